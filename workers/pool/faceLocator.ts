import { proxy } from 'comlink';
import type { OpenedPhoto } from '../../src/domain/photo/OpenedPhoto.ts';
import type { FaceLocation, LocatingTrouble } from '../../src/domain/photo/FaceLocation.ts';
import type { FaceJobs } from '../face/faceJobsApi.ts';
import { WorkerPool } from './WorkerPool.ts';

export interface FaceLocatorOptions {
  /** The visitor asked to save data: nothing is fetched ahead, only for a photo that was chosen. */
  readonly saveData: boolean;
  /** Calls back when the page has nothing better to do. */
  readonly whenIdle: (callback: () => void) => void;
  /** Starts the face worker; tests pass their own. */
  readonly spawn?: () => Worker;
}

/** The main thread's side of the face worker. */
export interface FaceLocator {
  /** Starts loading the models when the page is idle, unless data is to be saved. */
  startWhenIdle(this: void): void;
  /** Starts loading now: the file picker opens. Not if data is to be saved. */
  prepare(this: void): void;
  /**
   * Locates a face. Never rejects. An aborted signal reads `loading` while the models are still on their way (they go on
   * loading, for the next photo), and `timeout` when the search itself was stopped.
   */
  locate(this: void, signal: AbortSignal, photo: Pick<OpenedPhoto, 'raster'>): Promise<FaceLocation>;
  /** The first download, 0-1; null while nothing is loading. */
  readonly progress: {
    current(this: void): number | null;
    /** Calls back on every change; returns the way to stop. */
    subscribe(this: void, listener: () => void): () => void;
  };
}

/** Backstops, ms from dispatch. The chart aborts after its 3 s (FAC-07). */
const limitsMs = { load: 120_000, locate: 10_000 } as const;

/**
 * Keeps one worker with the models warm. A worker of its own, so that no photo waits behind the download. One that was
 * killed or died is replaced at once, and loads again from the browser's cache.
 */
export function createFaceLocator(options: FaceLocatorOptions): FaceLocator {
  const pool = new WorkerPool<FaceJobs>({
    spawn: options.spawn ?? spawnFaceWorker,
    size: 1,
    idleMs: Number.POSITIVE_INFINITY,
  });
  const listeners = new Set<() => void>();
  let share: number | null = null;
  let loading: Promise<'ready' | LocatingTrouble> | null = null;

  const setShare = (next: number | null): void => {
    share = next;
    listeners.forEach((listener) => listener());
  };

  const load = (): Promise<'ready' | LocatingTrouble> => {
    loading ??= pool
      .run(new AbortController().signal, {
        step: 'locating',
        limitMs: limitsMs.load,
        call: (jobs) => jobs.load(proxy(setShare)),
      })
      .then((outcome) => {
        setShare(null);
        const state = outcome.ok ? outcome.value : 'failed';
        // A missing file may be there for the next photo; an engine that cannot will not learn it.
        if (state === 'failed') loading = null;
        return state;
      });
    return loading;
  };

  const prepare = (): void => {
    if (!options.saveData) void load();
  };

  return {
    startWhenIdle: () => options.whenIdle(prepare),
    prepare,
    async locate(signal, { raster }) {
      const state = await untilAborted(signal, load());
      if (state !== 'ready') return { kind: 'unavailable', reason: state };
      const outcome = await pool.run(signal, {
        step: 'locating',
        limitMs: limitsMs.locate,
        call: (jobs) => jobs.locate(raster),
      });
      if (outcome.ok) return outcome.value;
      loading = null;
      prepare();
      return { kind: 'unavailable', reason: outcome.failure.kind === 'timeout' ? 'timeout' : 'failed' };
    },
    progress: {
      current: () => share,
      subscribe(listener) {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
    },
  };
}

/** What a promise comes to, or `loading` if the signal is first. */
function untilAborted<T>(signal: AbortSignal, promise: Promise<T>): Promise<T | 'loading'> {
  if (signal.aborted) return Promise.resolve('loading');
  return new Promise((resolve) => {
    const stop = (): void => resolve('loading');
    signal.addEventListener('abort', stop, { once: true });
    void promise.then((value) => {
      signal.removeEventListener('abort', stop);
      resolve(value);
    });
  });
}

const spawnFaceWorker = (): Worker =>
  new Worker(new URL('../face.worker.ts', import.meta.url), { type: 'module' });
