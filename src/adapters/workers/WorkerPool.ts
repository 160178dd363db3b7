import type { Remote } from 'comlink';
import type { Failure, Outcome, Step } from '../../domain/failures/Failure.ts';
import { failureOf } from '../../domain/failures/failureOf.ts';
import { pageTimers } from '../../pageTimers.ts';
import { PooledWorker } from './PooledWorker.ts';

/** A worker without work is ended after this long, as Squoosh does. ms */
export const idleReleaseMs = 10_000;

/** A worker that has not begun a job this long after it was handed the job is stuck in its own script. ms */
const startingLimitMs = 15_000;

export interface PoolOptions<Api> {
  /** Starts one worker. Has to spell out `new Worker(new URL(…, import.meta.url), …)` for the bundler to see it. */
  readonly spawn: () => Worker;
  /** The most workers alive at once, 1 or more. */
  readonly size: number;
  /** Tells a worker to drop what it keeps of a photo between jobs: its next job is about another photo, or the photo was removed. */
  readonly letGo?: Call<Api, unknown>;
  /** ms; default `idleReleaseMs`. `Infinity` keeps workers that take long to warm up. */
  readonly idleMs?: number;
}

/** Calls one job of a worker. */
export type Call<Api, T> = (api: Remote<Api>) => Promise<Outcome<T>>;

/** A job that waits for a worker. `dispatch` hands it one, or null when none could be started. */
interface Ticket<Api> {
  readonly photo: string | undefined;
  dispatch(worker: PooledWorker<Api> | null): void;
}

const failed = (failure: Failure): { ok: false; failure: Failure } => ({ ok: false, failure });

/**
 * The failures that a second try may not meet again: a connection may be back, and WebKit breaks off the reading of a file when the page enters the
 * back-forward cache, though it can be read once the page is shown again.
 */
const mayPass: ReadonlySet<Failure['kind']> = new Set(['programNotLoaded', 'unreadable']);

/**
 * A bounded set of workers, started when there is work, one job each at a time, the rest queued in order. The jobs of one photo are
 * done by one worker, one after another: the code that it has compiled for the first job is ready for the next, and the other cores are
 * left to the page, or to another photo.
 *
 * A job that is aborted or runs over its limit is ended together with its worker, because JavaScript in an endless loop cannot
 * be asked to stop. Terminating leaves Comlink's promise pending for ever, so the pool answers in its place. The next job gets a new worker.
 * A job that has to run to its end (`Job.runsToEnd`) is answered as well when it is aborted, but its worker is ended after the job or its limit.
 */
export class WorkerPool<Api> {
  readonly #options: PoolOptions<Api>;
  readonly #workers = new Set<PooledWorker<Api>>();
  readonly #queue: Ticket<Api>[] = [];
  /** Workers whose photo was taken away while they were on a job. */
  readonly #toLetGo = new WeakSet<PooledWorker<Api>>();
  #isPrepared = false;

  constructor(options: PoolOptions<Api>) {
    this.#options = options;
  }

  /** Workers alive, busy or idle. */
  get alive(): number {
    return this.#workers.size;
  }

  /**
   * Runs a job on the first free worker. Never rejects. An aborted signal and a passed limit both read as
   * `{kind: 'timeout', step}`, a worker that died of its job as `{kind: 'workerLost'}`, and an exception that the worker
   * let escape as `{kind: 'unexpected'}`. A worker whose script did not load, and a job whose file could not be read, are tried a second
   * time (`mayPass`); then they read as `{kind: 'programNotLoaded'}` and `{kind: 'unreadable'}`.
   *
   * @param photo tells the photo of the job from others; a job that names none takes any worker
   */
  async run<T>(signal: AbortSignal, call: Call<Api, T>, photo?: string): Promise<Outcome<T>> {
    const first = await this.#attempt(signal, call, photo);
    return !first.ok && mayPass.has(first.failure.kind) ? this.#attempt(signal, call, photo) : first;
  }

