import type { Failure, Outcome } from '../src/domain/failures/Failure.ts';
import { mapUnknown } from '../src/domain/failures/mapUnknown.ts';

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

/** The inverse: the failure that a port resolved to; what it rejected with is mapped where failures are (ERR-09). */
export function failureOf(error: unknown): Failure {
  return error instanceof PortFailure ? error.failure : mapUnknown(error);
}
