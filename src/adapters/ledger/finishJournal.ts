import type { PurchaseRecord } from '../../domain/credits/PurchaseRecord.ts';
import type { KeyValueStorage } from '../storage/KeyValueStorage.ts';
import { removeVerified } from '../storage/storedJson.ts';
import { finishCredit } from './creditPurchase.ts';
import { readJournal } from './journal.ts';
import { callOff } from './withdrawPayment.ts';

/**
 * Finishes the change that a crash cut short. Runs first whenever the lock is taken. Throws if the change cannot be finished,
 * or if its journal cannot be removed: a journal that stayed would later undo the change that is about to be made. Returns the purchase
 * whose credits it added and of which the visitor is to be told; null where there is none.
 */
export function finishJournal(storage: KeyValueStorage): PurchaseRecord | null {
  const journal = readJournal(storage);
  if (journal === null) return null;
  let finished: PurchaseRecord | null = null;
  if (journal !== 'corrupt') {
    if (journal.kind === 'credit') finished = finishCredit(storage, journal);
    else callOff(storage, journal.id);
  }
  removeVerified(storage, 'journal');
  return finished;
}
