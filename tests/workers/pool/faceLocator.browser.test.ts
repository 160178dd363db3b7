import { afterEach, describe, expect, it, vi } from 'vitest';
import { createFaceLocator, type FaceLocator } from '../../../workers/pool/faceLocator.ts';
import { drawFace } from '../../drawn/drawFace.ts';

const drawn = drawFace({ width: 320, height: 384, tone: 6, lips: { amount: 0.5 } });
const photo = { raster: drawn.pixels };
let workers: Worker[] = [];

function locator(saveData = false, script = '../../../workers/face.worker.ts'): FaceLocator {
  return createFaceLocator({
    saveData,
    whenIdle: (callback) => callback(),
    spawn: () => {
      const worker =
        script === 'broken'
          ? new Worker(URL.createObjectURL(new Blob(['throw new Error("broken")'])), { type: 'module' })
          : new Worker(new URL('../../../workers/face.worker.ts', import.meta.url), { type: 'module' });
      workers.push(worker);
      return worker;
    },
  });
}

afterEach(() => {
  for (const worker of workers) worker.terminate();
  workers = [];
});

describe('faceLocator', () => {
  it('loads with progress, then places the drawn face where it was drawn', async () => {
    const face = locator();
    const shares: (number | null)[] = [];
    face.progress.subscribe(() => shares.push(face.progress.current()));
    expect(face.progress.current()).toBeNull();
    const location = await face.locate(new AbortController().signal, photo);
    if (location.kind !== 'found') throw new Error(JSON.stringify(location));
    expect(location.face.points).toHaveLength(468 * 3);
    expect(
      Math.abs((location.face.points[33 * 3]! + location.face.points[263 * 3]!) / 2 - drawn.eyes.x),
    ).toBeLessThan(4);
    const told = shares.filter((share) => share !== null);
    expect(told.length).toBeGreaterThan(1);
    expect(told).toEqual(told.toSorted((a, b) => a - b));
    expect(told.at(-1)).toBeCloseTo(1, 2);
    expect(face.progress.current()).toBeNull();
  });

  it('[FAC-07] answers at once when the photo cannot wait, and goes on loading for the next', async () => {
    const face = locator();
    const abort = new AbortController();
    const first = face.locate(abort.signal, photo);
    abort.abort();
    expect(await first).toEqual({ kind: 'unavailable', reason: 'loading' });
    expect((await face.locate(new AbortController().signal, photo)).kind).toBe('found');
    expect(workers).toHaveLength(1);
  });

  it('replaces a worker that died, and finds the next face', async () => {
    const face = locator();
    expect((await face.locate(new AbortController().signal, photo)).kind).toBe('found');
    workers[0]!.dispatchEvent(new ErrorEvent('error'));
    expect((await face.locate(new AbortController().signal, photo)).kind).toBe('found');
    expect(workers).toHaveLength(2);
  });

  it('says failed when the worker cannot start', async () => {
    const face = locator(false, 'broken');
    expect(await face.locate(new AbortController().signal, photo)).toEqual({
      kind: 'unavailable',
      reason: 'failed',
    });
  });

  it('starts when the page is idle, but fetches nothing ahead under Save-Data', async () => {
    locator(true).startWhenIdle();
    locator(true).prepare();
    expect(workers).toHaveLength(0);
    const face = locator();
    face.startWhenIdle();
    expect(workers).toHaveLength(1);
    await vi.waitFor(() => expect(face.progress.current()).not.toBeNull());
  });
});
