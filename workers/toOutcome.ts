import type { Failure, Outcome } from '../src/domain/failures/Failure.ts';
import { browserFailure } from './browserFailure.ts';

/** Thrown inside a worker where a failure is known; `toOutcome` unwraps it. It never crosses a thread. */
export class FailureError extends Error {
  readonly failure: Failure;

  constructor(failure: Failure) {
    super(failure.kind);
    this.failure = failure;
  }
}

/** Runs a job and turns whatever it throws into a failure, so that nothing but plain objects leaves the worker. */
export async function toOutcome<T>(job: () => T | Promise<T>): Promise<Outcome<T>> {
  try {
    return { ok: true, value: await job() };
  } catch (thrown) {
    return {
      ok: false,
      failure: thrown instanceof FailureError ? thrown.failure : browserFailure(thrown),
    };
  }
}
