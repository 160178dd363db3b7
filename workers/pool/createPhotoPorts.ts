import { transfer } from 'comlink';
import type { PhotoPorts } from '../../machines/ports.ts';
import type { Outcome } from '../../src/domain/failures/Failure.ts';
import type { FaceValidation } from '../../src/domain/photo/FaceValidation.ts';
import type { OpenedPhoto } from '../../src/domain/photo/OpenedPhoto.ts';
import type { MeasuredPhoto, PhotoJobs } from '../photoJobsApi.ts';
import { poolSize } from './poolSize.ts';
import { WorkerPool } from './WorkerPool.ts';

export interface PhotoPortsOptions {
  /** `navigator.hardwareConcurrency` */
  readonly hardwareConcurrency: number | undefined;
  /** Locates faces, in a worker of its own. */
  readonly locate: PhotoPorts['locate'];
  /** Says when a worker may be brought up ahead of the first photo. Without it nothing starts before. */
  readonly whenIdle?: ((callback: () => void) => void) | undefined;
  /** Starts a photo worker; tests pass their own. */
  readonly spawn?: () => Worker;
}

/** The photo ports, but for `enhance`, which is the network's; and the copy that it sends. */
export interface PhotoWorkers extends Omit<PhotoPorts, 'enhance'> {
  /** A JPEG of 512 px or less without metadata (AIX-04). */
  encodeForService(signal: AbortSignal, photo: OpenedPhoto): Promise<Outcome<Blob>>;
}

/**
 * Backstops, ms from dispatch. The charts own the time-outs of PIP-02 and abort earlier; these free a worker whose chart
 * has gone.
 */
const limitsMs = {
  open: 15_000,
  check: 5_000,
  coach: 5_000,
  measure: 15_000,
  detectFilters: 10_000,
  encode: 8_000,
} as const;

/** The photo ports on a pool of photo workers. */
export function createPhotoPorts(options: PhotoPortsOptions): PhotoWorkers {
  const pool = new WorkerPool<PhotoJobs>({
    spawn: options.spawn ?? spawnPhotoWorker,
    size: poolSize(options.hardwareConcurrency),
  });
  options.whenIdle?.(() => pool.prepare((jobs) => jobs.warmUp()));
  /** Outcomes of checks that the worker tells without being asked. */
  const told = new WeakMap<OpenedPhoto, Promise<Outcome<FaceValidation>>>();
  return {
    async open(signal, file) {
      const { port1: ear, port2: mouth } = new MessageChannel();
      const opened = await pool.run(signal, {
        step: 'opening',
        limitMs: limitsMs.open,
        call: (jobs) => jobs.open(file, transfer(mouth, [mouth])),
      });
      if (opened.ok) told.set(opened.value, nextMessage(ear));
      else ear.close();
      return opened;
    },
    // Whichever comes first. Asking makes the check a job, which can be stopped.
    check: (signal, photo) =>
      pool.run(signal, {
        step: 'faceCheck',
        limitMs: limitsMs.check,
        call: (jobs) => {
          const asked = jobs.check(photo.checkCopy);
          return Promise.race([asked, told.get(photo) ?? asked]);
        },
      }),
    locate: options.locate,
    coach: (signal, photo, location) =>
      pool.run(signal, {
        step: 'faceCheck',
        limitMs: limitsMs.coach,
        call: (jobs) => jobs.coach(measured(photo), location),
      }),
    measure: (signal, photo, location) =>
      pool.run(signal, {
        step: 'makeup',
        limitMs: limitsMs.measure,
        call: (jobs) => jobs.measure(measured(photo), location),
      }),
    detectFilters: (signal, { canvas }) =>
      pool.run(signal, {
        step: 'filters',
        limitMs: limitsMs.detectFilters,
        call: (jobs) => jobs.detectFilters(canvas),
      }),
    encodeForService: (signal, { raster }) =>
      pool.run(signal, {
        step: 'enhancement',
        limitMs: limitsMs.encode,
        call: (jobs) => jobs.encode(raster),
      }),
  };
}

/** What the port hears next. It is closed then. */
function nextMessage<T>(port: MessagePort): Promise<T> {
  return new Promise((resolve) => {
    port.onmessage = ({ data }) => {
      resolve(data as T);
      port.close();
    };
  });
}

const spawnPhotoWorker = (): Worker =>
  new Worker(new URL('../photo.worker.ts', import.meta.url), { type: 'module' });

const measured = ({ fingerprint, source, raster, canvas }: OpenedPhoto): MeasuredPhoto => ({
  fingerprint,
  source,
  raster,
  canvas,
});
