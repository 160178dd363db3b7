import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { type AnyActor, createActor, waitFor } from 'xstate';
import { uploadWith } from '../../../machines/uploadMachine.ts';
import { battleProgram } from '../../../src/app/battleProgram.ts';
import { inspection } from '../../../src/app/inspection.ts';
import { composeApp } from '../../../src/app/composeApp.ts';
import { createRecording } from '../../../src/features/inspector/createRecording.ts';
import { showInspector } from '../../../src/features/inspector/showInspector.tsx';
import { jpeg, openedPhoto } from '../../machines/photos.ts';
import { fakePorts } from '../../machines/fakePorts.ts';
import { findings } from '../support/findings.ts';
import { emulateTheme, themes } from '../support/page.tsx';

beforeEach(() => page.viewport(1280, 800));
let takeAway = () => {};
afterEach(() => {
  takeAway();
  vi.restoreAllMocks();
});

/** The panel beside an upload chart that is recorded. All pixels have one unusual value, so that they would be noticed anywhere. */
async function inspectUpload() {
  const recording = createRecording();
  const raster = { data: new Uint8ClampedArray(64).fill(173), width: 4, height: 4 };
  const { ports } = fakePorts({
    open: async () => ({
      ok: true,
      value: {
        photo: { ...openedPhoto(), raster, canvas: raster, checkCopy: raster },
        preview: await createImageBitmap(new ImageData(4, 4)),
      },
    }),
  });
  const upload = createActor(uploadWith(ports), { inspect: recording.observer }).start();
  takeAway = showInspector(recording);
  return { upload, panel: page.getByRole('complementary', { name: 'State charts' }) };
}

async function ratePhoto(upload: Awaited<ReturnType<typeof inspectUpload>>['upload']) {
  upload.send({ type: 'photo.choose', file: jpeg('secret name.jpg') });
  await waitFor(upload, (snapshot) => snapshot.matches('idle') && snapshot.context.chosen.location !== null);
  upload.send({ type: 'analyze' });
  await waitFor(upload, (snapshot) => snapshot.matches('complete'));
}

const photo = new File(['x'.repeat(2048)], 'chosen.jpg', { type: 'image/jpeg' });

it('lights the state of each chart in its diagram, and names it', async () => {
  const { upload, panel } = await inspectUpload();
  await expect.element(panel.getByRole('img', { name: 'upload is in idle' })).toBeVisible();
  await ratePhoto(upload);
  await expect.element(panel.getByRole('img', { name: 'upload is in complete' })).toBeVisible();
  const lit = () => [...panel.element().querySelectorAll('[data-lit] text')].map((text) => text.textContent);
  expect(lit()).toEqual(['complete']);
  const passed = [...panel.element().querySelectorAll('[data-passed] text')].map((text) => text.textContent);
  expect(passed).toEqual(expect.arrayContaining(['idle', 'uploading', 'judging']));
  expect(passed).not.toContain('unlocated');

  await panel.getByRole('button', { name: /upload › analysis/u }).click();
  await expect.poll(() => lit().length).toBeGreaterThan(0);
  upload.stop();
});

it('plays what the page sent again, with a photo that is chosen for it', async () => {
  const { upload, panel } = await inspectUpload();
  await ratePhoto(upload);
  const playAll = panel.getByRole('button', { name: 'Play All Again' });
  await expect.element(playAll).toBeDisabled();
  await userEvent.upload(panel.getByLabelText(/Choose one to play them/u), photo);
  await playAll.click();
  // While its verdict shows, the chart takes no other photo: the player waits until the verdict is put away.
  await expect.element(panel.getByText('Waiting until upload hears photo.choose.')).toBeVisible();
  upload.send({ type: 'reset' });
  await waitFor(
    upload,
    (snapshot) => snapshot.matches('complete') && snapshot.context.chosen.file?.name === photo.name,
  );
  upload.stop();
});

it('offers no event to be played again whose photo is still to be chosen', async () => {
  const { upload, panel } = await inspectUpload();
  await ratePhoto(upload);
  await expect.element(panel.getByRole('button', { name: /^Play analyze again/u })).toBeVisible();
  const withPhoto = panel.getByRole('button', { name: /^Play photo\.choose again/u });
  expect(withPhoto.query()).toBeNull();
  await userEvent.upload(panel.getByLabelText(/Choose one to play them/u), photo);
  await expect.element(withPhoto).toBeVisible();
  upload.stop();
});

