import type { PaymentBackup } from '../../domain/payment/PaymentBackup.ts';
import type { KeyValueStorage } from '../storage/KeyValueStorage.ts';
import { readCredited } from './credited.ts';
import { readPaymentBackups } from './records.ts';

/** The newest copy of a purchase that was not credited: the payment backup, or one whose place a newer purchase took. */
export function newestUnderWay(storage: KeyValueStorage): PaymentBackup | undefined {
  const credited = readCredited(storage);
  return readPaymentBackups(storage).find(({ id }) => !credited.has(id));
}
