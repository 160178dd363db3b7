import type { RecoveryOutcome } from '../../domain/payment/paymentOutcomes.ts';
import { planRecovery, type RecoveryStep } from '../../domain/payment/planRecovery.ts';
import type { KeyValueStorage } from '../storage/KeyValueStorage.ts';
import { reasonOf } from '../storage/reasonOf.ts';
import { readCredited, unreported } from './credited.ts';
import { creditPurchase } from './creditPurchase.ts';
import { raiseCredits, readCreditsBackup, readHistory, readPaymentBackups, readPending } from './records.ts';
import { readUnrepaired } from './repairCredits.ts';
import { unusedTimestamp } from './unusedTimestamp.ts';

function planFrom(storage: KeyValueStorage, evidence: string | null, now: number): RecoveryStep | null {
  const pending = readPending(storage);
  const credited = readCredited(storage);
  return planRecovery({
    record: readUnrepaired(storage, now),
    pending: pending === 'corrupt' ? null : pending,
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

/**
 * Runs the recovery order against storage: the first source that raises the balance, and only that one (REC).
 *
 * @param evidence the id of a return that shows that a payment was made and that was not counted yet; null without one
 */
export function recoverStored(
  storage: KeyValueStorage,
  evidence: string | null,
  now: number,
): RecoveryOutcome {
  try {
    const step = planFrom(storage, evidence, now);
    if (!step) return { kind: 'nothingFound' };
    if ('purchase' in step) {
      // Two payments without a record may be recovered within one millisecond.
      const fresh = step.source === 'fallback' && { id: String(unusedTimestamp(storage, now)) };
      creditPurchase(storage, { ...step.purchase, ...fresh }, evidence, now);
    } else raiseCredits(storage, step.record, now);
    return outcomeOf(step);
  } catch (error) {
    return { kind: 'failed', reason: reasonOf(error) };
  }
}
