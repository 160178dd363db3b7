import type { KeyValueStorage } from '../storage/KeyValueStorage.ts';
import { removeVerified } from '../storage/storedJson.ts';
import { finishCredit } from './creditPurchase.ts';
import { readJournal } from './journal.ts';
import { callOff } from './withdrawPayment.ts';

/**
 * Finishes the change that a crash cut short. Runs first whenever the lock is taken. Throws if the change cannot be finished,
 * or if its journal cannot be removed: a journal that stayed would later undo the change that is about to be made.
 */
export function finishJournal(storage: KeyValueStorage): void {
  const journal = readJournal(storage);
  if (journal === null) return;
  if (journal !== 'corrupt') {
    if (journal.kind === 'credit') finishCredit(storage, journal);
    else callOff(storage, journal.id);
  }
  removeVerified(storage, 'journal');
}
