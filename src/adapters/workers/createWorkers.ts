import type { JobsClient, WorkerApi } from '../../../workers/Job.ts';
import type { HeicJobs } from '../../../workers/heicJobs.ts';
import type { PhotoJobs } from '../../../workers/photoJobs.ts';
import type { OpenedPhoto } from '../../domain/photo/OpenedPhoto.ts';
import { type CardDrawer, createCardDrawer } from './createCardDrawer.ts';
import { createFaceLocator, type FaceLocator } from './createFaceLocator.ts';
import { jobsClient } from './jobsClient.ts';
import { poolSize } from './poolSize.ts';
import { WorkerPool } from './WorkerPool.ts';

/** Everything that runs in workers, seen from the page. */
export interface Workers {
  /** Starts two workers ahead of the first photo: the face's, because its models take long to load, and one for the photo. */
  readonly prepare: () => void;
  readonly photo: JobsClient<PhotoJobs>;
  /** Nothing of that photo is needed any more: what a worker keeps of it is let go. */
  readonly letGo: (photo: Pick<OpenedPhoto, 'fingerprint'>) => void;
  readonly heic: JobsClient<HeicJobs>;
  readonly faces: Omit<FaceLocator, 'prepare'>;
  readonly cards: CardDrawer;
}

/** Sets up the pools. Unless they are prepared, no worker starts before a job needs it. */
export function createWorkers(): Workers {
  const pool = new WorkerPool<WorkerApi<PhotoJobs>>({
    spawn: spawnPhotoWorker,
    size: poolSize(navigator.hardwareConcurrency),
    letGo: (api) => api.forget(),
  });
  const faces = createFaceLocator();
  // Each HEIC photo gets a worker of its own, which ends after the conversion, so that the memory of its decoder is free again.
  const heicPool = new WorkerPool<WorkerApi<HeicJobs>>({ spawn: spawnHeicWorker, size: 1, idleMs: 0 });
  return {
    prepare() {
      faces.prepare();
      pool.prepare();
    },
    photo: jobsClient<PhotoJobs>(pool),
    letGo: ({ fingerprint }) => pool.letGo(fingerprint),
    heic: jobsClient<HeicJobs>(heicPool),
    faces,
    cards: createCardDrawer(),
  };
}

const spawnPhotoWorker = (): Worker =>
  new Worker(new URL('../../../workers/photo.worker.ts', import.meta.url), { type: 'module' });

const spawnHeicWorker = (): Worker =>
  new Worker(new URL('../../../workers/heic.worker.ts', import.meta.url), { type: 'module' });
