import type { Outcome } from '../src/domain/failures/Failure.ts';
import { FailureError } from '../src/domain/failures/FailureError.ts';

/**
 * A port's value. Its failure is thrown, so that a chart's `onDone` handles values only; `failureOf` turns the error
 * back into the failure.
 */
export function valueOf<T>(outcome: Outcome<T>): T {
  if (outcome.ok) return outcome.value;
  throw new FailureError(outcome.failure);
}
