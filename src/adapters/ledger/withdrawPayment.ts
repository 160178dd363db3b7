import { purchaseIdOf } from '../../domain/payment/PendingPayment.ts';
import type { KeyValueStorage } from '../storage/KeyValueStorage.ts';
import { removeSurely, writeJson } from '../storage/storedJson.ts';
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

/** A purchase that was called off: both copies go, or recovery would pay it out (PAY-03, decision 19). */
export function withdrawPayment(storage: KeyValueStorage, id: string | null): void {
  writeJson(storage, 'journal', { kind: 'withdraw', id } satisfies Journal);
  clearPayment(storage, id);
  removeSurely(storage, 'journal');
}
