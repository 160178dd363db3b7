import { ageOf, paymentLimits } from './paymentLimits.ts';
import type { ReadPendingPayment } from './PendingPayment.ts';
import type { ReturnParameter } from './readReturn.ts';

/** What a load does about a payment. */
export type LoadDecision<Pending extends ReadPendingPayment> =
  /** The credits of the pending payment are added and its record is removed, although no return reported it. */
  | { readonly act: 'credit'; readonly pending: Pending }
  /** The record and its backup copy are removed (PAY-03). */
  | { readonly act: 'withdraw' }
  /** Moved to the payment backup, for later recovery. */
  | { readonly act: 'shelve'; readonly pending: Pending }
  /** A corrupt record is deleted. */
  | { readonly act: 'discard' }
  | { readonly act: 'nothing' };

/**
 * What to do on a load (PAY-03, PAY-04). `pending` is null when there is no pending payment, and 'corrupt' when it
 * cannot be read.
 */
export function decideOnLoad<Pending extends ReadPendingPayment>(
  payment: Exclude<ReturnParameter, 'success'>,
  pending: Pending | 'corrupt' | null,
  now: number,
): LoadDecision<Pending> {
  if (payment === 'cancelled') return { act: 'withdraw' };
  if (pending === 'corrupt') return { act: 'discard' };
  if (!pending) return { act: 'nothing' };
  const age = ageOf(pending.timestamp, now);
  if (age < paymentLimits.processedUntil) return { act: 'credit', pending };
  if (age > paymentLimits.shelvedAfter) return { act: 'shelve', pending };
  return { act: 'nothing' };
}