  /**
   * Starts a worker before there is work, and a new one each time the last worker is ended because it was idle. A
   * worker that has had no job yet is never ended for being idle, because idle workers are ended only so that no photo stays in memory.
   * If a prepared worker breaks down, the next job starts another.
   */
  prepare(): void {
    this.#isPrepared = true;
    if (this.#workers.size === 0) this.#start();
  }

  /**
   * Tells the worker that did the jobs of a photo to let go of it. A worker that is on a job is told after that job, which may be about
   * another photo: the job that opens a photo names none.
   */
  letGo(photo: string): void {
    for (const worker of this.#workers) {
      if (worker.photo !== photo) continue;
      if (worker.isBusy) this.#toLetGo.add(worker);
      else this.#tellToLetGo(worker);
    }
  }

  #attempt<T>(signal: AbortSignal, call: Call<Api, T>, photo: string | undefined): Promise<Outcome<T>> {
    return new Promise((resolve) => {
      let step: Step = 'starting';
      let runsToEnd = false;
      let worker: PooledWorker<Api> | null = null;
      let watchdog: number | undefined;

      const answer = (outcome: Outcome<T>): void => {
        signal.removeEventListener('abort', abandon);
        resolve(outcome);
        // In a microtask, because the event that aborted this job may abort queued jobs as well, and none of those should get a worker.
        queueMicrotask(() => this.#serveQueue());
      };
      const finish = (outcome: Outcome<T>): void => {
        pageTimers.clearTimeout(watchdog);
        if (worker) this.#free(worker);
        answer(outcome);
      };
      const stop = (): void => {
        if (worker) this.#remove(worker);
        finish(failed({ kind: 'timeout', step }));
      };
      const abandon = (): void => {
        const queuedAt = this.#queue.indexOf(ticket);
        if (queuedAt >= 0) this.#queue.splice(queuedAt, 1);
        if (!worker || !runsToEnd) {
          stop();
          return;
        }
        // It is ended by the job's end or by the watchdog.
        this.#workers.delete(worker);
        answer(failed({ kind: 'timeout', step }));
      };
      const watch = (ms: number): void => {
        pageTimers.clearTimeout(watchdog);
        watchdog = pageTimers.setTimeout(stop, ms);
      };
      const ticket: Ticket<Api> = {
        photo,
        dispatch: (assigned) => {
          if (!assigned) {
            finish(failed({ kind: 'programNotLoaded' }));
            return;
          }
          worker = assigned;
          if (photo !== undefined && assigned.photo !== undefined && assigned.photo !== photo)
            this.#tellToLetGo(assigned);
          watch(startingLimitMs);
          assigned.begin(
            {
              onBegun: (begun) => {
                step = begun.step;
                runsToEnd = begun.runsToEnd;
                watch(begun.limitMs);
              },
              onLost: () => finish(failed({ kind: assigned.wasHeard ? 'workerLost' : 'programNotLoaded' })),
            },
            photo,
          );
          // A worker that is ended leaves this call unanswered for ever.
          void callSafely(call, assigned.api).then(finish);
        },
      };

      if (signal.aborted) {
        resolve(failed({ kind: 'timeout', step }));
        return;
      }
      signal.addEventListener('abort', abandon, { once: true });
      this.#queue.push(ticket);
      this.#serveQueue();
    });
  }

  #serveQueue(): void {
    for (const ticket of this.#queue.slice()) {
      const worker = this.#workerFor(ticket);
      if (worker === undefined) continue;
      this.#queue.splice(this.#queue.indexOf(ticket), 1);
      ticket.dispatch(worker);
    }
  }

  /** The worker for a job: undefined while the job has to wait, null when no worker could be started. */
  #workerFor({ photo }: Ticket<Api>): PooledWorker<Api> | null | undefined {
    const workers = [...this.#workers];
    const same = photo === undefined ? undefined : workers.find((worker) => worker.photo === photo);
    if (same) return same.isBusy ? undefined : same;
    const idle = workers.find((worker) => !worker.isBusy);
    return idle ?? (this.#workers.size < this.#options.size ? this.#start() : undefined);
  }

  /** Null when the browser refuses to start one at all. */
  #start(): PooledWorker<Api> | null {
    try {
      const worker: PooledWorker<Api> = new PooledWorker(this.#options.spawn(), () => this.#remove(worker));
      this.#workers.add(worker);
      return worker;
    } catch (error) {
      console.error('A worker could not be started.', error);
      return null;
    }
  }

  #free(worker: PooledWorker<Api>): void {
    worker.end();
    if (!this.#workers.has(worker)) {
      worker.terminate();
      return;
    }
    if (this.#toLetGo.delete(worker)) this.#tellToLetGo(worker);
    worker.releaseAfter(this.#options.idleMs ?? idleReleaseMs, () => this.#release(worker));
  }

  #tellToLetGo({ api }: PooledWorker<Api>): void {
    const { letGo } = this.#options;
    if (letGo) void callSafely(letGo, api);
  }

  #release(worker: PooledWorker<Api>): void {
    this.#remove(worker);
    if (this.#isPrepared) this.prepare();
  }

  #remove(worker: PooledWorker<Api>): void {
    this.#workers.delete(worker);
    worker.terminate();
  }
}

/** Never rejects: what the call throws is its outcome. */
async function callSafely<Api, T>(call: Call<Api, T>, api: Remote<Api>): Promise<Outcome<T>> {
  try {
    return await call(api);
  } catch (error) {
    return failed(failureOf(error));
  }
}
