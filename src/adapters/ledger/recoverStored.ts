import type { RecoveryOutcome } from '../../domain/payment/paymentOutcomes.ts';
import { planRecovery, type RecoveryStep } from '../../domain/payment/planRecovery.ts';
import type { KeyValueStorage } from '../storage/KeyValueStorage.ts';
import { reasonOf } from '../storage/reasonOf.ts';
import { readCredited, unreported } from './credited.ts';
import { creditPurchase } from './creditPurchase.ts';
import { raiseCredits, readCreditsBackup, readHistory, readPaymentBackups, readPending } from './records.ts';
import { readUnrepaired } from './repairCredits.ts';
import { unusedTimestamp } from './unusedTimestamp.ts';
import { clearPayment } from './withdrawPayment.ts';

/** A return that shows that a payment was made, and was not counted yet. */
export interface PaymentEvidence {
  /** The return's id. */
  readonly returned: string;
  /**
   * Whether the return said success, and so reports the purchase that is found. A visitor who merely comes from the provider reports no
   * purchase: the return that reports it may still come.
   */
  readonly saidSuccess: boolean;
}

function planFrom(
  storage: KeyValueStorage,
  evidence: PaymentEvidence | null,
  now: number,
): RecoveryStep | null {
  const credited = readCredited(storage);
  return planRecovery({
    record: readUnrepaired(storage, now),
    pending: readPending(storage),
    paymentBackups: readPaymentBackups(storage),
    creditsBackup: readCreditsBackup(storage),
    history: readHistory(storage),
    credited: new Set(credited.keys()),
    paymentEvidence: evidence !== null,
    awaitsReturn: unreported(credited) !== null,
    now,
  });
}

function outcomeOf(step: RecoveryStep): RecoveryOutcome {
  switch (step.source) {
    case 'pending':
    case 'paymentBackup':
      return { kind: step.source, credits: step.purchase.credits };
    case 'history':
      return { kind: 'history', credits: step.credits };
    case 'creditsBackup':
    case 'fallback':
      return { kind: step.source };
  }
}

/** Recovers from the first source, in the specified order, that raises the balance, and from no other (REC). */
export function recoverStored(
  storage: KeyValueStorage,
  evidence: PaymentEvidence | null,
  now: number,
): RecoveryOutcome {
  try {
    const pending = readPending(storage);
    // A crash left this pending payment behind, although its credits were added. Its backup may have no id, and would then be taken for
    // another purchase.
    if (pending && readCredited(storage).has(pending.id)) clearPayment(storage, pending.id);
    const step = planFrom(storage, evidence, now);
    if (!step) return { kind: 'nothingFound' };
    if ('purchase' in step) {
      const isFallback = step.source === 'fallback';
      // Two payments without a record may be recovered within one millisecond.
      const fresh = isFallback && { id: String(unusedTimestamp(storage, now)) };
      const isReported = isFallback || evidence?.saidSuccess === true;
      const reportedBy = isReported && evidence ? evidence.returned : null;
      creditPurchase(storage, { ...step.purchase, ...fresh }, reportedBy, now);
    } else raiseCredits(storage, step.record, now);
    return outcomeOf(step);
  } catch (error) {
    return { kind: 'failed', reason: reasonOf(error) };
  }
}
