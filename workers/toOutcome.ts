import type { Outcome } from '../src/domain/failures/Failure.ts';
import { failureOf } from '../src/domain/failures/failureOf.ts';

/** Runs a job and turns whatever it throws into a failure, so that nothing but plain objects leaves the worker. */
export async function toOutcome<T>(job: () => T | Promise<T>): Promise<Outcome<T>> {
  try {
    return { ok: true, value: await job() };
  } catch (thrown) {
    return { ok: false, failure: failureOf(thrown) };
  }
}