it('copies the list, and plays one that is pasted', async () => {
  const { upload, panel } = await inspectUpload();
  await ratePhoto(upload);
  const copied: string[] = [];
  vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(async (text) => void copied.push(text));
  await panel.getByRole('button', { name: 'Copy' }).click();
  expect(JSON.parse(copied[0]!)).toEqual([
    { type: 'photo.choose', file: '[file of 2048 bytes]' },
    { type: 'analyze' },
  ]);

  await panel.getByText('Play a list that was copied').click();
  const field = panel.getByLabelText('Events of upload, as JSON');
  await userEvent.fill(field, 'photo.remove');
  await expect.element(panel.getByText('This is no list of events.')).toBeVisible();
  await userEvent.fill(field, '[{"type":"photo.remove"}]');
  await panel.getByRole('button', { name: 'Play', exact: true }).last().click();
  await waitFor(upload, (snapshot) => snapshot.matches('idle') && snapshot.context.chosen.file === null);
  upload.stop();
});

it('[PRV-02] shows Stately, in a window that a click opens, every chart and not a byte of the photo', async () => {
  const posted: string[] = [];
  const inspectorWindow = { postMessage: (message: unknown) => posted.push(JSON.stringify(message)) };
  const open = vi.spyOn(window, 'open').mockReturnValue(inspectorWindow as unknown as Window);
  const { upload, panel } = await inspectUpload();
  expect(open).not.toHaveBeenCalled();
  await panel.getByRole('button', { name: 'Open Stately Inspector' }).click();
  window.dispatchEvent(new MessageEvent('message', { data: { type: '@statelyai.connected' } }));
  await ratePhoto(upload);
  await expect.poll(() => posted.some((message) => message.includes('"complete"'))).toBe(true);

  const all = posted.join('\n') + panel.element().outerHTML;
  for (const chart of ['upload', 'photo', 'analysis']) expect(all).toContain(chart);
  for (const trace of ['173,173', '":173', 'blob:', 'secret name']) expect(all).not.toContain(trace);
  upload.stop();
});

it('stays usable while a modal dialog is open, and after it', async () => {
  const { upload, panel } = await inspectUpload();
  const dialog = document.createElement('dialog');
  document.body.append(dialog);
  dialog.showModal();
  await expect.poll(() => dialog.contains(panel.element())).toBe(true);
  await panel.getByRole('button', { name: 'Hide' }).click();
  dialog.remove();
  await panel.getByRole('button', { name: 'Show' }).click();
  await expect.element(panel.getByRole('img', { name: 'upload is in idle' })).toBeVisible();
  upload.stop();
});

it('moves into the dialog that was opened last, though it stands before the other in the document', async () => {
  const { upload, panel } = await inspectUpload();
  const [popup, battle] = [document.createElement('dialog'), document.createElement('dialog')];
  document.body.append(popup, battle);
  battle.showModal();
  await expect.poll(() => battle.contains(panel.element())).toBe(true);
  popup.showModal();
  await expect.poll(() => popup.contains(panel.element())).toBe(true);
  popup.remove();
  await expect.poll(() => battle.contains(panel.element())).toBe(true);
  battle.remove();
  upload.stop();
});

it.each(themes)('axe finds nothing in the inspector, %s', async (theme) => {
  await emulateTheme(theme);
  const { upload, panel } = await inspectUpload();
  await ratePhoto(upload);
  await expect.element(panel.getByRole('img', { name: 'upload is in complete' })).toBeVisible();
  expect(await findings(panel.element())).toEqual([]);
  upload.stop();
});

it('stays away unless the address asks for it', async () => {
  expect(await inspection()).toEqual({});
  expect(page.getByRole('complementary', { name: 'State charts' }).query()).toBeNull();
});

// This test comes last, because what it puts on the page stays there.
it('comes with all charts of the page when the address asks for it', async () => {
  const address = location.href;
  history.replaceState(history.state, '', '?inspect');
  const actors = await composeApp(() => null);
  history.replaceState(history.state, '', address);
  const panel = page.getByRole('complementary', { name: 'State charts' });
  const { credits, payment, consent, upload } = actors;
  for (const name of ['credits', 'payment', 'consent', 'upload', 'battle'])
    await expect.element(panel.getByRole('button', { name: new RegExp(`^${name} `, 'u') })).toBeVisible();
  for (const chart of [credits, payment, consent, upload, actors.battle(battleProgram)])
    (chart as AnyActor).stop();
});
