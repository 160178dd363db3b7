import { creditsLeft } from '../../domain/credits/creditsLeft.ts';
import type { Purchase } from '../../domain/credits/Purchase.ts';
import type { ReconciliationOutcome } from '../../domain/payment/paymentOutcomes.ts';
import type { KeyValueStorage } from '../storage/KeyValueStorage.ts';
import { reasonOf } from '../storage/reasonOf.ts';
import { creditPurchase } from './creditPurchase.ts';
import { readCredits } from './records.ts';

/**
 * Adds a purchase's credits, unless they were added before. A failure is an outcome, with its reason.
 *
 * @param returned the id of the return that reports the purchase; null where the load is no return
 */
export function addOnce(
  storage: KeyValueStorage,
  purchase: Purchase,
  returned: string | null,
  now: number,
): ReconciliationOutcome {
  const automatic = returned === null;
  try {
    const added = creditPurchase(storage, purchase, returned, now);
    const balance = creditsLeft(readCredits(storage));
    if (added === 'addedBefore') return automatic ? { kind: 'nothing' } : { kind: 'creditedBefore', balance };
    return { kind: automatic ? 'foundUnfinished' : 'credited', credits: purchase.credits, balance };
  } catch (error) {
    return { kind: 'failed', automatic, reason: reasonOf(error) };
  }
}
