import type { CreditsBackup } from '../credits/creditsBackup.ts';
import { recordOfBackup } from '../credits/creditsBackup.ts';
import { creditsLeft } from '../credits/creditsLeft.ts';
import type { CreditsRecord } from '../credits/CreditsRecord.ts';
import { estimateFromHistory } from '../credits/estimateFromHistory.ts';
import type { Purchase } from '../credits/Purchase.ts';
import type { PurchaseRecord } from '../credits/PurchaseRecord.ts';
import type { PaymentBackup } from './PaymentBackup.ts';
import { ageOf, fallbackCredits, fallbackPackageId, paymentLimits } from './paymentLimits.ts';

export interface RecoveryInput {
  readonly record: CreditsRecord;
  readonly pending: Purchase | null;
  /** The payment backup, and the purchases that newer ones have replaced in the pending record; the newest first. */
  readonly paymentBackups: readonly PaymentBackup[];
  readonly creditsBackup: CreditsBackup | null;
  readonly history: readonly PurchaseRecord[];
  /** Ids of the purchases that were credited. */
  readonly credited: ReadonlySet<string>;
  /** The referrer is the payment provider, or the address said payment=success, and nothing was given for it yet. */
  readonly paymentEvidence: boolean;
  /** A purchase was credited that no return has reported yet: the evidence may be about that purchase. */
  readonly awaitsReturn: boolean;
  readonly now: number;
}

export type RecoveryStep =
  | { readonly source: 'pending' | 'paymentBackup' | 'fallback'; readonly purchase: Purchase }
  /** The record is set, not added to. `credits` are the paid ones it then has. */
  | {
      readonly source: 'creditsBackup' | 'history';
      readonly record: CreditsRecord;
      readonly credits: number;
    };

/**
 * The first source, in the order of REC-01 to REC-05, that would raise the balance and was not paid out before
 * (REC-07); null when there is none (REC-06).
 */
export function planRecovery(input: RecoveryInput): RecoveryStep | null {
  const { record, pending, creditsBackup, history, credited, now } = input;

  if (pending && !credited.has(pending.id)) return { source: 'pending', purchase: pending };

  const paymentBackup = input.paymentBackups.find(
    ({ id, backedUpAt }) => ageOf(backedUpAt, now) < paymentLimits.paymentBackup && !credited.has(id),
  );
  if (paymentBackup) return { source: 'paymentBackup', purchase: paymentBackup };

  if (creditsBackup && ageOf(creditsBackup.lastBackup, now) < paymentLimits.creditsBackup) {
    const restored = recordOfBackup(creditsBackup);
    if (creditsLeft(restored) > creditsLeft(record))
      return { source: 'creditsBackup', record: restored, credits: restored.paidCredits };
  }

  const estimate = estimateFromHistory(record, history);
  if (estimate > record.paidCredits)
    return { source: 'history', record: { ...record, paidCredits: estimate }, credits: estimate };

  // If a purchase is under way, the evidence is about it, however long ago the purchase was begun.
  const underWay = input.paymentBackups.find(({ id }) => !credited.has(id));
  if (input.paymentEvidence && underWay) return { source: 'paymentBackup', purchase: underWay };
  if (input.paymentEvidence && !input.awaitsReturn)
    return {
      source: 'fallback',
      purchase: { id: String(now), packageId: fallbackPackageId, credits: fallbackCredits },
    };
  return null;
}
