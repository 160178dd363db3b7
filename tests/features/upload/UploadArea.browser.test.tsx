import { beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { AnalysisResult } from '../../../src/domain/analysis/AnalysisResult.ts';
import { FailureError } from '../../../src/domain/failures/FailureError.ts';
import type { FaceLocation } from '../../../src/domain/photo/FaceLocation.ts';
import { deferred } from '../../machines/fakePorts.ts';
import { findings } from '../support/findings.ts';
import { paintedLook } from '../support/battlePorts.ts';
import { dropEffectOver } from '../support/dropEffectOver.ts';
import { emulateTheme, themes } from '../support/page.tsx';
import { ratedLook, squaresMeasured } from '../support/ratedLook.ts';
import { uploadStage } from '../support/uploadStage.tsx';

const look = () => paintedLook('look.png', '#c98f6d', '#b0122e');
const forever = () => new Promise<never>(() => {});

describe('the empty cover', () => {
  beforeEach(() => emulateTheme('light'));

  test('[UPL-01] the whole dashed zone is one button that opens a picker for images', async () => {
    const { screen, input, stage } = await uploadStage();
    expect(stage()).toBe('idle');
    await expect.element(screen.getByText('Supported formats: JPG, PNG', { exact: true })).toBeVisible();
    await expect.element(screen.getByText('Max size: 10MB', { exact: true })).toBeVisible();
    expect(input().accept).toBe('image/*');

    const button = screen.getByRole('button', { name: 'Choose a Photo' }).element();
    const zone = button.parentElement as HTMLElement;
    expect(getComputedStyle(zone).borderTopStyle).toBe('dashed');
    const { left, top } = zone.getBoundingClientRect();
    expect(document.elementFromPoint(left + 20, top + 60)).toBe(button);

    const opened = vi.spyOn(input(), 'click').mockImplementation(() => {});
    await userEvent.click(button);
    button.focus();
    await userEvent.keyboard('{Enter}');
    expect(opened).toHaveBeenCalledTimes(2);
  });

  test('[UPL-01] a file dropped anywhere on the page is taken, and the zone shows that it would be', async () => {
    const { screen, drop, stage, upload } = await uploadStage();
    const zone = screen.getByRole('button', { name: 'Choose a Photo' }).element().parentElement;
    const release = drop([await look()], document.body);
    await expect.poll(() => zone && getComputedStyle(zone).borderTopStyle).toBe('solid');
    release();
    await expect.element(screen.getByRole('img', { name: 'Preview of your photo' })).toBeVisible();
    expect(stage()).toBe('idle');
    expect(upload.getSnapshot().context.chosen.file?.name).toBe('look.png');
  });

  test('[UPL-01] of several files that are dropped together the photo is taken, whatever lies beside it', async () => {
    const { screen, drop, upload } = await uploadStage();
    const notes = new File(['words'], 'notes.pdf', { type: 'application/pdf' });
    drop([notes, await look()], document.body)();
    await expect.element(screen.getByRole('img', { name: 'Preview of your photo' })).toBeVisible();
    expect(upload.getSnapshot().context.chosen.file?.name).toBe('look.png');
  });

  test('[UPL-01] over a link or a picture without its file the pointer shows that it cannot be dropped', async () => {
    await uploadStage();
    expect(dropEffectOver(document.body, 'Files')).toBe('copy');
    expect(dropEffectOver(document.body, 'text/uri-list', 'application/x-moz-file-promise')).toBe('none');
    // A part of the page that has handled the event itself decides what the pointer shows.
    document.body.addEventListener('dragover', (event) => event.preventDefault(), { once: true });
    expect(dropEffectOver(document.body, 'text/uri-list')).toBe('copy');
  });

  test('[UPL-01] a file dropped while another is rated waits, and is offered next', async () => {
    const measured = deferred<void>();
    const { screen, drop, stage, upload, input } = await uploadStage({
      ports: {
        measure: async () => {
          await measured.promise;
          return { ok: false, failure: { kind: 'workerLost' } };
        },
      },
    });
    await userEvent.upload(input(), await look());
    await screen.getByRole('button', { name: 'Get Personalized Tips!' }).click();
    await expect.poll(stage).toBe('analyzing');
    drop([new File([await look()], 'second.png', { type: 'image/png' })], document.body)();
    await expect.element(screen.getByText(/waits until this one has its verdict/)).toBeVisible();
    expect(upload.getSnapshot().context.chosen.file?.name).toBe('look.png');

    measured.resolve();
    await expect.poll(stage).toBe('complete');
    await screen.getByRole('button', { name: 'Rate Your Other Photo' }).click();
    await expect.element(screen.getByRole('img', { name: 'Preview of your photo' })).toBeVisible();
    expect(upload.getSnapshot().context.chosen.file?.name).toBe('second.png');
    await expect.element(screen.getByText('Next in line.')).not.toBeInTheDocument();
  });

  test('[UPL-03] what can never be rated is refused at once while a verdict is shown, and no photo that waits is lost', async () => {
    const { screen, drop, stage, upload, input } = await uploadStage();
    await userEvent.upload(input(), await look());
    await screen.getByRole('button', { name: 'Get Personalized Tips!' }).click();
    await expect.poll(stage).toBe('complete');
    drop([await look()], document.body)();
    const offer = screen.getByRole('button', { name: 'Rate Your Other Photo' });
    await expect.element(offer).toBeVisible();
    drop([new File([], 'empty.png', { type: 'image/png' })], document.body)();
    const refusal = screen.getByText('Empty file detected. Please select a valid image.', { exact: true });
    await expect.element(refusal).toBeVisible();
    await expect.element(offer).not.toBeInTheDocument();
    expect(stage()).toBe('complete');
    await screen.getByRole('button', { name: 'Close' }).click();
    await expect.element(refusal).not.toBeInTheDocument();
    await expect.element(offer).toBeVisible();
    // It is gone with the verdict as well.
    drop([new File([], 'empty.png', { type: 'image/png' })], document.body)();
    await expect.element(refusal).toBeVisible();
    upload.send({ type: 'reset' });
    await expect.element(refusal).not.toBeInTheDocument();
  });

  test('[UPL-01] [RES-06] a photo is not lost if the last verdict comes back while the picker is open', async () => {
    const recalled = deferred<AnalysisResult>();
    const { screen, stage, upload, input } = await uploadStage({
      ports: { hasVerdict: () => true, recallVerdict: () => recalled.promise },
    });
    // The input that the browser's picker answers to.
    const asked = input();
    recalled.resolve(ratedLook());
    await expect.poll(stage).toBe('complete');
    await expect.element(screen.getByText('The result')).toBeVisible();
    const picked = new DataTransfer();
    picked.items.add(new File([await look()], 'picked.png', { type: 'image/png' }));
    asked.files = picked.files;
    asked.dispatchEvent(new Event('change', { bubbles: true }));
    await screen.getByRole('button', { name: 'Rate Your Other Photo' }).click();
    await expect.element(screen.getByRole('img', { name: 'Preview of your photo' })).toBeVisible();
    expect(upload.getSnapshot().context.chosen.file?.name).toBe('picked.png');
  });

  test('[UPL-01] a photo that waits can be dismissed, and another takes its place for good', async () => {
    const { screen, drop, stage, upload, input } = await uploadStage({ ports: { measure: forever } });
    await userEvent.upload(input(), await look());
    await screen.getByRole('button', { name: 'Get Personalized Tips!' }).click();
    await expect.poll(stage).toBe('analyzing');
    // It takes the focus once the card is painted.
    await expect.element(screen.getByRole('heading', { name: 'AI Analyzing Your Makeup...' })).toHaveFocus();
    const release = drop([await look()], document.body);
    release();
    const close = screen.getByRole('button', { name: 'Close' });
    await expect.element(close).toBeVisible();
    (close.element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(screen.getByText('Next in line.')).not.toBeInTheDocument();
    // The close button is gone; the place of the notice has the focus.
    expect(document.activeElement).toHaveAttribute('role', 'status');
    release();
    await expect.element(screen.getByText('Next in line.')).toBeVisible();
    upload.send({ type: 'cancel' });
    await userEvent.upload(input(), await look());
    await expect.element(screen.getByText('Next in line.')).not.toBeInTheDocument();
    await screen.getByRole('button', { name: 'Remove Photo' }).click();
    await expect.element(screen.getByRole('heading', { name: 'This cover is empty.' })).toBeVisible();
    await expect.element(screen.getByText('Next in line.')).not.toBeInTheDocument();
  });

  test('[UPL-02] says what a photo should be like', async () => {
    const { screen } = await uploadStage();
    const box = screen.getByRole('region', { name: 'Photo Requirements' });
    const words = box
      .getByRole('listitem')
      .elements()
      .map((item) => item.textContent);
    expect(words).toHaveLength(4);
    expect(words[0]).toMatch(/clear, well-lit photo/);
    expect(words[1]).toMatch(/real person only.*cartoons, drawings or AI-generated images/);
    expect(words[2]).toMatch(/Face clearly visible and centered/);
    expect(words[3]).toMatch(/Natural lighting is best/);
  });

  test('[UPL-04] "Compare 2 Looks" shows only where there is a compare handler', async () => {
    const onCompare = vi.fn<() => void>();
    const { screen } = await uploadStage({ onCompare });
    await screen.getByRole('button', { name: 'Compare 2 Looks' }).click();
    expect(onCompare).toHaveBeenCalledOnce();
    await screen.unmount();
    const alone = await uploadStage();
    await expect.element(alone.screen.getByText('Compare 2 Looks')).not.toBeInTheDocument();
  });

  test('[ANA-02] while a photo is checked the stage says so, to screen readers as well', async () => {
    const { screen, input, stage } = await uploadStage({ ports: { open: forever } });
    await userEvent.upload(input(), await look());
    await expect.poll(stage).toBe('uploading');
    await expect.element(screen.getByRole('progressbar', { name: 'Checking your photo' })).toBeVisible();
    // The button that had the focus is gone.
    await expect.element(screen.getByRole('heading', { name: 'Hold it right there.' })).toHaveFocus();
    await expect.element(screen.getByRole('status').first()).toHaveTextContent('Checking your photo.');
  });

  test('[ANA-02] who listens does not hear that the cover is empty while a photo is checked', async () => {
    const { screen, input } = await uploadStage({ ports: { open: forever } });
    const focused: (string | null)[] = [];
    input().ownerDocument.addEventListener('focusin', ({ target }) => {
      if (target instanceof HTMLHeadingElement) focused.push(target.textContent);
    });
    await userEvent.upload(input(), await look());
    await expect.element(screen.getByRole('heading', { name: 'Hold it right there.' })).toHaveFocus();
    expect(focused).toEqual(['Hold it right there.']);
  });

  test('[ERR-01] [ERR-02] a refused file ends in the error box, with its message, hints and a way out', async () => {
    const { screen, input, stage } = await uploadStage();
    await userEvent.upload(input(), new File(['words'], 'notes.txt', { type: 'text/plain' }));
    const box = screen.getByRole('alert');
    await expect.element(box.getByRole('heading', { name: 'Analysis Error' })).toHaveFocus();
    await expect
      .element(box.getByText('Please upload a valid image file (JPG, PNG)', { exact: true }))
      .toBeVisible();
    expect(box.getByRole('listitem').elements()[0]?.textContent).toMatch(/JPG or PNG that is not corrupted/);
    await expect.element(box.getByRole('button', { name: 'Refresh Page' })).toBeVisible();
    expect(stage()).toBe('idle');
    const opened = vi.spyOn(input(), 'click').mockImplementation(() => {});
    await box.getByRole('button', { name: 'Choose Another Photo' }).click();
    expect(opened).toHaveBeenCalledOnce();
  });

  test('[ERR-01] where the browser failed, a fresh page is the only way that the box offers', async () => {
    const { screen, input } = await uploadStage({
      ports: { open: async () => ({ ok: false, failure: { kind: 'canvas' } }) },
    });
    await userEvent.upload(input(), await look());
    const box = screen.getByRole('alert');
    await expect.element(box.getByRole('button', { name: 'Refresh Page' })).toBeVisible();
    await expect.element(box.getByRole('button', { name: 'Choose Another Photo' })).not.toBeInTheDocument();
  });

  test('[ERR-06] where the connection was lost after the photo was opened, the box offers another try with it', async () => {
    const judge = vi
      .fn<() => Promise<AnalysisResult>>()
      .mockRejectedValueOnce(new FailureError({ kind: 'programNotLoaded' }))
      .mockResolvedValue(ratedLook());
    const { screen, input, stage } = await uploadStage({ ports: { judge } });
    await userEvent.upload(input(), await look());
    await screen.getByRole('button', { name: 'Get Personalized Tips!' }).click();
    const box = screen.getByRole('alert');
    await expect.element(box).toHaveTextContent(/The line dropped/u);
    await box.getByRole('button', { name: 'Try Again' }).click();
    await expect.poll(() => stage()).toBe('complete');
  });

  test('[UPL-08] choosing again clears the error', async () => {
    const { screen, input } = await uploadStage();
    await userEvent.upload(input(), new File(['words'], 'notes.txt', { type: 'text/plain' }));
    await expect.element(screen.getByText('Analysis Error')).toBeVisible();
    await userEvent.upload(input(), await look());
    await expect.element(screen.getByRole('img', { name: 'Preview of your photo' })).toBeVisible();
    await expect.element(screen.getByText('Analysis Error')).not.toBeInTheDocument();
  });
});

describe('a chosen photo', () => {
  beforeEach(() => emulateTheme('light'));

  test('[UPL-05] shows its preview, the button and the link to another', async () => {
    const { screen, input } = await uploadStage();
    await userEvent.upload(input(), await look());
    const preview = screen.getByRole('img', { name: 'Preview of your photo' });
    await expect.element(preview).toBeVisible();
    const brush = () => preview.element().querySelector('canvas')?.getContext('2d');
    // The painted look's own color, in the middle of its oval. The photo is drawn once the size of its place is known.
    await expect
      .poll(() => [...(brush()?.getImageData(120, 140, 1, 1).data ?? [])])
      .toEqual([201, 143, 109, 255]);
    await expect.element(screen.getByRole('heading', { name: 'Looking ready.' })).toHaveFocus();
    await expect.element(screen.getByText('One face, found')).toBeVisible();
    const opened = vi.spyOn(input(), 'click').mockImplementation(() => {});
    await screen.getByRole('button', { name: 'Choose Different Photo' }).click();
    expect(opened).toHaveBeenCalledOnce();
  });

  test('[UPL-05] under pointer and focus the button reads otherwise, at the same width', async () => {
    await page.viewport(1280, 800);
    const { screen, input } = await uploadStage();
    await userEvent.upload(input(), await look());
    const button = screen.getByRole('button', { name: 'Get Personalized Tips!' });
    await expect.element(button).toHaveTextContent(/^Get Personalized Tips!$/);
    const { width } = button.element().getBoundingClientRect();
    await button.hover();
    await expect.element(button).toHaveTextContent(/^Unlock Your Glow-Up!$/);
    expect(button.element().getBoundingClientRect().width).toBe(width);
    await screen.getByRole('heading', { name: 'Looking ready.' }).hover();
    await expect.element(button).toHaveTextContent(/^Get Personalized Tips!$/);
    button.element().focus();
    await expect.element(button).toHaveTextContent(/^Unlock Your Glow-Up!$/);
  });

  test('[UPL-06] while analyzing the button is disabled and reads "Analyzing..."', async () => {
    const { screen, input, stage } = await uploadStage({ ports: { measure: forever } });
    await userEvent.upload(input(), await look());
    await screen.getByRole('button', { name: 'Get Personalized Tips!' }).click();
    await expect.poll(stage).toBe('analyzing');
    await expect.element(screen.getByRole('button', { name: 'Analyzing...' })).toBeDisabled();
    await expect.element(screen.getByRole('heading', { name: 'AI Analyzing Your Makeup...' })).toHaveFocus();
  });

  test('[FAC-10] who does without the face finder by keyboard is on the heading of the analysis', async () => {
    const located = deferred<{ kind: 'unavailable'; reason: 'unsupported' }>();
    const { screen, input, stage } = await uploadStage({
      ports: { locate: () => located.promise, measure: forever },
    });
    await userEvent.upload(input(), await look());
    await screen.getByRole('button', { name: 'Get Personalized Tips!' }).click();
    await expect.poll(stage).toBe('analyzing');
    located.resolve({ kind: 'unavailable', reason: 'unsupported' });
    const roughly = screen.getByRole('button', { name: 'Rate it roughly now' });
    await expect.element(roughly).toBeVisible();
    // The heading takes the focus once the card is painted, which may be after the button came.
    const heading = screen.getByRole('heading', { name: 'AI Analyzing Your Makeup...' });
    await expect.element(heading).toHaveFocus();
    (roughly.element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(roughly).not.toBeInTheDocument();
    await expect.element(heading).toHaveFocus();
    // No face was looked for.
    await expect.element(screen.getByText('Makeup analysis under way.', { exact: true })).toBeInTheDocument();
  });

  test('[FAC-10] a face that was not found is looked for again, in the same photo', async () => {
    const locations: FaceLocation[] = [
      { kind: 'unavailable', reason: 'failed' },
      { kind: 'unavailable', reason: 'unsupported' },
    ];
    const { screen, input } = await uploadStage({ ports: { locate: async () => locations.shift()! } });
    await userEvent.upload(input(), await look());
    const again = screen.getByRole('button', { name: 'Look Again' });
    await again.click();
    await expect.element(screen.getByText(/No face finder this time/)).toBeVisible();
    await expect.element(screen.getByRole('heading', { name: 'Looking ready.' })).toHaveFocus();
    // This browser cannot run the models, however often it is asked.
    expect(locations).toEqual([]);
    await expect.element(again).not.toBeInTheDocument();
  });

  test('[FAC-10] a face that was not found is looked for again while its rating waits', async () => {
    const located = deferred<FaceLocation>();
    const searches = [located.promise, new Promise<FaceLocation>(() => {})];
    const { screen, input, stage } = await uploadStage({ ports: { locate: () => searches.shift()! } });
    await userEvent.upload(input(), await look());
    await screen.getByRole('button', { name: 'Get Personalized Tips!' }).click();
    await expect.poll(stage).toBe('analyzing');
    located.resolve({ kind: 'unavailable', reason: 'failed' });
    const again = screen.getByRole('button', { name: 'Look Again' });
    await expect.element(again).toBeVisible();
    // The heading takes the focus once the card is painted, which may be after the button came.
    const heading = screen.getByRole('heading', { name: 'AI Analyzing Your Makeup...' });
    await expect.element(heading).toHaveFocus();
    (again.element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(again).not.toBeInTheDocument();
    expect(searches).toEqual([]);
    await expect.element(heading).toHaveFocus();
  });

  test('[UPL-08] is removed by its button, and the cover is empty again', async () => {
    const { screen, input, upload } = await uploadStage();
    await userEvent.upload(input(), await look());
    await screen.getByRole('button', { name: 'Remove Photo' }).click();
    await expect.element(screen.getByRole('heading', { name: 'This cover is empty.' })).toBeVisible();
    expect(upload.getSnapshot().context.chosen.preview).toBeNull();
  });

  test.each([
    ['its button', async (press: () => Promise<void>) => press()],
    ['Escape', async () => userEvent.keyboard('{Escape}')],
    ['Back', async () => history.back()],
  ] as const)(
    '[CRD-08] an analysis is cancelled by %s: the photo stays, nothing is charged',
    async (_, cancel) => {
      const { screen, input, stage, purse } = await uploadStage({ ports: { measure: forever } });
      await userEvent.upload(input(), await look());
      const before = purse.credits;
      await screen.getByRole('button', { name: 'Get Personalized Tips!' }).click();
      await expect.poll(stage).toBe('analyzing');
      const button = screen.getByRole('button', { name: 'Cancel' });
      await expect.element(button).toBeVisible();
      // The history entry that Back goes over is made just after the button shows.
      await expect.poll(() => history.state as object | null).toMatchObject({ layers: 1 });
      await cancel(() => button.click());
      await expect.poll(stage).toBe('idle');
      await expect.element(screen.getByRole('img', { name: 'Preview of your photo' })).toBeVisible();
      await expect.element(screen.getByText('Analysis Error')).not.toBeInTheDocument();
      expect(purse.credits).toBe(before);
    },
  );

  test('[UPL-02] the coach praises only what was looked at, and hints at the rest', async () => {
    const { screen, input } = await uploadStage({
      ports: {
        coach: async () => ({ ok: true, value: [{ topic: 'blurry', measured: 0.1 }] }),
      },
    });
    await userEvent.upload(input(), await look());
    const rows = screen.getByRole('listitem');
    await expect.element(rows.nth(0)).toHaveTextContent(/^Lighting\..*Good$/);
    expect(rows.nth(0).element().closest('[aria-live="polite"]')).not.toBeNull();
    await expect.element(rows.nth(1)).toHaveTextContent(/^Sharpness\. The focus slipped.*Tweak$/);
    await expect.element(rows.nth(2)).toHaveTextContent(/^Pose\..*Good$/);
    await screen.unmount();
    const looking = await uploadStage({ ports: { coach: forever } });
    await userEvent.upload(looking.input(), await look());
    await expect
      .element(looking.screen.getByText('Looking for your face and checking the light...'))
      .toBeVisible();
    await expect.element(looking.screen.getByText('Good')).not.toBeInTheDocument();
  });

  test('[UPL-02] a coach that could not look is not waited for', async () => {
    const coached = deferred<{ ok: false; failure: { kind: 'workerLost' } }>();
    const { screen, input } = await uploadStage({ ports: { coach: () => coached.promise } });
    await userEvent.upload(input(), await look());
    const looking = screen.getByRole('progressbar', { name: 'Looking at your photo' });
    await expect.element(looking).toBeVisible();
    // Words that change with every megabyte would be read out each time.
    expect(looking.element().closest('[aria-live]')).toBeNull();
    coached.resolve({ ok: false, failure: { kind: 'workerLost' } });
    await expect.element(looking).not.toBeInTheDocument();
    // The words above promise a note.
    await expect.element(screen.getByText(/No note this time/)).toBeVisible();
    // Nothing is praised that was not looked at.
    await expect.element(screen.getByText('Good', { exact: true })).not.toBeInTheDocument();
    await expect.element(screen.getByRole('button', { name: 'Get Personalized Tips!' })).toBeEnabled();
  });

  test.each([
    ['face', ''],
    ['wholePhoto', 'Approximate. '],
    ['estimated', 'Estimated. '],
  ] as const)('[RES-01] [RES-03] who listens hears what a score rests on: %s', async (basis, label) => {
    const measurement = { ...squaresMeasured, basis };
    const { screen, input } = await uploadStage({
      ports: { judge: async () => ratedLook({ measurement, overallScore: 59 }) },
    });
    await userEvent.upload(input(), await look());
    await screen.getByRole('button', { name: 'Get Personalized Tips!' }).click();
    await expect
      .poll(() => screen.getByRole('status').first().element().textContent)
      .toBe(`${label}Your makeup scores 59 out of 100: Yellow Card.`);
  });

  test('[ERR-01] [ERR-03] a failed analysis keeps the photo, so that the visitor can try again', async () => {
    const { screen, input } = await uploadStage({ ports: { spend: async () => false } });
    await userEvent.upload(input(), await look());
    await screen.getByRole('button', { name: 'Get Personalized Tips!' }).click();
    await expect.element(screen.getByRole('heading', { name: 'Analysis Error' })).toHaveFocus();
    await expect
      .element(screen.getByText('Unable to use credit. Please check your credit balance and try again.'))
      .toBeVisible();
    await expect.element(screen.getByRole('img', { name: 'Preview of your photo' })).toBeVisible();
    await expect.element(screen.getByRole('button', { name: 'Get Personalized Tips!' })).toBeEnabled();
  });
});

describe.each([
  ['phone', 390, 844],
  ['desktop', 1280, 800],
] as const)('axe finds nothing on a %s', (_, width, height) => {
  test.each(themes)('in any stage before the result, %s', async (theme) => {
    await emulateTheme(theme);
    await page.viewport(width, height);
    const { screen, input, stage, root } = await uploadStage({
      ports: { measure: forever },
      onCompare: () => {},
    });
    const area = () => root() as Element;
    expect(await findings(area())).toEqual([]);
    await userEvent.upload(input(), new File(['words'], 'notes.txt', { type: 'text/plain' }));
    await expect.element(screen.getByText('Analysis Error')).toBeVisible();
    expect(await findings(area())).toEqual([]);
    await userEvent.upload(input(), await look());
    await expect.element(screen.getByText('Good').first()).toBeVisible();
    expect(await findings(area())).toEqual([]);
    await screen.getByRole('button', { name: 'Get Personalized Tips!' }).click();
    await expect.poll(stage).toBe('analyzing');
    expect(await findings(area())).toEqual([]);
  });
});
