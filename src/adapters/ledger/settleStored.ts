import { creditsLeft } from '../../domain/credits/creditsLeft.ts';
import { decideOnLoad } from '../../domain/payment/decideOnLoad.ts';
import type { SettleOutcome } from '../../domain/payment/paymentOutcomes.ts';
import { purchaseIdOf, type ReadPendingPayment } from '../../domain/payment/PendingPayment.ts';
import { creditable, type CreditablePurchase } from '../../domain/payment/planRecovery.ts';
import type { ReturnParameter } from '../../domain/payment/readReturn.ts';
import type { KeyValueStorage } from '../storage/KeyValueStorage.ts';
import { attempt, removeSurely } from '../storage/storedJson.ts';
import { creditPurchase } from './creditPurchase.ts';
import { readCredits, readPending } from './records.ts';
import { reasonOf } from '../storage/reasonOf.ts';
import { repairCredits, ensureCredits } from './repairCredits.ts';
import { settleReturn } from './settleReturn.ts';
import { shelvePending } from './shelvePending.ts';
import { withdrawPayment } from './withdrawPayment.ts';

/** What an arrival's name begins with that nobody is known to have sent here. */
export const unsent = 'seen-';

/** How the page was reached, as far as a payment is concerned (decision 20). */
export interface Arrival {
  /** What the return is known by: the provider's session, else the visit of the page, however often it is loaded again. */
  readonly id: string;
  /** Whether the provider itself sent the visitor here: this return cannot be another's address opened in a second tab. */
  readonly sent: boolean;
}

export interface Load {
  readonly payment: ReturnParameter;
  /** The purchase that this very tab left for, if it did: another tab may have bought since. */
  readonly own: ReadPendingPayment | null;
  readonly arrival: Arrival;
  readonly now: number;
}

/** Adds a purchase's credits for a return, or (null) without one; a failure is an outcome, with its reason. */
export function addOnce(
  storage: KeyValueStorage,
  purchase: CreditablePurchase,
  returned: string | null,
  now: number,
): SettleOutcome {
  const automatic = returned === null;
  try {
    const added = creditPurchase(storage, purchase, returned, now);
    const balance = creditsLeft(readCredits(storage));
    if (added === 'before') return automatic ? { kind: 'nothing' } : { kind: 'creditedBefore', balance };
    return { kind: automatic ? 'foundUnfinished' : 'credited', credits: purchase.credits, balance };
  } catch (error) {
    return { kind: 'failed', automatic, reason: reasonOf(error) };
  }
}

function act(storage: KeyValueStorage, load: Load): SettleOutcome {
  const { payment, own, now } = load;
  if (payment === 'success') return settleReturn(storage, load);
  const decision = decideOnLoad(payment, readPending(storage), now);
  switch (decision.act) {
    case 'credit':
      return addOnce(storage, creditable(decision.pending), null, now);
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
