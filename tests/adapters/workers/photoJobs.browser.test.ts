import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { jobsClient } from '../../../src/adapters/workers/jobsClient.ts';
import { WorkerPool } from '../../../src/adapters/workers/WorkerPool.ts';
import { locatedPhoto } from '../../../src/domain/photo/LocatedPhoto.ts';
import type { OpenedPhoto } from '../../../src/domain/photo/OpenedPhoto.ts';
import type { JobsClient, WorkerApi } from '../../../workers/Job.ts';
import type { PhotoJobs } from '../../../workers/photoJobs.ts';
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

/** The photo jobs over a pool whose first workers each hang in one of the given jobs; all later workers are real ones. */
function jobsStuckIn(...stuck: readonly (keyof PhotoJobs)[]): JobsClient<PhotoJobs> {
  const pool = new WorkerPool<WorkerApi<PhotoJobs>>({
    size: 2,
    spawn: () => {
      const name = stuck[started.length];
      const worker = name
        ? new Worker(new URL('./stuckPhoto.worker.ts', import.meta.url), { type: 'module', name })
        : new Worker(new URL('../../../workers/photo.worker.ts', import.meta.url), { type: 'module' });
      started.push(worker);
      return worker;
    },
  });
  return jobsClient<PhotoJobs>(pool);
}

/** Resolves once a stuck worker says that it hangs. */
const spins = (worker: Worker) =>
  new Promise<void>((resolve) => {
    worker.addEventListener('message', ({ data }: MessageEvent<{ stuckIn?: string }>) => {
      if (data.stuckIn) resolve();
    });
  });

async function opened(jobs: JobsClient<PhotoJobs>): Promise<OpenedPhoto> {
  const outcome = await jobs.open(never, file);
  if (!outcome.ok) throw new Error(outcome.failure.kind);
  return outcome.value.photo;
}

beforeEach(() => {
  started = [];
});
afterEach(() => started.forEach((worker) => worker.terminate()));

test('[PIP-05] one photo is opened, checked, measured and searched for filters off the main thread', async () => {
  const jobs = jobsStuckIn();
  const photo = await opened(jobs);
  const [check, coach, measured, filters, copy] = await Promise.all([
    jobs.check(never, photo.checkCopy),
    jobs.coach(never, locatedPhoto(photo, { kind: 'none' })),
    jobs.measure(never, locatedPhoto(photo, { kind: 'none' })),
    jobs.detectFilters(never, photo),
    jobs.encode(never, photo.raster),
  ]);
  expect(check).toMatchObject({ ok: true, value: { errors: [] } });
  expect(coach.ok).toBe(true);
  expect(measured).toMatchObject({
    ok: true,
    value: { basis: 'wholePhoto', features: { imageFingerprint: photo.fingerprint } },
  });
  expect(filters.ok).toBe(true);
  expect(copy).toMatchObject({ ok: true, value: { type: 'image/jpeg' } });
  expect(started).toHaveLength(2);
  // Copied, not handed over: what was opened is still there for the next step.
  expect(photo.raster.data.byteLength).toBe(160 * 120 * 4);
});

test('[PIP-02] main analysis and filter detection that hang are stopped, and the next photo works', async () => {
  const photo = await opened(jobsStuckIn());
  started = [];
  const jobs = jobsStuckIn('measure', 'detectFilters');
  const timeout = new AbortController();
  const hanging = Promise.all([
    jobs.measure(timeout.signal, locatedPhoto(photo, { kind: 'none' })),
    jobs.detectFilters(timeout.signal, { ...photo, fingerprint: 'another photo' }),
  ]);
  const ends = started.map((worker) => vi.spyOn(worker, 'terminate'));
  await Promise.all(started.map(spins));
  timeout.abort();
  expect(ends.map((end) => end.mock.calls.length)).toEqual([1, 1]);
  expect(await hanging).toMatchObject([
    { ok: false, failure: { kind: 'timeout' } },
    { ok: false, failure: { kind: 'timeout' } },
  ]);
  expect((await opened(jobs)).fingerprint).toBe(photo.fingerprint);
});
