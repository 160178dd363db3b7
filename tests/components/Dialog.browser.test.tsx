import { type ReactNode, startTransition, useLayoutEffect, useState } from 'react';
import { beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Dialog } from '../../src/components/Dialog.tsx';
import { findings } from '../features/support/findings.ts';
import { emulateTheme, show, themes } from '../features/support/page.tsx';

interface SampleDialogProps {
  readonly role?: 'dialog' | 'alertdialog';
  readonly children?: ReactNode;
}

function SampleDialog({ role = 'dialog', children }: SampleDialogProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      {open && (
        <Dialog title="Sample" role={role} onClose={() => setOpen(false)}>
          <button type="button">One</button>
          <input type="file" aria-label="Photo" />
          <button type="button" onClick={() => setOpen(false)}>
            OK
          </button>
          {children}
        </Dialog>
      )}
    </>
  );
}

function UpperDialog({ onClose }: { readonly onClose: () => void }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        More
      </button>
      {open && (
        <Dialog title="Upper" onClose={onClose}>
          Words
        </Dialog>
      )}
    </>
  );
}

/** Two dialogs with one owner. The second replaces the first in a React transition, after which passive effects are run late. */
function TwoDialogs({ onClose }: { readonly onClose: () => void }) {
  const [first, setFirst] = useState<Element | null>(null);
  // The browser fires `close` in a later task, possibly before React's passive effects. Fired here by hand, it always comes before them.
  useLayoutEffect(() => {
    first?.dispatchEvent(new Event('close'));
  }, [first]);
  return (
    <Dialog key={first ? 'second' : 'first'} title={first ? 'Second' : 'First'} onClose={onClose}>
      <button
        type="button"
        onClick={({ currentTarget }) => startTransition(() => setFirst(currentTarget.closest('dialog')))}
      >
        Next
      </button>
    </Dialog>
  );
}

/** A press that begins on one element and is let go on the backdrop: the click is told to the dialog itself. */
function pressToBackdrop(begin: Element, dialog: Element) {
  begin.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
  dialog.dispatchEvent(new MouseEvent('click', { bubbles: true }));
}

async function openSample(role?: 'dialog' | 'alertdialog') {
  const screen = await show(<SampleDialog {...(role && { role })} />);
  const opener = screen.getByRole('button', { name: 'Open' });
  opener.element().focus();
  await userEvent.keyboard('{Enter}');
  const dialog = screen.getByRole(role ?? 'dialog', { name: 'Sample' });
  await expect.element(dialog).toBeVisible();
  return { screen, opener: opener.element(), dialog };
}

beforeEach(() => emulateTheme('light'));

