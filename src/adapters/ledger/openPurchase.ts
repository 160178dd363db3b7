import type { CreditPackage } from '../../domain/credits/creditPackages.ts';
import { keepEarlier } from '../../domain/payment/Checkouts.ts';
import { backUpPayment } from '../../domain/payment/PaymentBackup.ts';
import { createPendingPayment, purchaseOf } from '../../domain/payment/PendingPayment.ts';
import type { KeyValueStorage } from '../storage/KeyValueStorage.ts';
import type { TabMemory } from '../createTabMemory.ts';
import { attempt, putBack, removeVerified, writeJson } from '../storage/storedJson.ts';
import type { Journal } from './journal.ts';
import { purchasesUnderWay } from './purchasesUnderWay.ts';
import { readCheckouts } from './records.ts';
import { unusedTimestamp } from './unusedTimestamp.ts';

/**
 * Writes the pending payment and its backup before the visitor leaves for the checkout (BUY-03). Until both are
 * written, the journal says to call the purchase off: a purchase that was never opened is never paid out. Purchases that these two
 * entries held before are first kept in `checkouts` (decision 18). Returns the purchase's id. Throws with everything as it was before.
 */
export function openPurchase(
  storage: KeyValueStorage,
  tab: Pick<TabMemory, 'keep' | 'forget'>,
  pack: CreditPackage,
  now: number,
): string {
  const pending = createPendingPayment(pack, unusedTimestamp(storage, now));
  const purchase = purchaseOf(pending);
  const { id } = purchase;
  const names = ['pendingPayment', 'paymentBackup', 'checkouts'] as const;
  const before = names.map((name) => [name, storage.get(name)] as const);
  const checkouts = keepEarlier(readCheckouts(storage), purchasesUnderWay(storage));
  try {
    writeJson(storage, 'journal', { kind: 'withdraw', id } satisfies Journal);
    writeJson(storage, 'checkouts', { ...checkouts, opened: id });
    writeJson(storage, 'pendingPayment', pending);
    writeJson(storage, 'paymentBackup', backUpPayment(purchase, purchase.begunAt));
    // If the tab has no room for this purchase, an earlier one that it still kept would be taken for this one.
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
