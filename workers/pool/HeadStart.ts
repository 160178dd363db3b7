import type { Outcome } from '../../src/domain/failures/Failure.ts';
import type { FaceLocation } from '../../src/domain/photo/FaceLocation.ts';
import type { OpenedPhoto } from '../../src/domain/photo/OpenedPhoto.ts';

type Run<T> = (signal: AbortSignal, photo: OpenedPhoto, location: FaceLocation) => Promise<Outcome<T>>;

interface Begun<T> {
  readonly stop: AbortController;
  readonly outcome: Promise<Outcome<T>>;
}

/** A job that is begun before anybody asks for it, once for each photo, and forgotten with the photo. */
export class HeadStart<T> {
  readonly #run: Run<T>;
  readonly #begun = new WeakMap<OpenedPhoto, Begun<T>>();
  readonly #asked = new WeakSet<OpenedPhoto>();

  /** @param run the job. Never rejects. */
  constructor(run: Run<T>) {
    this.#run = run;
  }

  /** Begins the job, unless somebody was quicker to ask for it. Should it fail before anybody asks, it was never begun. */
  begin(photo: OpenedPhoto, location: FaceLocation): void {
    if (this.#asked.has(photo)) return;
    const stop = new AbortController();
    const outcome = this.#run(stop.signal, photo, location);
    this.#begun.set(photo, { stop, outcome });
    void outcome.then(({ ok }) => {
      if (!ok) this.#begun.delete(photo);
    });
  }

  /** Hands over the job that was begun, or begins it now. Aborting the signal stops either. Asking again runs it again. */
  take(signal: AbortSignal, photo: OpenedPhoto, location: FaceLocation): Promise<Outcome<T>> {
    this.#asked.add(photo);
    const job = this.#begun.get(photo);
    this.#begun.delete(photo);
    if (!job || signal.aborted) return this.#run(signal, photo, location);
    signal.addEventListener('abort', () => job.stop.abort(), { once: true });
    return job.outcome;
  }
}