describe('a dialog', () => {
  test('takes the focus, keeps it, and gives it back on Escape', async () => {
    const { dialog, opener } = await openSample();
    await expect.element(dialog.getByRole('heading', { name: 'Sample' })).toHaveFocus();
    for (let step = 0; step < 6; step++) {
      await userEvent.keyboard('{Tab}');
      expect(document.activeElement).not.toBe(opener);
    }
    await userEvent.keyboard('{Escape}');
    await expect.element(dialog).not.toBeInTheDocument();
    expect(document.activeElement).toBe(opener);
  });

  test('closes by Back, which leaves the page where it is, and gives the focus back', async () => {
    const { dialog, opener } = await openSample();
    await expect.poll(() => (history.state as { layers?: number } | null)?.layers).toBe(1);
    history.back();
    await expect.element(dialog).not.toBeInTheDocument();
    expect(document.activeElement).toBe(opener);
  });

  test('closes by its button and by a press outside, and gives the focus back', async () => {
    await page.viewport(1280, 800);
    const { screen, dialog, opener } = await openSample();
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect.element(dialog).not.toBeInTheDocument();
    expect(document.activeElement).toBe(opener);
    await screen.getByRole('button', { name: 'Open' }).click();
    await expect.element(dialog).toBeVisible();
    pressToBackdrop(dialog.element(), dialog.element());
    await expect.element(dialog).not.toBeInTheDocument();
  });

  test('gives the focus to a heading where what had it is gone, or nothing had it', async () => {
    await show(
      <main>
        <h2 id="place" tabIndex={-1}>
          The page
        </h2>
      </main>,
    );
    const place = document.getElementById('place');
    const { dialog, opener } = await openSample();
    opener.setAttribute('hidden', '');
    await userEvent.keyboard('{Escape}');
    await expect.element(dialog).not.toBeInTheDocument();
    expect(document.activeElement).toBe(place);
  });

  test('stays open when a press begins inside and ends outside, as when text is selected', async () => {
    const { dialog } = await openSample();
    pressToBackdrop(dialog.getByRole('heading').element(), dialog.element());
    // A dialog that closed would be gone in the next frame.
    for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
    await expect.element(dialog).toBeVisible();
  });

  test('stays open when the visitor turns back from choosing a file in it', async () => {
    const { dialog } = await openSample();
    // When the picker is closed without a choice, browsers send the input a `cancel` that bubbles. No script can close the picker.
    dialog
      .getByLabelText('Photo')
      .element()
      .dispatchEvent(new Event('cancel', { bubbles: true }));
    for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
    await expect.element(dialog).toBeVisible();
  });

  test('stays open when a dialog in it is closed by Escape or by a press outside', async () => {
    let closings = 0;
    const screen = await show(
      <SampleDialog>
        <UpperDialog onClose={() => closings++} />
      </SampleDialog>,
    );
    await screen.getByRole('button', { name: 'Open' }).click();
    await screen.getByRole('button', { name: 'More' }).click();
    const upper = screen.getByRole('dialog', { name: 'Upper' });
    await expect.element(upper).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.poll(() => closings).toBe(1);
    pressToBackdrop(upper.element(), upper.element());
    expect(closings).toBe(2);
    expect(document.querySelectorAll('dialog[open]')).toHaveLength(2);
  });

  test('an alertdialog wants its answer: no close button, no press outside', async () => {
    const { dialog } = await openSample('alertdialog');
    await expect.element(dialog.getByRole('button', { name: 'Close' })).not.toBeInTheDocument();
    pressToBackdrop(dialog.element(), dialog.element());
    await expect.element(dialog).toBeVisible();
    await dialog.getByRole('button', { name: 'OK' }).click();
    await expect.element(dialog).not.toBeInTheDocument();
  });

  test('one that gives way to another does not close it', async () => {
    let closings = 0;
    const screen = await show(<TwoDialogs onClose={() => closings++} />);
    await screen.getByRole('button', { name: 'Next' }).click();
    await expect.element(screen.getByRole('dialog', { name: 'Second' })).toBeVisible();
    expect(closings).toBe(0);
  });

  test('is a sheet at the bottom of a phone, and a card in the middle of a desktop', async () => {
    await page.viewport(390, 844);
    const { dialog } = await openSample();
    const sheet = dialog.element().getBoundingClientRect();
    expect([sheet.left, sheet.right, sheet.bottom]).toEqual([0, 390, 844]);
    await page.viewport(1280, 800);
    const card = dialog.element().getBoundingClientRect();
    expect(card.width).toBe(560);
    expect(card.top).toBeCloseTo(800 - card.bottom, 0);
  });

  test('is printed whole, without the page behind it', async () => {
    const screen = await show(
      <SampleDialog>
        <p style={{ height: 2000 }}>Words</p>
      </SampleDialog>,
    );
    screen.container.id = 'root';
    const open = screen.getByRole('button', { name: 'Open' }).element();
    await userEvent.click(open);
    const dialog = screen.getByRole('dialog').element();
    const height = () => dialog.getBoundingClientRect().height;
    expect(height()).toBeLessThanOrEqual(innerHeight);
    expect(open.checkVisibility()).toBe(true);
    await emulateTheme('light', 'print');
    await expect.poll(height).toBeGreaterThan(2000);
    expect(open.checkVisibility()).toBe(false);
  });

  test('its close button is a target of 44 px', async () => {
    const { dialog } = await openSample();
    const { width, height } = dialog.getByRole('button', { name: 'Close' }).element().getBoundingClientRect();
    expect([width, height]).toEqual([44, 44]);
  });

  test.each(themes)('axe finds nothing, %s', async (theme) => {
    await emulateTheme(theme);
    const { dialog } = await openSample();
    expect(await findings(dialog.element())).toEqual([]);
  });
});
