import type { Outcome } from '../../src/domain/failures/Failure.ts';
import type { OpenedPhoto } from '../../src/domain/photo/OpenedPhoto.ts';

/** Does the job until the signal is aborted. Never rejects. */
type Run<T> = (signal: AbortSignal) => Promise<Outcome<T>>;

interface Begun<T> {
  readonly stop: AbortController;
  readonly outcome: Promise<Outcome<T>>;
}

/** A job that is begun before anybody asks for it, once for each photo, and forgotten with the photo. */
export class HeadStart<T> {
  readonly #begun = new WeakMap<OpenedPhoto, Begun<T>>();
  readonly #asked = new WeakSet<OpenedPhoto>();

  /** Begins the job, unless somebody was quicker to ask for it. Should it fail before anybody asks, it was never begun. */
  begin(photo: OpenedPhoto, run: Run<T>): void {
    if (this.#asked.has(photo)) return;
    const stop = new AbortController();
    const outcome = run(stop.signal);
    this.#begun.set(photo, { stop, outcome });
    void outcome.then(({ ok }) => {
      if (!ok) this.#begun.delete(photo);
    });
  }

  /** Hands over the job that was begun, or begins it now. Aborting the signal stops either. Asking again runs it again. */
  take(signal: AbortSignal, photo: OpenedPhoto, run: Run<T>): Promise<Outcome<T>> {
    this.#asked.add(photo);
    const job = this.#begun.get(photo);
    this.#begun.delete(photo);
    if (!job || signal.aborted) return run(signal);
    signal.addEventListener('abort', () => job.stop.abort(), { once: true });
    return job.outcome;
  }
}
