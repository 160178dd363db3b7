import { withoutEarlier } from '../../domain/payment/Checkouts.ts';
import { purchaseIdOf } from '../../domain/payment/PendingPayment.ts';
import type { KeyValueStorage } from '../storage/KeyValueStorage.ts';
import { attempt, removeVerified, writeJson } from '../storage/storedJson.ts';
import { isCopyOf } from './isCopyOf.ts';
import type { Journal } from './journal.ts';
import { readCheckouts, readPaymentBackup, readPending } from './records.ts';

/**
 * Removes all copies of the payment of that id, or, for null, of whichever payment is there. Copies that cannot be read
 * are removed as well.
 */
export function clearPayment(storage: KeyValueStorage, id: string | null): void {
  const pending = readPending(storage);
  if (pending === 'corrupt' || (pending && (id === null || purchaseIdOf(pending) === id))) {
    // First, because without the pending payment it could no longer be told whose copy it is.
    if (pending !== 'corrupt' && isCopyOf(storage, pending)) removeVerified(storage, 'paymentBackup');
    removeVerified(storage, 'pendingPayment');
  }
  const backup = readPaymentBackup(storage);
  if (backup && (id === null || backup.id === id)) removeVerified(storage, 'paymentBackup');
  const checkouts = readCheckouts(storage);
  if (checkouts.earlier.some((purchase) => purchase.id === id))
    writeJson(storage, 'checkouts', withoutEarlier(checkouts, id ?? ''));
}

/** The purchase that a cancellation without an id is about. Null without a pending one: then the one in the backup is meant. */
function cancelledId(storage: KeyValueStorage): string | null {
  const pending = readPending(storage);
  return pending && pending !== 'corrupt' ? purchaseIdOf(pending) : null;
}

/**
 * Cancels a purchase: all its copies are removed, or recovery would pay it out (PAY-03, decision 19). Removing needs no
 * room, so that a storage too full for the journal is no obstacle.
 */
export function withdrawPayment(storage: KeyValueStorage, own: string | null): void {
  const id = own ?? cancelledId(storage);
  attempt(() => writeJson(storage, 'journal', { kind: 'withdraw', id } satisfies Journal));
  clearPayment(storage, id);
  removeVerified(storage, 'journal');
}
