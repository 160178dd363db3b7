import { addCredits, verifyCredits } from '../../domain/credits/addCredits.ts';
import { isCredited, type PurchaseRecord } from '../../domain/credits/PurchaseRecord.ts';
import type { CreditablePurchase } from '../../domain/payment/planRecovery.ts';
import type { KeyValueStorage } from '../storage/KeyValueStorage.ts';
import { attempt, putBack, removeSurely, StorageFault, writeJson } from '../storage/storedJson.ts';
import type { Journal } from './journal.ts';
import { readCredits, readHistory, readStoredCredits, recordPurchase, replaceBackup } from './records.ts';
import { clearPayment } from './withdrawPayment.ts';

type CreditJournal = Extract<Journal, { kind: 'credit' }>;

/** Saves, records the purchase, reads both back (CRD-05). Throws when one is not as it should be. */
function writeCredit(storage: KeyValueStorage, { purchase, after }: CreditJournal): void {
  writeJson(storage, 'credits', after);
  if (!isCredited(readHistory(storage), purchase.id)) recordPurchase(storage, purchase);
  const difference = verifyCredits(after, readStoredCredits(storage));
  if (difference !== null) throw new StorageFault(difference);
  if (!isCredited(readHistory(storage), purchase.id))
    throw new StorageFault('The purchase is not in the history');
}

/** What follows once the credits stand. Nothing in here can lose or double any: an id in the history is never added again. */
function closeCredit(storage: KeyValueStorage, { purchase, after }: CreditJournal): void {
  attempt(() => replaceBackup(storage, after, purchase.timestamp));
  attempt(() => clearPayment(storage, purchase.id));
  attempt(() => removeSurely(storage, 'journal'));
}

/** Finishes an addition that a crash cut short. */
export function finishCredit(storage: KeyValueStorage, journal: CreditJournal): void {
  writeCredit(storage, journal);
  closeCredit(storage, journal);
}

/**
 * Adds a purchase's credits, once: 'before' when its id is in the history already. Consumes both copies of the payment.
 * When a write fails, what was is put back and the reason thrown; if even that fails the journal stays, and the next
 * change finishes the addition (CRD-05, PAY-07).
 */
export function creditPurchase(
  storage: KeyValueStorage,
  bought: CreditablePurchase,
  now: number,
): 'added' | 'before' {
  if (isCredited(readHistory(storage), bought.id)) {
    attempt(() => clearPayment(storage, bought.id));
    return 'before';
  }
  const addition = addCredits(readCredits(storage), bought.credits);
  if (!addition.ok) throw new Error(addition.message);
  const purchase: PurchaseRecord = {
    id: bought.id,
    packageId: bought.packageId,
    credits: bought.credits,
    timestamp: now,
    date: new Date(now).toISOString(),
  };
  const journal = { kind: 'credit', purchase, after: addition.record } satisfies Journal;
  const credits = storage.get('credits');
  const history = storage.get('purchaseHistory');
  try {
    writeJson(storage, 'journal', journal);
    writeCredit(storage, journal);
  } catch (reason) {
    attempt(() => {
      putBack(storage, 'credits', credits);
      putBack(storage, 'purchaseHistory', history);
      removeSurely(storage, 'journal');
    });
    throw reason;
  }
  closeCredit(storage, journal);
  return 'added';
}
