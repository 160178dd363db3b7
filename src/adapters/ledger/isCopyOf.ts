import type { ReadPendingPayment } from '../../domain/payment/PendingPayment.ts';
import type { KeyValueStorage } from '../storage/KeyValueStorage.ts';
import { readJson } from '../storage/storedJson.ts';
import { readPaymentBackup } from './records.ts';

/**
 * Whether the payment backup is the copy of that pending payment, though it has no id that says so. One of the same package that is not
 * older is: each purchase that is begun makes the backup anew.
 */
export function isCopyOf(storage: KeyValueStorage, pending: ReadPendingPayment): boolean {
  const stored = readJson(storage, 'paymentBackup') as { readonly id?: unknown } | null;
  const backup = readPaymentBackup(storage);
  return (
    backup !== null &&
    stored?.id === undefined &&
    backup.packageId === pending.packageId &&
    backup.backedUpAt >= pending.timestamp
  );
}
