import '@vitest/web-worker';
import { wrap } from 'comlink';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { WorkerApi } from '../../workers/Job.ts';
import { type PhotoJobs, photoJobs } from '../../workers/photoJobs.ts';
import { fillRaster } from '../drawn/fillRaster.ts';

// Same thread, no canvas: this proves the wiring. Time-outs and pixels are proven in a real browser.
let worker: Worker;
beforeAll(() => {
  worker = new Worker(new URL('../../workers/photo.worker.ts', import.meta.url), { type: 'module' });
});
afterAll(() => worker.terminate());

const skin = fillRaster(60, 60, (x, y) => [190 - ((x * 5) % 30), 140 - ((y * 7) % 30), 110]);
const photo = {
  fingerprint: '0'.repeat(32),
  source: { width: 60, height: 60 },
  raster: skin,
  canvas: skin,
};

test('[PIP-05] the jobs that need no canvas answer over the wire', async () => {
  const jobs = wrap<WorkerApi<PhotoJobs>>(worker);
  expect(await jobs.check(skin)).toMatchObject({ ok: true, value: { isRealPerson: true } });
  expect(await jobs.detectFilters(photo)).toMatchObject({ ok: true, value: { filterStrength: 0.6 } });
  expect(await jobs.measure({ ...photo, location: { kind: 'none' } })).toMatchObject({
    ok: true,
    value: { basis: 'wholePhoto' },
  });
  expect(await jobs.coach({ ...photo, location: { kind: 'none' } })).toMatchObject({ ok: true });
});

test('[PIP-03] a job that fails answers with a plain failure, not with an exception', async () => {
  const jobs = wrap<WorkerApi<PhotoJobs>>(worker);
  // No decoder in this thread.
  expect(await jobs.open(new File(['x'], 'look.jpg'))).toMatchObject({
    ok: false,
    failure: { kind: 'canvas' },
  });
  // A raster that is not as large as it says.
  expect(await jobs.encode({ data: new Uint8ClampedArray(4), width: 900, height: 900 })).toMatchObject({
    ok: false,
    failure: { kind: 'unexpected' },
  });
});

test('[PIP-02] [FAC-07] each job has the time that is specified for its step', () => {
  const limits = Object.fromEntries(Object.entries(photoJobs).map(([name, { limitMs }]) => [name, limitMs]));
  expect(limits).toMatchObject({ check: 3_000, measure: 8_000, detectFilters: 8_000 });
});

test('[PIP-02] a job says that it begins, and how long it may take, before it does anything', async () => {
  const heard: unknown[] = [];
  worker.addEventListener('message', ({ data }: MessageEvent<unknown>) => heard.push(data));
  await wrap<WorkerApi<PhotoJobs>>(worker).check(skin);
  expect(heard[0]).toEqual({ begun: { step: 'faceCheck', limitMs: 3_000, runsToEnd: false } });
  expect(heard).toHaveLength(2);
});

test('[PIP-02] letting go of a photo announces no limit, which would be taken for that of the job after it', async () => {
  const heard: unknown[] = [];
  worker.addEventListener('message', ({ data }: MessageEvent<unknown>) => heard.push(data));
  await wrap<WorkerApi<PhotoJobs>>(worker).forget();
  expect(heard.filter((data) => Object.hasOwn(data as object, 'begun'))).toEqual([]);
});
