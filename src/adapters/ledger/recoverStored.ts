import type { RecoveryOutcome } from '../../domain/payment/paymentOutcomes.ts';
import { planRecovery, type RecoveryStep } from '../../domain/payment/planRecovery.ts';
import type { KeyValueStorage } from '../storage/KeyValueStorage.ts';
import { reasonOf } from '../storage/reasonOf.ts';
import { creditPurchase } from './creditPurchase.ts';
import { raiseCredits, readCreditsBackup, readHistory, readPaymentBackup, readPending } from './records.ts';
import { readUnrepaired } from './repairCredits.ts';

function planFrom(storage: KeyValueStorage, paymentEvidence: boolean, now: number): RecoveryStep | null {
  const pending = readPending(storage);
  return planRecovery({
    record: readUnrepaired(storage),
    pending: pending === 'corrupt' ? null : pending,
    paymentBackup: readPaymentBackup(storage),
    creditsBackup: readCreditsBackup(storage),
    history: readHistory(storage),
    paymentEvidence,
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

/** Runs the recovery order against storage: the first source that raises the balance, and only that one (REC). */
export function recoverStored(
  storage: KeyValueStorage,
  paymentEvidence: boolean,
  now: number,
): RecoveryOutcome {
  try {
    const step = planFrom(storage, paymentEvidence, now);
    if (!step) return { kind: 'nothingFound' };
    if ('purchase' in step) creditPurchase(storage, step.purchase, now);
    else raiseCredits(storage, step.record, now);
    return outcomeOf(step);
  } catch (error) {
    return { kind: 'failed', reason: reasonOf(error) };
  }
}
