import { isCredited } from '../../domain/credits/PurchaseRecord.ts';
import { backUpPayment } from '../../domain/payment/PaymentBackup.ts';
import { purchaseIdOf, type ReadPendingPayment } from '../../domain/payment/PendingPayment.ts';
import type { KeyValueStorage } from '../storage/KeyValueStorage.ts';
import { removeSurely, writeJson } from '../storage/storedJson.ts';
import { readHistory } from './records.ts';
import { clearPayment } from './withdrawPayment.ts';

/** Moves a pending payment to the payment backup, whose 24 hours begin now (PAY-04): the copy first, then the original. */
export function shelvePending(storage: KeyValueStorage, pending: ReadPendingPayment, now: number): void {
  if (isCredited(readHistory(storage), purchaseIdOf(pending))) {
    clearPayment(storage, purchaseIdOf(pending));
    return;
  }
  writeJson(storage, 'paymentBackup', backUpPayment(pending, now));
  removeSurely(storage, 'pendingPayment');
}
