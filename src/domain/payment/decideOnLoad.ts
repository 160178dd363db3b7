import { ageOf, paymentLimits } from './paymentLimits.ts';
import type { BegunPurchase } from './PendingPayment.ts';
import type { ReturnParameter } from './readReturn.ts';

/** What a load does about a payment. */
export type LoadDecision =
  /** The credits of the pending payment are added and its record is removed, although no return reported it. */
  | { readonly act: 'credit'; readonly purchase: BegunPurchase }
  /** The record and its backup copy are removed (PAY-03). */
  | { readonly act: 'withdraw' }
  /** Moved to the payment backup, for later recovery. */
  | { readonly act: 'shelve'; readonly purchase: BegunPurchase }
  /** A corrupt record is deleted. */
  | { readonly act: 'discard' }
  | { readonly act: 'nothing' };

/**
 * What to do on a load (PAY-03, PAY-04). `pending` is null when there is no pending payment, and 'corrupt' when it
 * cannot be read.
 */
export function decideOnLoad(
  payment: Exclude<ReturnParameter, 'success'>,
  pending: BegunPurchase | 'corrupt' | null,
  now: number,
): LoadDecision {
  if (payment === 'cancelled') return { act: 'withdraw' };
  if (pending === 'corrupt') return { act: 'discard' };
  if (!pending) return { act: 'nothing' };
  const age = ageOf(pending.begunAt, now);
  if (age < paymentLimits.processedUntil) return { act: 'credit', purchase: pending };
  if (age > paymentLimits.shelvedAfter) return { act: 'shelve', purchase: pending };
  return { act: 'nothing' };
}
