import type { Failure, Outcome } from '../src/domain/failures/Failure.ts';

/** Carries a port's failure to the chart's `onError`, so that `onDone` has nothing but values. */
class PortFailure extends Error {
  readonly failure: Failure;

  constructor(failure: Failure) {
    super(failure.kind);
    this.failure = failure;
  }
}

/** The port's value. Throws what `failureOf` reads when there is none. */
export function valueOf<T>(outcome: Outcome<T>): T {
  if (outcome.ok) return outcome.value;
  throw new PortFailure(outcome.failure);
}

/** The inverse: the failure that a port resolved to; for a port that rejected, a bug of ours in its own words (ERR-09). */
export function failureOf(error: unknown): Failure {
  if (error instanceof PortFailure) return error.failure;
  return error instanceof Error ? { kind: 'unexpected', message: error.message } : { kind: 'nonError' };
}
