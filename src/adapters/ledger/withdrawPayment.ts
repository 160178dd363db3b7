import { purchaseIdOf } from '../../domain/payment/PendingPayment.ts';
import type { KeyValueStorage } from '../storage/KeyValueStorage.ts';
import { attempt, removeSurely, writeJson } from '../storage/storedJson.ts';
import type { Journal } from './journal.ts';
import { readPaymentBackup, readPending } from './records.ts';

/** Removes the pending payment and its backup, of that id or (null) of any; what cannot be read goes as well. */
export function clearPayment(storage: KeyValueStorage, id: string | null): void {
  const pending = readPending(storage);
  if (pending === 'corrupt' || (pending && (id === null || purchaseIdOf(pending) === id)))
    removeSurely(storage, 'pendingPayment');
  const backup = readPaymentBackup(storage);
  if (backup && (id === null || backup.id === id)) removeSurely(storage, 'paymentBackup');
}

/**
 * A purchase that was called off: both copies go, or recovery would pay it out (PAY-03, decision 19). Removing needs no
 * room, so a storage too full for the journal does not stand in the way.
 */
export function withdrawPayment(storage: KeyValueStorage, id: string | null): void {
  attempt(() => writeJson(storage, 'journal', { kind: 'withdraw', id } satisfies Journal));
  clearPayment(storage, id);
  removeSurely(storage, 'journal');
}
