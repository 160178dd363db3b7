import type { Outcome } from '../src/domain/failures/Failure.ts';
import { FailureError } from '../src/domain/failures/FailureError.ts';

/** A port's value; its failure is thrown, so that a chart's `onDone` has nothing but values. `failureOf` reads it again. */
export function valueOf<T>(outcome: Outcome<T>): T {
  if (outcome.ok) return outcome.value;
  throw new FailureError(outcome.failure);
}
