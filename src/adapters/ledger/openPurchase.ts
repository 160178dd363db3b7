import type { CreditPackage } from '../../domain/credits/creditPackages.ts';
import { keepEarlier } from '../../domain/payment/Checkouts.ts';
import { backUpPayment, type PaymentBackup } from '../../domain/payment/PaymentBackup.ts';
import { createPendingPayment, purchaseIdOf } from '../../domain/payment/PendingPayment.ts';
import type { KeyValueStorage } from '../storage/KeyValueStorage.ts';
import type { TabMemory } from '../createTabMemory.ts';
import { attempt, putBack, removeVerified, writeJson } from '../storage/storedJson.ts';
import { isCopyOf } from './isCopyOf.ts';
import type { Journal } from './journal.ts';
import { readCredited } from './credited.ts';
import { readCheckouts, readPaymentBackup, readPending } from './records.ts';
import { unusedTimestamp } from './unusedTimestamp.ts';

/** The purchases in the pending record and its backup, which a new one replaces, as far as they are neither credited nor cancelled. */
export function purchasesUnderWay(storage: KeyValueStorage): readonly PaymentBackup[] {
  const pending = readPending(storage);
  const credited = readCredited(storage);
  const purchases = [
    pending && isCopyOf(storage, pending) ? null : readPaymentBackup(storage),
    pending && backUpPayment(pending, pending.timestamp),
  ];
  return purchases.filter((purchase) => purchase !== null && !credited.has(purchase.id)) as PaymentBackup[];
}

/**
 * Writes the pending payment and its backup before the visitor leaves for the checkout (BUY-03). Until both are
 * written, the journal says to call it off again: a purchase that was never opened is never paid out. Purchases that
 * were in their place are first kept beside them (decision 18). Returns the purchase's id. Throws with everything as it was before.
 */
export function openPurchase(
  storage: KeyValueStorage,
  tab: Pick<TabMemory, 'keep' | 'forget'>,
  pack: CreditPackage,
  now: number,
): string {
  const pending = createPendingPayment(pack, unusedTimestamp(storage, now));
  const id = purchaseIdOf(pending);
  const names = ['pendingPayment', 'paymentBackup', 'checkouts'] as const;
  const before = names.map((name) => [name, storage.get(name)] as const);
  const checkouts = keepEarlier(readCheckouts(storage), purchasesUnderWay(storage));
  try {
    writeJson(storage, 'journal', { kind: 'withdraw', id } satisfies Journal);
    writeJson(storage, 'checkouts', { ...checkouts, opened: id });
    writeJson(storage, 'pendingPayment', pending);
    writeJson(storage, 'paymentBackup', backUpPayment(pending, pending.timestamp));
    // First, because another purchase must not stand for this one where the tab has no room for it.
    tab.forget();
    tab.keep(pending);
    removeVerified(storage, 'journal');
    return id;
  } catch (reason) {
    attempt(() => {
      for (const [name, text] of before) putBack(storage, name, text);
      removeVerified(storage, 'journal');
    });
    throw reason;
  }
}
