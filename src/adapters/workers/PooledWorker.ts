import { releaseProxy, wrap, type Remote } from 'comlink';
import type { Begun } from '../../../workers/Job.ts';

/** Follows the job that a worker is on. */
export interface JobListener {
  /** The worker begins the job: from now on its time counts. */
  onBegun(begun: Begun['begun']): void;
  /** The worker broke down, before `end`. At most once. */
  onLost(): void;
}

/**
 * One worker of a pool and the job it is on. Listens to `error` and `messageerror`: without them, a worker whose script
 * does not load, or whose answer cannot be read, looks merely slow.
 */
export class PooledWorker<Api> {
  readonly api: Remote<Api>;
  readonly #worker: Worker;
  readonly #onDeath: () => void;
  #listener: JobListener | null = null;
  #release: ReturnType<typeof setTimeout> | undefined;
  #photo: string | undefined;
  #alive = true;
  #wasHeard = false;

  /** @param onDeath called when the worker breaks down by itself, before the listener of the job that is lost with it. */
  constructor(worker: Worker, onDeath: () => void) {
    this.#worker = worker;
    this.#onDeath = onDeath;
    worker.addEventListener('error', this.#breakDown);
    worker.addEventListener('messageerror', this.#breakDown);
    worker.addEventListener('message', this.#hear);
    this.api = wrap<Api>(worker);
  }

  get isBusy(): boolean {
    return this.#listener !== null;
  }

  /** The photo of its last job that named one. */
  get photo(): string | undefined {
    return this.#photo;
  }

  /** Whether the worker has sent any message. If not, its script did not load. */
  get wasHeard(): boolean {
    return this.#wasHeard;
  }

  begin(listener: JobListener, photo: string | undefined): void {
    clearTimeout(this.#release);
    this.#listener = listener;
    this.#photo = photo ?? this.#photo;
  }

  end(): void {
    this.#listener = null;
  }

  /** Calls back after `ms` without a new job. */
  releaseAfter(ms: number, callback: () => void): void {
    clearTimeout(this.#release);
    if (Number.isFinite(ms)) this.#release = setTimeout(callback, ms);
  }

  terminate(): void {
    if (!this.#alive) return;
    this.#alive = false;
    clearTimeout(this.#release);
    this.#worker.terminate();
    // Otherwise Comlink would keep the worker in memory for ever, with the arguments of the job that it did not answer.
    this.api[releaseProxy]();
  }

  readonly #hear = ({ data }: MessageEvent<Partial<Begun> | null>): void => {
    this.#wasHeard = true;
    if (data?.begun) this.#listener?.onBegun(data.begun);
  };

  readonly #breakDown = (): void => {
    const listener = this.#listener;
    this.#onDeath();
    listener?.onLost();
  };
}
