import { afterEach, beforeEach, expect, test } from 'vitest';
import type { OpenedPhoto } from '../../../src/domain/photo/OpenedPhoto.ts';
import {
  createPhotoPorts,
  type PhotoPortsOptions,
  type PhotoWorkers,
} from '../../../workers/pool/createPhotoPorts.ts';
import { buildJpeg } from '../../drawn/hostileFilesJpeg.ts';

const never = new AbortController().signal;
const file = new File(
  [
    buildJpeg({
      width: 160,
      height: 120,
      components: 3,
      level: (x, y, c) => (c === 0 ? 120 + ((x * 31 + y * 17) % 60) : [0, 112, 150][c]!),
    }),
  ],
  'photo.jpg',
  { type: 'image/jpeg' },
);
let started: Worker[] = [];

const spawnStuck = () => new Worker(new URL('./stuckPhoto.worker.ts', import.meta.url), { type: 'module' });
const spawnStuckCheck = () =>
  new Worker(new URL('./stuckCheck.worker.ts', import.meta.url), { type: 'module' });

/** Ports whose first workers are stuck, in every step unless told otherwise; the later ones are the real ones. */
function portsWithStuck(
  stuck: number,
  spawn = spawnStuck,
  whenIdle?: PhotoPortsOptions['whenIdle'],
): PhotoWorkers {
  return createPhotoPorts({
    hardwareConcurrency: 2,
    locate: () => Promise.resolve({ kind: 'none' }),
    whenIdle,
    spawn: () => {
      const worker =
        started.length < stuck
          ? spawn()
          : new Worker(new URL('../../../workers/photo.worker.ts', import.meta.url), { type: 'module' });
      started.push(worker);
      return worker;
    },
  });
}

async function opened(ports: PhotoWorkers, photo = file): Promise<OpenedPhoto> {
  const outcome = await ports.open(never, photo);
  if (!outcome.ok) throw new Error(outcome.failure.kind);
  return outcome.value;
}

/** The check hangs in the first worker, is stopped with it, and done by a second. */
async function expectStopped(ports: PhotoWorkers, photo: OpenedPhoto): Promise<void> {
  const timeout = new AbortController();
  const hanging = ports.check(timeout.signal, photo);
  timeout.abort();
  expect(await hanging).toEqual({ ok: false, failure: { kind: 'timeout', step: 'faceCheck' } });
  expect(await ports.check(never, photo)).toMatchObject({ ok: true });
  expect(started).toHaveLength(2);
}

beforeEach(() => {
  started = [];
});
afterEach(() => started.forEach((worker) => worker.terminate()));

test('[PIP-05] one photo is opened, checked, measured and searched for filters off the main thread', async () => {
  const ports = portsWithStuck(0);
  const photo = await opened(ports);
  const [check, coach, measured, filters] = await Promise.all([
    ports.check(never, photo),
    ports.coach(never, photo, { kind: 'none' }),
    ports.measure(never, photo, { kind: 'none' }),
    ports.detectFilters(never, photo),
  ]);
  expect(check).toMatchObject({ ok: true, value: { errors: [] } });
  expect(coach.ok).toBe(true);
  expect(measured).toMatchObject({
    ok: true,
    value: { basis: 'wholePhoto', features: { imageFingerprint: photo.fingerprint } },
  });
  expect(filters.ok).toBe(true);
  expect(started).toHaveLength(2);
  // Copied, not handed over: what was opened is still there for the next step.
  expect(photo.raster.data.byteLength).toBe(160 * 120 * 4);
});

test('[FAC-07] a face check that hangs is stopped by its signal, and its worker replaced', async () => {
  const photo = await opened(portsWithStuck(0));
  started = [];
  const ports = portsWithStuck(1);
  await expectStopped(ports, photo);
});

test('[FAC-07] a check that hangs in the worker that opened the photo is stopped, and done by another', async () => {
  const ports = portsWithStuck(1, spawnStuckCheck);
  const photo = await opened(ports);
  await expectStopped(ports, photo);
});

test('[FAC-07] a worker may tell the outcome of the check unasked', async () => {
  const ports = portsWithStuck(1, spawnStuckCheck);
  const photo = await opened(ports, new File([file], 'told.jpg', { type: 'image/jpeg' }));
  expect(await ports.check(never, photo)).toMatchObject({ ok: true, value: { confidence: 0.123 } });
});

test('[PIP-05] a worker is brought up when the page rests, and takes the first photo', async () => {
  let rest = () => {};
  const ports = portsWithStuck(0, spawnStuck, (callback) => {
    rest = callback;
  });
  expect(started).toHaveLength(0);
  rest();
  expect(started).toHaveLength(1);
  expect(await ports.check(never, await opened(ports))).toMatchObject({ ok: true, value: { errors: [] } });
  expect(started).toHaveLength(1);
});

test('[PIP-02] main analysis and filter detection that hang name their steps, and the next photo works', async () => {
  const photo = await opened(portsWithStuck(0));
  started = [];
  const ports = portsWithStuck(2);
  const timeout = new AbortController();
  const hanging = Promise.all([
    ports.measure(timeout.signal, photo, { kind: 'none' }),
    ports.detectFilters(timeout.signal, photo),
  ]);
  timeout.abort();
  expect(await hanging).toEqual([
    { ok: false, failure: { kind: 'timeout', step: 'makeup' } },
    { ok: false, failure: { kind: 'timeout', step: 'filters' } },
  ]);
  expect((await opened(ports)).fingerprint).toBe(photo.fingerprint);
});
