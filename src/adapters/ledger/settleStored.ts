import { grantedCredits, starterPack } from '../../domain/credits/creditPackages.ts';
import { creditsLeft } from '../../domain/credits/creditsLeft.ts';
import { isCredited } from '../../domain/credits/PurchaseRecord.ts';
import { decideOnLoad } from '../../domain/payment/decideOnLoad.ts';
import type { SettleOutcome } from '../../domain/payment/paymentOutcomes.ts';
import { purchaseIdOf, type ReadPendingPayment } from '../../domain/payment/PendingPayment.ts';
import { type CreditablePurchase, isSpokenFor } from '../../domain/payment/planRecovery.ts';
import type { ReturnParameter } from '../../domain/payment/readReturn.ts';
import type { KeyValueStorage } from '../storage/KeyValueStorage.ts';
import { attempt, removeSurely } from '../storage/storedJson.ts';
import { creditPurchase } from './creditPurchase.ts';
import { readCredits, readHistory, readPaymentBackup, readPending } from './records.ts';
import { reasonOf } from '../storage/reasonOf.ts';
import { recoverStored } from './recoverStored.ts';
import { repairCredits, ensureCredits } from './repairCredits.ts';
import { shelvePending } from './shelvePending.ts';
import { withdrawPayment } from './withdrawPayment.ts';

export interface Load {
  readonly payment: ReturnParameter;
  /** The purchase that this very tab left for, if it did: another tab may have bought since. */
  readonly own: ReadPendingPayment | null;
  readonly now: number;
}

/** Adds a purchase's credits; a failure is an outcome, with its reason. */
function addOnce(
  storage: KeyValueStorage,
  purchase: CreditablePurchase,
  now: number,
  automatic: boolean,
): SettleOutcome {
  try {
    if (creditPurchase(storage, purchase, now) === 'before')
      return automatic ? { kind: 'nothing' } : { kind: 'creditedBefore' };
    return { kind: 'credited', credits: purchase.credits, balance: creditsLeft(readCredits(storage)) };
  } catch (error) {
    return { kind: 'failed', automatic, reason: reasonOf(error) };
  }
}

const creditable = (pending: ReadPendingPayment): CreditablePurchase => ({
  id: purchaseIdOf(pending),
  packageId: pending.packageId,
  credits: pending.credits,
});

/**
 * PAY-02: recovery first, and the starter package only if that failed. Where a backup of the payment stands that recovery
 * could not pay out, the package takes its id, and so its place.
 */
function recoverOrAddStarter(storage: KeyValueStorage, now: number): SettleOutcome {
  const recovery = recoverStored(storage, true, now);
  if (recovery.kind !== 'nothingFound' && recovery.kind !== 'failed') return { kind: 'recovered', recovery };
  const history = readHistory(storage);
  if (isSpokenFor(history, now)) return { kind: 'creditedBefore' };
  const backup = readPaymentBackup(storage);
  const id = backup && !isCredited(history, backup.id) ? backup.id : String(now);
  return addOnce(
    storage,
    { id, packageId: starterPack.id, credits: grantedCredits(starterPack) },
    now,
    false,
  );
}

function act(storage: KeyValueStorage, { payment, own, now }: Load): SettleOutcome {
  if (payment === 'success' && own) return addOnce(storage, creditable(own), now, false);
  const decision = decideOnLoad(payment, readPending(storage), now);
  switch (decision.act) {
    case 'credit':
      return addOnce(storage, creditable(decision.pending), now, decision.automatic);
    case 'recoverOrStarter':
      return recoverOrAddStarter(storage, now);
    case 'withdraw':
      withdrawPayment(storage, own ? purchaseIdOf(own) : null);
      return { kind: 'nothing' };
    case 'shelve':
      shelvePending(storage, decision.pending, now);
      return { kind: 'nothing' };
    case 'discard':
      removeSurely(storage, 'pendingPayment');
      return { kind: 'nothing' };
    case 'nothing':
      return { kind: 'nothing' };
  }
}

/** What a load came to that could not do its work, `error` being why. */
export function failedLoad(payment: ReturnParameter, error: unknown): SettleOutcome {
  if (payment === 'success') return { kind: 'failed', automatic: false, reason: reasonOf(error) };
  return { kind: payment === 'cancelled' ? 'postponed' : 'nothing' };
}

/**
 * What a load does about the credits and a payment, with the journal already finished (PAY-01 to PAY-04). What fails
 * beside an addition is quiet: it lost nothing, and the next load tries again.
 */
export function settleStored(storage: KeyValueStorage, load: Load): SettleOutcome {
  attempt(() => (load.payment === 'success' ? ensureCredits : repairCredits)(storage));
  try {
    return act(storage, load);
  } catch (error) {
    return failedLoad(load.payment, error);
  }
}
