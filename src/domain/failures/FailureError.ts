import type { Failure } from './Failure.ts';

/** Carries a known failure through code that can only throw. It never crosses a thread. */
export class FailureError extends Error {
  readonly failure: Failure;

  constructor(failure: Failure, options?: ErrorOptions) {
    super(failure.kind, options);
    this.failure = failure;
  }
}
