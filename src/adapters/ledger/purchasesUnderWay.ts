import { backUpPayment, type PaymentBackup } from '../../domain/payment/PaymentBackup.ts';
import type { BegunPurchase } from '../../domain/payment/PendingPayment.ts';
import type { KeyValueStorage } from '../storage/KeyValueStorage.ts';
import { readJson } from '../storage/storedJson.ts';
import { readCredited } from './credited.ts';
import { readCheckouts, readHistory, readPaymentBackup, readPaymentBackups, readPending } from './records.ts';

/**
 * Whether a payment backup that has no id is the copy of that pending payment. It is if it names the same package and is not older,
 * because each purchase that is begun writes the backup anew.
 */
export function isCopyOf(storage: KeyValueStorage, pending: BegunPurchase): boolean {
  const stored = readJson(storage, 'paymentBackup') as { readonly id?: unknown } | null;
  const backup = readPaymentBackup(storage);
  return (
    backup !== null &&
    stored?.id === undefined &&
    backup.packageId === pending.packageId &&
    backup.backedUpAt >= pending.begunAt
  );
}

/** The purchases in the pending record and its backup, which a new one replaces, as far as they are neither credited nor cancelled. */
export function purchasesUnderWay(storage: KeyValueStorage): readonly PaymentBackup[] {
  const pending = readPending(storage);
  const credited = readCredited(storage);
  const purchases = [
    pending && isCopyOf(storage, pending) ? null : readPaymentBackup(storage),
    pending && backUpPayment(pending, pending.begunAt),
  ];
  return purchases.filter((purchase) => purchase !== null).filter(({ id }) => !credited.has(id));
}

/** The newest purchase that was not credited: that of the payment backup, or else the newest of the earlier ones in `checkouts`. */
export function newestUnderWay(storage: KeyValueStorage): PaymentBackup | undefined {
  const credited = readCredited(storage);
  return readPaymentBackups(storage).find(({ id }) => !credited.has(id));
}

/**
 * The id of the purchase that was begun last, as far as this browser knows. Where `checkouts` was lost, the backup and the history
 * stand in for it.
 */
export function newestPurchase(storage: KeyValueStorage): string | null {
  const pending = readPending(storage);
  if (pending) return pending.id;
  return (
    readCheckouts(storage).opened ?? readPaymentBackup(storage)?.id ?? readHistory(storage).at(-1)?.id ?? null
  );
}
