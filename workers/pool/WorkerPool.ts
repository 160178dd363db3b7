import type { Remote } from 'comlink';
import type { Failure, Outcome, Step } from '../../src/domain/failures/Failure.ts';
import { PooledWorker } from './PooledWorker.ts';

/** A worker without work is ended after this long, as Squoosh does. ms */
export const idleReleaseMs = 10_000;

export interface PoolOptions {
  /** Starts one worker. Has to spell out `new Worker(new URL(…, import.meta.url), …)` for the bundler to see it. */
  readonly spawn: () => Worker;
  /** The most workers alive at once, 1 or more. */
  readonly size: number;
  /** ms; default `idleReleaseMs`. `Infinity` keeps workers, for those that are dear to warm up. */
  readonly idleMs?: number;
}

/** One call into a worker. */
export interface Job<Api, T> {
  /** Named by the failure when the job is stopped or its worker dies. */
  readonly step: Step;
  /**
   * Backstop counted from dispatch, not from queueing, ms. The owner of a time-out is the machine, which aborts the
   * signal; this limit has to be the later one.
   */
  readonly limitMs: number;
  readonly call: (api: Remote<Api>) => Promise<Outcome<T>>;
}

/** What a worker does before its first job, which it may be handed in the middle of it. */
type WarmUp<Api> = (api: Remote<Api>) => Promise<unknown>;

/** What waits for a worker. `dispatch` is told which one it got, or null when none could be started. */
interface Ticket<Api> {
  dispatch(worker: PooledWorker<Api> | null): void;
}

const failed = (failure: Failure): { ok: false; failure: Failure } => ({ ok: false, failure });

/**
 * A bounded set of workers, started when there is work, one job each at a time, the rest queued in order.
 *
 * A job that is aborted or runs over its limit takes its worker with it: JavaScript that spins cannot be asked to stop.
 * Terminating leaves Comlink's promise pending for ever, so the pool answers in its place, and it never calls
 * `releaseProxy`, which would wait for an answer of the hung worker. The next job gets a new worker.
 */
export class WorkerPool<Api> {
  readonly #options: PoolOptions;
  readonly #workers = new Set<PooledWorker<Api>>();
  readonly #queue: Ticket<Api>[] = [];
  #warmUp: WarmUp<Api> | null = null;

  constructor(options: PoolOptions) {
    this.#options = options;
  }

  /** Workers alive, busy or idle. */
  get alive(): number {
    return this.#workers.size;
  }

  /**
   * Runs a job on the first free worker. Never rejects. An aborted signal and a passed limit both read as
   * `{kind: 'timeout', step}`, a worker that died or could not start as `{kind: 'workerLost', step}`, and an exception
   * that the worker let escape as `{kind: 'unexpected'}`.
   */
  run<T>(signal: AbortSignal, job: Job<Api, T>): Promise<Outcome<T>> {
    return new Promise((resolve) => {
      const timedOut = failed({ kind: 'timeout', step: job.step });
      const lost = failed({ kind: 'workerLost', step: job.step });
      if (signal.aborted) {
        resolve(timedOut);
        return;
      }

      let worker: PooledWorker<Api> | null = null;
      let watchdog: ReturnType<typeof setTimeout> | undefined;

      const finish = (outcome: Outcome<T>): void => {
        signal.removeEventListener('abort', stop);
        clearTimeout(watchdog);
        if (worker) this.#free(worker);
        resolve(outcome);
        this.#serveQueue();
      };
      const stop = (): void => {
        const queuedAt = this.#queue.indexOf(ticket);
        if (queuedAt >= 0) this.#queue.splice(queuedAt, 1);
        if (worker) this.#remove(worker);
        finish(timedOut);
      };
      const ticket: Ticket<Api> = {
        dispatch: (assigned) => {
          if (!assigned) {
            finish(lost);
            return;
          }
          worker = assigned;
          watchdog = setTimeout(stop, job.limitMs);
          assigned.begin(() => finish(lost));
          // Settling late, after the worker was taken away, is harmless: the outer promise has its answer.
          callSafely(job, assigned.api).then((outcome) => {
            if (assigned.isAlive) finish(outcome);
          }, ignore);
        },
      };

      signal.addEventListener('abort', stop, { once: true });
      this.#queue.push(ticket);
      this.#serveQueue();
    });
  }

  /**
   * Starts a worker before there is work, and another whenever the last one has been ended for want of it. Until its first
   * job it is not: what is ended is a worker that has seen somebody's photo. Should it break down, the next job starts one.
   */
  prepare(warmUp: WarmUp<Api>): void {
    this.#warmUp = warmUp;
    if (this.#workers.size > 0) return;
    const worker = this.#start();
    if (worker) warmUp(worker.api).catch(ignore);
  }

  /** Ends the idle workers now. Busy ones finish. */
  releaseIdle(): void {
    for (const worker of this.#workers) if (!worker.isBusy) this.#remove(worker);
  }

  #serveQueue(): void {
    while (this.#queue.length > 0) {
      const worker =
        this.#findIdle() ?? (this.#workers.size < this.#options.size ? this.#start() : undefined);
      if (worker === undefined) return;
      this.#queue.shift()?.dispatch(worker);
    }
  }

  #findIdle(): PooledWorker<Api> | undefined {
    for (const worker of this.#workers) if (!worker.isBusy) return worker;
    return undefined;
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
    if (this.#workers.has(worker))
      worker.releaseAfter(this.#options.idleMs ?? idleReleaseMs, () => this.#release(worker));
  }

  #release(worker: PooledWorker<Api>): void {
    this.#remove(worker);
    if (this.#warmUp) this.prepare(this.#warmUp);
  }

  #remove(worker: PooledWorker<Api>): void {
    this.#workers.delete(worker);
    worker.terminate();
  }
}

async function callSafely<Api, T>(job: Job<Api, T>, api: Remote<Api>): Promise<Outcome<T>> {
  try {
    return await job.call(api);
  } catch (error) {
    return failed(
      error instanceof Error ? { kind: 'unexpected', message: error.message } : { kind: 'nonError' },
    );
  }
}

const ignore = (): void => undefined;
