import { addCredits, verifyCredits } from '../../domain/credits/addCredits.ts';
import type { CreditsRecord } from '../../domain/credits/CreditsRecord.ts';
import type { Purchase } from '../../domain/credits/Purchase.ts';
import type { PurchaseRecord } from '../../domain/credits/PurchaseRecord.ts';
import { type CreditedPurchase, noteCredited } from '../../domain/payment/Checkouts.ts';
import type { KeyValueStorage } from '../storage/KeyValueStorage.ts';
import { attempt, putBack, removeVerified, StorageFault, writeJson } from '../storage/storedJson.ts';
import type { Journal } from './journal.ts';
import { readCredited } from './credited.ts';
import {
  readCheckouts,
  readCredits,
  readHistory,
  readPaymentBackups,
  readPending,
  readStoredCredits,
  recordPurchase,
  recordReturn,
  replaceBackup,
} from './records.ts';
import { newestPurchase } from './purchasesUnderWay.ts';
import { clearPayment } from './withdrawPayment.ts';

/** Whether the purchase is in the history itself. */
const isRecorded = (storage: KeyValueStorage, id: string) =>
  readHistory(storage).some((purchase) => purchase.id === id);

type CreditJournal = Extract<Journal, { kind: 'credit' }>;

/** Throws where the stored record has another count of paid credits, and names both (CRD-05). */
function verifyStored(storage: KeyValueStorage, expected: CreditsRecord): void {
  const difference = verifyCredits(expected, readStoredCredits(storage));
  if (difference !== null) throw new StorageFault(difference);
}

/** Saves the record. Where the browser keeps something else, the counts tell more than that it does. */
function saveCredits(storage: KeyValueStorage, record: CreditsRecord): void {
  try {
    writeJson(storage, 'credits', record);
  } catch (reason) {
    if (reason instanceof StorageFault) verifyStored(storage, record);
    throw reason;
  }
}

/** Saves, records the purchase, reads both back (CRD-05). Throws when one is not as it should be. */
function writeCredit(storage: KeyValueStorage, { purchase, after }: CreditJournal): void {
  saveCredits(storage, after);
  if (!isRecorded(storage, purchase.id)) recordPurchase(storage, purchase);
  verifyStored(storage, after);
  if (!isRecorded(storage, purchase.id)) throw new StorageFault('The purchase is not in the history');
}

/**
 * The clean-up once credits and history are written. A step that fails here neither loses nor doubles credits, because a
 * purchase whose id is in the history is never added again.
 */
function closeCredit(storage: KeyValueStorage, { purchase, after, newest }: CreditJournal): void {
  attempt(() => noteInCheckouts(storage, purchase, newest));
  attempt(() => replaceBackup(storage, after, purchase.timestamp));
  attempt(() => clearPayment(storage, purchase.id));
}

/** Notes a credited purchase in `checkouts`: in the second copy of the history, and, if a return reported it, that a return was counted. */
function noteInCheckouts(
  storage: KeyValueStorage,
  { id, returned }: CreditedPurchase,
  newest: string | null,
): void {
  const checkouts = noteCredited(readCheckouts(storage), { id, returned });
  writeJson(storage, 'checkouts', {
    ...checkouts,
    opened: newest,
    returnedAt: typeof returned === 'string' ? newest : checkouts.returnedAt,
  });
}

/** Notes that a return reported a purchase whose credits had been added before, and removes what is left of its record. */
export function markReturned(storage: KeyValueStorage, id: string, returned: string): void {
  const newest = newestPurchase(storage);
  recordReturn(storage, id, returned);
  noteInCheckouts(storage, { id, returned }, newest);
  attempt(() => clearPayment(storage, id));
}

/** Whether an addition came to its end, so that its page may have told of it: nothing of it is left to do but to remove its journal. */
function isClosed(storage: KeyValueStorage, { id }: PurchaseRecord): boolean {
  const copies = [readPending(storage), ...readPaymentBackups(storage)];
  return (
    isRecorded(storage, id) &&
    readCheckouts(storage).credited.some((purchase) => purchase.id === id) &&
    copies.every((copy) => copy?.id !== id)
  );
}

/**
 * Finishes an addition that a crash cut short. The caller removes its journal. Returns the purchase if the visitor is to be told of it, or
 * null: the page may have told of an addition that came to its end, and a receipt says itself what it brought.
 */
export function finishCredit(storage: KeyValueStorage, journal: CreditJournal): PurchaseRecord | null {
  const { purchase } = journal;
  const isToBeTold = purchase.returned !== undefined && !isClosed(storage, purchase);
  writeCredit(storage, journal);
  closeCredit(storage, journal);
  return isToBeTold ? purchase : null;
}

/**
 * Adds a purchase's credits, once, and removes all copies of the payment. Returns 'addedBefore' when they had been added already.
 * When a write fails, everything is put back as it was and the reason is thrown. If even that fails, the journal stays, and
 * the next change finishes the addition (CRD-05, PAY-07).
 *
 * @param returned the id of the return that reports the purchase; null as long as none has, undefined where none will
 * @param credits how many are added: fewer than were bought where some are known to be used
 */
export function creditPurchase(
  storage: KeyValueStorage,
  bought: Purchase,
  returned: PurchaseRecord['returned'],
  now: number,
  credits = bought.credits,
): 'added' | 'addedBefore' {
  if (readCredited(storage).has(bought.id)) {
    attempt(() => clearPayment(storage, bought.id));
    return 'addedBefore';
  }
  const addition = addCredits(readCredits(storage), credits);
  if (!addition.ok) throw new Error(addition.message);
  const purchase: PurchaseRecord = {
    id: bought.id,
    packageId: bought.packageId,
    credits: bought.credits,
    timestamp: now,
    date: new Date(now).toISOString(),
    ...(bought.price !== undefined && { price: bought.price }),
    returned,
  };
  const newest = newestPurchase(storage) ?? bought.id;
  const journal = { kind: 'credit', purchase, after: addition.record, newest } satisfies Journal;
  const before = storage.get('credits');
  const history = storage.get('purchaseHistory');
  try {
    writeJson(storage, 'journal', journal);
    writeCredit(storage, journal);
  } catch (reason) {
    attempt(() => {
      putBack(storage, 'credits', before);
      putBack(storage, 'purchaseHistory', history);
      removeVerified(storage, 'journal');
    });
    throw reason;
  }
  closeCredit(storage, journal);
  attempt(() => removeVerified(storage, 'journal'));
  return 'added';
}
