import { keepEarlier } from '../../domain/payment/Checkouts.ts';
import { backUpPayment } from '../../domain/payment/PaymentBackup.ts';
import type { Purchase } from '../../domain/credits/Purchase.ts';
import type { KeyValueStorage } from '../storage/KeyValueStorage.ts';
import { removeVerified, writeJson } from '../storage/storedJson.ts';
import { readCredited } from './credited.ts';
import { purchasesUnderWay } from './purchasesUnderWay.ts';
import { readCheckouts } from './records.ts';
import { clearPayment } from './withdrawPayment.ts';

/** Moves a pending payment to the payment backup, whose 24 hours begin now (PAY-04): the copy first, then the original. */
export function shelvePending(storage: KeyValueStorage, pending: Purchase, now: number): void {
  const { id } = pending;
  if (readCredited(storage).has(id)) {
    clearPayment(storage, id);
    return;
  }
  const others = purchasesUnderWay(storage).filter((purchase) => purchase.id !== id);
  if (others.length > 0) writeJson(storage, 'checkouts', keepEarlier(readCheckouts(storage), others));
  writeJson(storage, 'paymentBackup', backUpPayment(pending, now));
  removeVerified(storage, 'pendingPayment');
}
