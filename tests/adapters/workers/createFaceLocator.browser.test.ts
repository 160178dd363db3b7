import { afterEach, describe, expect, it, vi } from 'vitest';
import { createFaceLocator, type FaceLocator } from '../../../src/adapters/workers/createFaceLocator.ts';
import { downloadBytes } from '../../../workers/face/downloadBytes.ts';
import { drawFace } from '../../drawn/drawFace.ts';

const drawn = drawFace({ width: 320, height: 384, tone: 6, lips: { amount: 0.5 } });
const photo = { raster: drawn.pixels };
const never = new AbortController().signal;
let workers: Worker[] = [];
/** For each worker, the jobs that it was handed. */
let handed: string[][] = [];

const spawnReal = () =>
  new Worker(new URL('../../../workers/face.worker.ts', import.meta.url), { type: 'module' });
const spawnBroken = () =>
  new Worker(URL.createObjectURL(new Blob(['throw new Error("broken")'])), { type: 'module' });
const spawnStuck = () => new Worker(new URL('./stuckFace.worker.ts', import.meta.url), { type: 'module' });

/** A locator whose first workers come from the given functions; all later workers are real ones. */
function locator(...first: readonly (() => Worker)[]): FaceLocator {
  return createFaceLocator(() => {
    const worker = (first[workers.length] ?? spawnReal)();
    const jobs: string[] = [];
    handed.push(jobs);
    const post = worker.postMessage.bind(worker);
    worker.postMessage = (message: { type?: string; path?: readonly string[] }, ...rest: []) => {
      if (message.type === 'APPLY') jobs.push(...message.path!);
      post(message, ...rest);
    };
    workers.push(worker);
    return worker;
  });
}

afterEach(() => {
  for (const worker of workers) worker.terminate();
  workers = [];
  handed = [];
});

describe('createFaceLocator', () => {
  it('[FAC-10] loads with progress, then places the drawn face where it was drawn', async () => {
    const face = locator();
    const shares: (number | null)[] = [];
    face.progress.subscribe(() => shares.push(face.progress.current()?.arrived ?? null));
    expect(face.progress.current()).toBeNull();
    const location = await face.locate(never, photo);
    if (location.kind !== 'found') throw new Error(JSON.stringify(location));
    expect(location.face.points).toHaveLength(468 * 3);
    expect(
      Math.abs((location.face.points[33 * 3]! + location.face.points[263 * 3]!) / 2 - drawn.eyes.x),
    ).toBeLessThan(4);
    const told = shares.filter((share) => share !== null);
    expect(told.length).toBeGreaterThan(1);
    expect(told).toEqual(told.toSorted((a, b) => a - b));
    expect(told.at(-1)).toBe(downloadBytes);
    expect(face.progress.current()).toBeNull();
  });

  it('[FAC-10] answers at once when the photo cannot wait, and goes on loading for the next', async () => {
    const face = locator();
    const abort = new AbortController();
    const first = face.locate(abort.signal, photo);
    abort.abort();
    expect(await first).toEqual({ kind: 'unavailable', reason: 'loading' });
    expect((await face.locate(never, photo)).kind).toBe('found');
    expect(workers).toHaveLength(1);
  });

  it('[PIP-02] replaces a worker that died, and finds the next face', async () => {
    const face = locator();
    expect((await face.locate(never, photo)).kind).toBe('found');
    workers[0]!.dispatchEvent(new ErrorEvent('error'));
    expect((await face.locate(never, photo)).kind).toBe('found');
    expect(handed).toEqual([
      ['load', 'locate'],
      ['load', 'locate'],
    ]);
  });

  it('[FAC-10] [PIP-02] kills a search that hangs, and tries once more in a fresh worker', async () => {
    const face = locator(spawnStuck);
    expect((await face.locate(never, photo)).kind).toBe('found');
    expect(workers).toHaveLength(2);
  });

  it('[BTL-02] [PIP-02] searches the second look with models, when the search of the first ended the worker', async () => {
    const face = locator(spawnStuck);
    const looks = await Promise.all([face.locate(never, photo), face.locate(never, photo)]);
    expect(looks.map(({ kind }) => kind)).toEqual(['found', 'found']);
    expect(handed).toEqual([
      ['load', 'locate'],
      ['load', 'locate', 'locate'],
    ]);
  });

  it('[BTL-02] searches the second look with models, when the first is taken away while it is searched', async () => {
    const face = locator(spawnStuck);
    const removed = new AbortController();
    const first = face.locate(removed.signal, photo);
    const second = face.locate(never, photo);
    await expect.poll(() => handed[0]).toContain('locate');
    removed.abort();
    expect(await first).toEqual({ kind: 'unavailable', reason: 'timeout' });
    expect((await second).kind).toBe('found');
    expect(handed).toEqual([
      ['load', 'locate'],
      ['load', 'locate'],
    ]);
  });

  it('[FAC-09] [PIP-02] fails after a second search that hangs, and has models ready for the next photo', async () => {
    const face = locator(spawnStuck, spawnStuck);
    expect(await face.locate(never, photo)).toEqual({ kind: 'unavailable', reason: 'timeout' });
    expect((await face.locate(never, photo)).kind).toBe('found');
    expect(workers).toHaveLength(3);
  });

  it('[FAC-09] does not load the models again after a search that failed in a worker that lives on', async () => {
    const face = locator();
    expect(await face.locate(never, { raster: null as never })).toEqual({
      kind: 'unavailable',
      reason: 'failed',
    });
    expect((await face.locate(never, photo)).kind).toBe('found');
    expect(handed).toEqual([['load', 'locate', 'locate', 'locate']]);
  });

  it('[FAC-09] says failed when the worker cannot start, however often it is tried', async () => {
    const broken = createFaceLocator(spawnBroken);
    expect(await broken.locate(never, photo)).toEqual({ kind: 'unavailable', reason: 'failed' });
  });

  it('[FAC-10] takes no more note of a download that has failed', async () => {
    const worker = new Worker(new URL('./missingModels.worker.ts', import.meta.url), { type: 'module' });
    workers.push(worker);
    const face = createFaceLocator(() => worker);
    expect(await face.locate(never, photo)).toEqual({ kind: 'unavailable', reason: 'failed' });
    const reported = new Promise<void>((resolve) => {
      worker.addEventListener('message', ({ data }) => data === 'reported' && resolve());
    });
    worker.postMessage('report');
    await reported;
    expect(face.progress.current()).toBeNull();
  });

  it('[FAC-10] no longer listens to the signal of a photo whose face was found', async () => {
    const { signal } = new AbortController();
    const added = vi.spyOn(signal, 'addEventListener');
    const removed = vi.spyOn(signal, 'removeEventListener');
    expect((await locator().locate(signal, photo)).kind).toBe('found');
    const listenersOf = ({ mock }: typeof added | typeof removed) =>
      mock.calls.map(([, listener]) => listener);
    expect(added).toHaveBeenCalled();
    expect(new Set(listenersOf(removed))).toEqual(new Set(listenersOf(added)));
  });

  it('[FAC-10] begins to load before there is a photo', async () => {
    const face = locator();
    face.prepare();
    expect(workers).toHaveLength(1);
    await expect.poll(() => face.progress.current()).not.toBeNull();
  });
});
