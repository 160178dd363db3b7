import { userEvent } from 'vitest/browser';
import { expect, test, vi } from 'vitest';
import { Dialog } from '../../src/components/Dialog.tsx';
import { createLazyDialog, type LazyDialogProps } from '../../src/components/createLazyDialog.ts';
import { LazyDialogOutlet } from '../../src/components/LazyDialogOutlet.tsx';
import { show } from '../features/support/page.tsx';

function SampleDialog({ onClose }: LazyDialogProps) {
  return (
    <Dialog title="Sample" onClose={onClose}>
      Words
    </Dialog>
  );
}

/** The sample as a lazy dialog, which `load` imports. */
const createSample = (load: () => Promise<typeof SampleDialog>) =>
  createLazyDialog(load, (content) => content);

test('a dialog is fetched when it is opened, and the focus goes back to the button that opened it', async () => {
  const load = vi.fn<() => Promise<typeof SampleDialog>>(async () => SampleDialog);
  const sample = createSample(load);
  const screen = await show(
    <>
      <button type="button" onClick={sample.open}>
        Open
      </button>
      <LazyDialogOutlet dialog={sample} />
    </>,
  );
  expect(load).not.toHaveBeenCalled();
  await screen.getByRole('button', { name: 'Open' }).click();
  await expect.element(screen.getByRole('heading', { name: 'Sample' })).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(screen.getByRole('button', { name: 'Open' })).toHaveFocus();
});

test('[ERR-06] a dialog that could not be fetched says so and what may help, and is fetched again on request', async () => {
  const quiet = vi.spyOn(console, 'error').mockImplementation(() => {});
  const load = vi.fn<() => Promise<typeof SampleDialog>>(async () => SampleDialog);
  // Loading a piece of the program fails after two attempts to import it (`loadProgram`).
  for (let time = 0; time < 2; time += 1) load.mockRejectedValueOnce(new TypeError('no connection'));
  const sample = createSample(load);
  const screen = await show(<LazyDialogOutlet dialog={sample} />);
  sample.open();
  await expect.element(screen.getByRole('dialog')).toHaveTextContent(/could not be loaded/);
  // The host may have replaced the version of this page by a newer one, whose files have other names.
  await expect.element(screen.getByRole('dialog')).toHaveTextContent(/refresh the page/);
  await screen.getByRole('button', { name: 'Try Again' }).click();
  await expect.element(screen.getByRole('heading', { name: 'Sample' })).toBeVisible();
  quiet.mockRestore();
});

test('a dialog that takes long to arrive is announced, and opens', async () => {
  let arrive = () => {};
  const sample = createSample(
    () => new Promise<typeof SampleDialog>((resolve) => (arrive = () => resolve(SampleDialog))),
  );
  const screen = await show(<LazyDialogOutlet dialog={sample} />);
  // A live region that arrives with its words is often not read.
  const region = screen.container.querySelector('[aria-live]');
  expect(region?.textContent).toBe('');
  sample.open();
  await expect.element(screen.getByText('One moment...')).toBeVisible();
  expect(region?.textContent).toBe('One moment...');
  arrive();
  await expect.element(screen.getByRole('dialog')).toBeVisible();
  await expect.element(screen.getByText('One moment...')).not.toBeInTheDocument();
});

test('a dialog that is closed before it has arrived stays closed', async () => {
  let arrive = () => {};
  const sample = createSample(
    () => new Promise<typeof SampleDialog>((resolve) => (arrive = () => resolve(SampleDialog))),
  );
  const screen = await show(<LazyDialogOutlet dialog={sample} />);
  sample.open();
  sample.close();
  arrive();
  // By the next task, all code that waits for the dialog has run.
  await new Promise((resolve) => setTimeout(resolve));
  expect(sample.current().kind).toBe('closed');
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
});
