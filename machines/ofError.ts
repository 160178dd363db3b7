import type { Failure } from '../src/domain/failures/Failure.ts';
import { failureOf } from '../src/domain/failures/failureOf.ts';

/** The failure that an `onError` event carries; the parameter of a guard or an action. */
export const ofError = ({ event }: { readonly event: { readonly error: unknown } }): Failure =>
  failureOf(event.error);
