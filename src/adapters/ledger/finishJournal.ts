import type { KeyValueStorage } from '../storage/KeyValueStorage.ts';
import { removeVerified } from '../storage/storedJson.ts';
import { finishCredit } from './creditPurchase.ts';
import { readJournal } from './journal.ts';
import { clearPayment } from './withdrawPayment.ts';

/**
 * Finishes the change that a crash cut short. Runs first whenever the lock is taken; throws if the change cannot be
 * finished.
 */
export function finishJournal(storage: KeyValueStorage): void {
  const journal = readJournal(storage);
  if (journal === null) return;
  if (journal !== 'corrupt' && journal.kind === 'credit') {
    finishCredit(storage, journal);
    return;
  }
  if (journal !== 'corrupt') clearPayment(storage, journal.id);
  removeVerified(storage, 'journal');
}
