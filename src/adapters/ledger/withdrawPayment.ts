import { withoutEarlier } from '../../domain/payment/Checkouts.ts';
import type { KeyValueStorage } from '../storage/KeyValueStorage.ts';
import { attempt, removeVerified, writeJson } from '../storage/storedJson.ts';
import type { Journal } from './journal.ts';
import { isCopyOf, newestUnderWay } from './purchasesUnderWay.ts';
import { isPendingUnreadable, readCheckouts, readPaymentBackup, readPending } from './records.ts';

/**
 * Removes all copies of the payment of that id, or, for null, of whichever payment is there. Copies that cannot be read
 * are removed as well.
 */
export function clearPayment(storage: KeyValueStorage, id: string | null): void {
  const pending = readPending(storage);
  const isMeant = pending !== null && (id === null || pending.id === id);
  // Before the pending payment, because without that one it could no longer be told whose copy the backup is.
  if (isMeant && isCopyOf(storage, pending)) removeVerified(storage, 'paymentBackup');
  if (isMeant || isPendingUnreadable(storage)) removeVerified(storage, 'pendingPayment');
  const backup = readPaymentBackup(storage);
  if (backup && (id === null || backup.id === id)) removeVerified(storage, 'paymentBackup');
  const checkouts = readCheckouts(storage);
  if (checkouts.earlier.some((purchase) => purchase.id === id))
    writeJson(storage, 'checkouts', withoutEarlier(checkouts, id ?? ''));
}

/** The purchase that a cancellation without an id is about: the newest one under way. Null where there is none. */
function cancelledId(storage: KeyValueStorage): string | null {
  return (readPending(storage) ?? newestUnderWay(storage))?.id ?? null;
}

/**
 * Removes the copies of a purchase that was cancelled, or whose checkout was never opened. If no other purchase is under way, no return is
 * awaited any more: if nothing else identifies the next return, it is taken for an earlier one, seen again (decision 20).
 */
export function callOff(storage: KeyValueStorage, id: string | null): void {
  clearPayment(storage, id);
  const checkouts = readCheckouts(storage);
  if (checkouts.returnedAt === null || readPending(storage) !== null || newestUnderWay(storage)) return;
  attempt(() => writeJson(storage, 'checkouts', { ...checkouts, returnedAt: checkouts.opened }));
}

/**
 * Cancels a purchase: all its copies are removed, or recovery would pay it out (PAY-03, decision 19). Removing needs no
 * room, so that a storage too full for the journal is no obstacle.
 */
export function withdrawPayment(storage: KeyValueStorage, own: string | null): void {
  const id = own ?? cancelledId(storage);
  attempt(() => writeJson(storage, 'journal', { kind: 'withdraw', id } satisfies Journal));
  callOff(storage, id);
  removeVerified(storage, 'journal');
}
