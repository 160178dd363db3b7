import type { CreditPackage } from '../../domain/credits/creditPackages.ts';
import { isCredited } from '../../domain/credits/PurchaseRecord.ts';
import { backUpPayment } from '../../domain/payment/PaymentBackup.ts';
import { createPendingPayment, purchaseIdOf } from '../../domain/payment/PendingPayment.ts';
import type { KeyValueStorage } from '../storage/KeyValueStorage.ts';
import type { TabMemory } from '../tabMemory.ts';
import { attempt, removeSurely, writeJson } from '../storage/storedJson.ts';
import type { Journal } from './journal.ts';
import { readHistory, readPaymentBackup, readPending } from './records.ts';
import { clearPayment } from './withdrawPayment.ts';

/** A moment that is no other purchase's id: two tabs may buy within one millisecond. */
function freeMoment(storage: KeyValueStorage, now: number): number {
  const history = readHistory(storage);
  const pending = readPending(storage);
  const taken = [
    pending && pending !== 'corrupt' ? purchaseIdOf(pending) : null,
    readPaymentBackup(storage)?.id ?? null,
  ];
  let moment = now;
  while (taken.includes(String(moment)) || isCredited(history, String(moment))) moment += 1;
  return moment;
}

/**
 * Writes the pending payment and its backup before the visitor leaves for the checkout (BUY-03). Until both stand the
 * journal says to take them back: a purchase that was never opened is never paid out. Throws with nothing left behind.
 */
export function openPurchase(
  storage: KeyValueStorage,
  tab: Pick<TabMemory, 'keep'>,
  pack: CreditPackage,
  now: number,
): void {
  const pending = createPendingPayment(pack, freeMoment(storage, now));
  const id = purchaseIdOf(pending);
  try {
    writeJson(storage, 'journal', { kind: 'withdraw', id } satisfies Journal);
    writeJson(storage, 'pendingPayment', pending);
    writeJson(storage, 'paymentBackup', backUpPayment(pending, pending.timestamp));
    tab.keep(pending);
    removeSurely(storage, 'journal');
  } catch (reason) {
    attempt(() => {
      clearPayment(storage, id);
      removeSurely(storage, 'journal');
    });
    throw reason;
  }
}
