import { proxy } from 'comlink';
import { downloadBytes } from '../../../workers/face/downloadBytes.ts';
import type { FaceJobs } from '../../../workers/faceJobs.ts';
import type { WorkerApi } from '../../../workers/Job.ts';
import type { Outcome } from '../../domain/failures/Failure.ts';
import type { FaceLocation, LocatingTrouble } from '../../domain/photo/FaceLocation.ts';
import type { OpenedPhoto } from '../../domain/photo/OpenedPhoto.ts';
import { untilAborted } from '../../pageTimers.ts';
import { nextTask } from '../nextTask.ts';
import { jobsClient } from './jobsClient.ts';
import { WorkerPool } from './WorkerPool.ts';

/** The main thread's side of the face worker. */
export interface FaceLocator {
  /** Starts loading the models now. */
  prepare(this: void): void;
  /**
   * Locates a face, once the models are loaded. Never rejects. If the signal aborts while the models are still loading,
   * the answer is `loading`, and they go on loading for the next photo. A search that hangs or dies is tried once more
   * in a fresh worker, because a busy machine must not change a verdict (SCO-08). Two photos are searched one after the other.
   */
  locate(this: void, signal: AbortSignal, photo: Pick<OpenedPhoto, 'raster'>): Promise<FaceLocation>;
  /** The download, in bytes; null while nothing is loading. */
  readonly progress: {
    current(this: void): Fetched | null;
    /** Calls back on every change; returns the way to stop. */
    subscribe(this: void, listener: () => void): () => void;
  };
}

type Loaded = 'ready' | LocatingTrouble;

interface Fetched {
  readonly arrived: number;
  readonly total: number;
}

const attempts = 2;

/**
 * Keeps one worker with the models warm. A worker of its own, so that no photo waits behind the download. One that was
 * killed or died is replaced, and loads again from the browser's cache.
 *
 * @param spawn starts the face worker; tests pass their own.
 */
export function createFaceLocator(spawn: () => Worker = spawnFaceWorker): FaceLocator {
  const pool = new WorkerPool<WorkerApi<FaceJobs>>({ spawn, size: 1, idleMs: Number.POSITIVE_INFINITY });
  const jobs = jobsClient<FaceJobs>(pool);
  const listeners = new Set<() => void>();
  let fetched: Fetched | null = null;
  let loading: Promise<Loaded> | null = null;
  let lastTurn: Promise<void> = Promise.resolve();

  const setArrived = (arrived: number | null): void => {
    fetched = arrived === null ? null : { arrived, total: downloadBytes };
    listeners.forEach((listener) => listener());
  };

  const loadOnce = async (): Promise<Loaded> => {
    let ended = false;
    setArrived(0);
    // When one file fails, the load has failed, but the worker still reports what arrives of the others.
    const onProgress = (arrived: number) => {
      if (!ended) setArrived(arrived);
    };
    const outcome = await jobs.load(new AbortController().signal, proxy(onProgress));
    ended = true;
    setArrived(null);
    return outcome.ok ? outcome.value : 'failed';
  };

  const load = (): Promise<Loaded> => {
    // With the worker its models are gone, as after a search that was killed. A worker that only reports a failure still has them.
    if (pool.alive === 0) loading = null;
    loading ??= loadOnce()
      // A file that could not be fetched may be there the next time. An engine that cannot run the models never will.
      .then((state) => (state === 'failed' ? loadOnce() : state))
      .then((state) => {
        if (state === 'failed') loading = null;
        return state;
      });
    return loading;
  };

  const search = async (
    signal: AbortSignal,
    raster: OpenedPhoto['raster'],
  ): Promise<Outcome<FaceLocation>> => {
    const state = await orLoading(signal, load());
    if (state !== 'ready') return { ok: true, value: { kind: 'unavailable', reason: state } };
    // In a task of its own, because copying the raster to the worker would take a third of the task that handles the opened photo.
    await nextTask();
    return jobs.locate(signal, raster);
  };

  /** Begins when all earlier searches have ended: one of them may end the worker, and the models have to be loaded again then. */
  const searchInTurn: typeof search = (signal, raster) => {
    const before = lastTurn;
    const turn = orLoading(signal, before).then(() => search(signal, raster));
    lastTurn = Promise.all([before, turn]).then(() => undefined);
    return turn;
  };

  return {
    prepare: () => void load(),
    async locate(signal, { raster }) {
      let trouble: LocatingTrouble = 'failed';
      for (let attempt = 0; attempt < attempts; attempt++) {
        const outcome = await searchInTurn(signal, raster);
        if (outcome.ok) return outcome.value;
        trouble = outcome.failure.kind === 'timeout' ? 'timeout' : 'failed';
        if (signal.aborted) break;
      }
      void load();
      return { kind: 'unavailable', reason: trouble };
    },
    progress: {
      current: () => fetched,
      subscribe(listener) {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
    },
  };
}

/** The promise's value, or `loading` if the signal aborts first. */
const orLoading = <T>(signal: AbortSignal, promise: Promise<T>): Promise<T | 'loading'> =>
  untilAborted(signal, promise).catch((error: unknown) => {
    if (!signal.aborted) throw error;
    return 'loading' as const;
  });

const spawnFaceWorker = (): Worker =>
  new Worker(new URL('../../../workers/face.worker.ts', import.meta.url), { type: 'module' });
