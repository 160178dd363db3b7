import { type MockInstance, afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type ActorRefFrom, createActor, waitFor } from 'xstate';
import { type uploadMachine, uploadWith } from '../../../machines/uploadMachine.ts';
import { jobsClient } from '../../../src/adapters/workers/jobsClient.ts';
import { WorkerPool } from '../../../src/adapters/workers/WorkerPool.ts';
import type { WorkerApi } from '../../../workers/Job.ts';
import type { PhotoJobs } from '../../../workers/photoJobs.ts';
import { buildJpeg } from '../../drawn/hostileFilesJpeg.ts';
import { fakePorts } from '../../machines/fakePorts.ts';

const photoNamed = (name: string) =>
  new File(
    [
      buildJpeg({
        width: 160,
        height: 120,
        components: 3,
        level: (x, y, c) => (c === 0 ? 120 + ((x * 31 + y * 17) % 60) : [0, 112, 150][c]!),
      }),
      // Padding after the JPEG's end, because a smaller file is refused (ANA-04).
      new Uint8Array(20_000),
    ],
    name,
    { type: 'image/jpeg' },
  );

let started: { readonly worker: Worker; readonly terminate: MockInstance<() => void> }[] = [];
let upload: ActorRefFrom<typeof uploadMachine>;

/** The chart over a pool of one worker, whose first worker hangs in one job; the later ones are the real ones. */
function uploadStuckIn(job: keyof PhotoJobs) {
  let hangs: () => void;
  const hanging = new Promise<void>((resolve) => (hangs = resolve));
  const pool = new WorkerPool<WorkerApi<PhotoJobs>>({
    size: 1,
    spawn: () => {
      const worker =
        started.length === 0
          ? new Worker(new URL('./stuckPhoto.worker.ts', import.meta.url), { type: 'module', name: job })
          : new Worker(new URL('../../../workers/photo.worker.ts', import.meta.url), { type: 'module' });
      worker.addEventListener('message', ({ data }) => data?.stuckIn === job && hangs());
      started.push({ worker, terminate: vi.spyOn(worker, 'terminate') });
      return worker;
    },
  });
  const ports = {
    ...fakePorts().ports,
    photo: jobsClient<PhotoJobs>(pool),
    locate: async () => ({ kind: 'unavailable', reason: 'loading' }) as const,
  };
  upload = createActor(uploadWith(ports));
  upload.start();
  return hanging;
}

/** Resolves with the chart's snapshot once the photo of that name is opened, located and coached. */
const preparedPhoto = (name: string) =>
  waitFor(upload, ({ context }) => context.chosen.file?.name === name && context.hints !== null);

// With fake timers no time limit passes. So where a worker is ended, the chart has ended it.
beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => {
  vi.useRealTimers();
  upload.stop();
  started.forEach(({ worker }) => worker.terminate());
  started = [];
});

test.each(['check', 'coach'] as const)(
  '[PIP-02] a photo replaced while "%s" hangs on the only worker takes that worker with it; the next is admitted',
  async (job) => {
    const hanging = uploadStuckIn(job);
    upload.send({ type: 'photo.choose', file: photoNamed('first.jpg') });
    await hanging;
    expect(started).toHaveLength(1);
    expect(started[0]!.terminate).not.toHaveBeenCalled();

    upload.send({ type: 'photo.choose', file: photoNamed('second.jpg') });
    // Nothing is awaited before this line: the worker is ended within `send`.
    expect(started[0]!.terminate).toHaveBeenCalled();
    const { context } = await preparedPhoto('second.jpg');
    expect(context.failure).toBeNull();
    expect(context.chosen.photo?.source).toEqual({ width: 160, height: 120 });
    expect(started).toHaveLength(2);
    expect(started[1]!.terminate).not.toHaveBeenCalled();
  },
);

test('[PIP-02] a photo replaced while its opening hangs on the only worker is followed at once; the worker is ended at its limit', async () => {
  const hanging = uploadStuckIn('open');
  upload.send({ type: 'photo.choose', file: photoNamed('first.jpg') });
  await hanging;
  upload.send({ type: 'photo.choose', file: photoNamed('second.jpg') });
  const { context } = await preparedPhoto('second.jpg');
  expect(context.failure).toBeNull();
  expect(started).toHaveLength(2);
  expect(started[0]!.terminate).not.toHaveBeenCalled();
  vi.advanceTimersByTime(8_000);
  expect(started[0]!.terminate).toHaveBeenCalled();
  expect(started[1]!.terminate).not.toHaveBeenCalled();
});

test('[PIP-02] a photo replaced while its measuring hangs on the only worker takes that worker with it; the next is rated', async () => {
  const hanging = uploadStuckIn('measure');
  upload.send({ type: 'photo.choose', file: photoNamed('first.jpg') });
  await preparedPhoto('first.jpg');
  upload.send({ type: 'analyze' });
  await hanging;
  expect(started).toHaveLength(1);
  expect(started[0]!.terminate).not.toHaveBeenCalled();

  upload.send({ type: 'photo.remove' });
  expect(started[0]!.terminate).toHaveBeenCalled();
  upload.send({ type: 'photo.choose', file: photoNamed('second.jpg') });
  await preparedPhoto('second.jpg');
  upload.send({ type: 'analyze' });
  const { context } = await waitFor(upload, (state) => state.matches('complete') || state.matches('idle'));
  expect(context.failure).toBeNull();
  expect(context.result).toMatchObject({ measurement: { basis: 'wholePhoto' } });
  expect(started).toHaveLength(2);
});
