import { wrap, type Remote } from 'comlink';

/**
 * One worker of a pool and the job it is on. Listens to `error` and `messageerror`: without them, a worker whose script
 * does not load, or whose answer cannot be read, looks merely slow.
 */
export class PooledWorker<Api> {
  readonly api: Remote<Api>;
  readonly #worker: Worker;
  readonly #onDeath: () => void;
  #onLost: (() => void) | null = null;
  #release: ReturnType<typeof setTimeout> | undefined;
  #alive = true;

  /** @param onDeath told first when the worker breaks down by itself, before the job that was lost with it. */
  constructor(worker: Worker, onDeath: () => void) {
    this.#worker = worker;
    this.#onDeath = onDeath;
    worker.addEventListener('error', this.#breakDown);
    worker.addEventListener('messageerror', this.#breakDown);
    this.api = wrap<Api>(worker);
  }

  get isBusy(): boolean {
    return this.#onLost !== null;
  }

  get isAlive(): boolean {
    return this.#alive;
  }

  /** Takes a job. `onLost` is called at most once, if the worker breaks down before `end`. */
  begin(onLost: () => void): void {
    clearTimeout(this.#release);
    this.#onLost = onLost;
  }

  end(): void {
    this.#onLost = null;
  }

  /** Calls back after `ms` without a new job. */
  releaseAfter(ms: number, callback: () => void): void {
    clearTimeout(this.#release);
    if (Number.isFinite(ms)) this.#release = setTimeout(callback, ms);
  }

  terminate(): void {
    this.#alive = false;
    clearTimeout(this.#release);
    this.#worker.removeEventListener('error', this.#breakDown);
    this.#worker.removeEventListener('messageerror', this.#breakDown);
    this.#worker.terminate();
  }

  readonly #breakDown = (): void => {
    const onLost = this.#onLost;
    this.#onDeath();
    onLost?.();
  };
}
