import { purchaseIdOf } from '../../domain/payment/PendingPayment.ts';
import type { KeyValueStorage } from '../storage/KeyValueStorage.ts';
import { readCheckouts, readPending } from './records.ts';

/** The id of the purchase that was begun last, as far as this browser knows. */
export function newestPurchase(storage: KeyValueStorage): string | null {
  const pending = readPending(storage);
  return pending && pending !== 'corrupt' ? purchaseIdOf(pending) : readCheckouts(storage).opened;
}
