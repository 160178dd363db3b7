import type { CreditsBackup } from '../credits/creditsBackup.ts';
import { recordOfBackup } from '../credits/creditsBackup.ts';
import { creditsLeft } from '../credits/creditsLeft.ts';
import type { CreditsRecord } from '../credits/CreditsRecord.ts';
import { estimateFromHistory } from '../credits/estimateFromHistory.ts';
import { isCredited, type PurchaseRecord } from '../credits/PurchaseRecord.ts';
import type { PaymentBackup } from './PaymentBackup.ts';
import { ageOf, fallbackCredits, fallbackPackageId, paymentLimits } from './paymentLimits.ts';
import { purchaseIdOf, type ReadPendingPayment } from './PendingPayment.ts';

/** A payment whose credits are to be added, once. */
export interface CreditablePurchase {
  readonly id: string;
  readonly packageId: string;
  readonly credits: number;
}

export interface RecoveryInput {
  readonly record: CreditsRecord;
  readonly pending: ReadPendingPayment | null;
  readonly paymentBackup: PaymentBackup | null;
  readonly creditsBackup: CreditsBackup | null;
  readonly history: readonly PurchaseRecord[];
  /** The referrer is the payment provider, or the address said payment=success. */
  readonly paymentEvidence: boolean;
  readonly now: number;
}

export type RecoveryStep =
  | { readonly source: 'pending' | 'paymentBackup' | 'fallback'; readonly purchase: CreditablePurchase }
  /** The record is set, not added to. `credits` are the paid ones it then has. */
  | {
      readonly source: 'creditsBackup' | 'history';
      readonly record: CreditsRecord;
      readonly credits: number;
    };

/**
 * Whether a sign of payment speaks of a payment that was credited already: the same return seen twice, in a second tab or
 * after a reload. While the backup of that payment would still have been good, it is not paid for again (REC-07).
 */
export function isSpokenFor(history: readonly PurchaseRecord[], now: number): boolean {
  return history.some(({ timestamp }) => ageOf(timestamp, now) < paymentLimits.paymentBackup);
}

/**
 * The first source, in the order of REC-01 to REC-05, that would raise the balance and was not paid out before
 * (REC-07); null when there is none (REC-06).
 */
export function planRecovery(input: RecoveryInput): RecoveryStep | null {
  const { record, pending, paymentBackup, creditsBackup, history, now } = input;

  if (pending && !isCredited(history, purchaseIdOf(pending)))
    return {
      source: 'pending',
      purchase: { id: purchaseIdOf(pending), packageId: pending.packageId, credits: pending.credits },
    };

  if (
    paymentBackup &&
    ageOf(paymentBackup.backedUpAt, now) < paymentLimits.paymentBackup &&
    !isCredited(history, paymentBackup.id)
  )
    return { source: 'paymentBackup', purchase: paymentBackup };

  if (creditsBackup && ageOf(creditsBackup.lastBackup, now) < paymentLimits.creditsBackup) {
    const restored = recordOfBackup(creditsBackup);
    if (creditsLeft(restored) > creditsLeft(record))
      return { source: 'creditsBackup', record: restored, credits: restored.paidCredits };
  }

  const estimate = estimateFromHistory(record, history);
  if (estimate > record.paidCredits)
    return { source: 'history', record: { ...record, paidCredits: estimate }, credits: estimate };

  if (input.paymentEvidence && !isSpokenFor(history, now))
    return {
      source: 'fallback',
      purchase: { id: String(now), packageId: fallbackPackageId, credits: fallbackCredits },
    };
  return null;
}
