import { purchaseIdOf } from '../../domain/payment/PendingPayment.ts';
import type { KeyValueStorage } from '../storage/KeyValueStorage.ts';
import { readCheckouts, readHistory, readPaymentBackup, readPending } from './records.ts';

/**
 * The id of the purchase that was begun last, as far as this browser knows. Where `checkouts` was lost, the backup and the history
 * stand in for it.
 */
export function newestPurchase(storage: KeyValueStorage): string | null {
  const pending = readPending(storage);
  if (pending) return purchaseIdOf(pending);
  return (
    readCheckouts(storage).opened ?? readPaymentBackup(storage)?.id ?? readHistory(storage).at(-1)?.id ?? null
  );
}
