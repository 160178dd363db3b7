import { afterEach, expect, it, vi } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { uploadWith } from '../../machines/uploadMachine.ts';
import { composeApp } from '../../src/app/composeApp.ts';
import { openInspector } from '../../src/app/inspector.ts';
import { inspection } from '../../src/app/inspection.ts';
import { jpeg, openedPhoto } from '../machines/photos.ts';
import { portsInHand } from '../machines/portsInHand.ts';

afterEach(() => vi.restoreAllMocks());

it('[PRV-02] shows the inspector every chart and not a byte of the photo', async () => {
  const posted: string[] = [];
  const inspectorWindow = { postMessage: (message: unknown) => posted.push(JSON.stringify(message)) };
  vi.spyOn(window, 'open').mockReturnValue(inspectorWindow as unknown as Window);
  const inspect = openInspector();
  window.dispatchEvent(new MessageEvent('message', { data: { type: '@statelyai.connected' } }));

  // Pixels that would be recognized: 64 of the same odd value.
  const raster = { data: new Uint8ClampedArray(64).fill(173), width: 4, height: 4 };
  const { ports } = portsInHand({
    open: async () => ({
      ok: true,
      value: {
        photo: { ...openedPhoto(), raster, canvas: raster, checkCopy: raster },
        preview: await createImageBitmap(new ImageData(4, 4)),
      },
    }),
  });
  const actor = createActor(uploadWith(ports), { inspect }).start();
  actor.send({ type: 'photo.choose', file: jpeg('secret name.jpg') });
  await waitFor(actor, (snapshot) => snapshot.matches('idle') && snapshot.context.chosen.location !== null);
  actor.send({ type: 'analyze' });
  await waitFor(actor, (snapshot) => snapshot.matches('complete'));
  await expect.poll(() => posted.some((message) => message.includes('"complete"'))).toBe(true);

  const all = posted.join('\n');
  for (const chart of ['upload', 'photo', 'analysis']) expect(all).toContain(chart);
  for (const trace of ['173,173', '":173', 'blob:', 'secret name']) expect(all).not.toContain(trace);
  actor.stop();
});

it('shows the inspector all charts of the page on the development server, when the address asks for it', async () => {
  const posted: { type: string; definition?: string }[] = [];
  const inspectorWindow = { postMessage: (message: never) => posted.push(message) };
  vi.spyOn(window, 'open').mockReturnValue(inspectorWindow as unknown as Window);
  const address = location.href;
  history.replaceState(history.state, '', '?inspect');
  const actors = await composeApp();
  history.replaceState(history.state, '', address);
  window.dispatchEvent(new MessageEvent('message', { data: { type: '@statelyai.connected' } }));
  const shown = () =>
    posted.flatMap(({ type, definition }) =>
      type === '@xstate.actor' && definition ? [(JSON.parse(definition) as { id: string }).id] : [],
    );
  await expect
    .poll(shown)
    .toEqual(expect.arrayContaining(['credits', 'payment', 'consent', 'upload', 'battle']));
  for (const name of ['credits', 'payment', 'consent', 'upload', 'battle'] as const) actors[name].stop();
});

it('opens no inspector unless the address asks for it', async () => {
  const open = vi.spyOn(window, 'open').mockReturnValue(null);
  expect(await inspection()).toEqual({});
  expect(open).not.toHaveBeenCalled();
});
