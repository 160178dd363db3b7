import { ageOf, paymentLimits } from './paymentLimits.ts';
import type { ReadPendingPayment } from './PendingPayment.ts';
import type { ReturnParameter } from './readReturn.ts';

/** What a load does about a payment. */
export type LoadDecision<Pending extends ReadPendingPayment> =
  /** Its credits are added and the record is cleared; `automatic` without a word from the address. */
  | { readonly act: 'credit'; readonly pending: Pending; readonly automatic: boolean }
  /** A payment without a record: recovery, and if that fails the starter package (PAY-02). */
  | { readonly act: 'recoverOrStarter' }
  /** The record goes, and its backup copy with it (PAY-03). */
  | { readonly act: 'withdraw' }
  /** Moved to the payment backup, for later recovery. */
  | { readonly act: 'shelve'; readonly pending: Pending }
  /** A corrupt record is deleted. */
  | { readonly act: 'discard' }
  | { readonly act: 'nothing' };

/** PAY-01 to PAY-04. `pending` is null when there is none, 'corrupt' when it cannot be read. */
export function decideOnLoad<Pending extends ReadPendingPayment>(
  payment: ReturnParameter,
  pending: Pending | 'corrupt' | null,
  now: number,
): LoadDecision<Pending> {
  const readable = pending === 'corrupt' ? null : pending;
  if (payment === 'cancelled') return { act: 'withdraw' };
  if (payment === 'success')
    return readable ? { act: 'credit', pending: readable, automatic: false } : { act: 'recoverOrStarter' };
  if (pending === 'corrupt') return { act: 'discard' };
  if (!readable) return { act: 'nothing' };
  const age = ageOf(readable.timestamp, now);
  if (age < paymentLimits.processedUntil) return { act: 'credit', pending: readable, automatic: true };
  if (age > paymentLimits.shelvedAfter) return { act: 'shelve', pending: readable };
  return { act: 'nothing' };
}
