import type { CreditPackage } from '../../domain/credits/creditPackages.ts';
import { backUpPayment } from '../../domain/payment/PaymentBackup.ts';
import { createPendingPayment, purchaseIdOf } from '../../domain/payment/PendingPayment.ts';
import type { KeyValueStorage } from '../storage/KeyValueStorage.ts';
import type { TabMemory } from '../tabMemory.ts';
import { attempt, removeSurely, writeJson } from '../storage/storedJson.ts';
import type { Journal } from './journal.ts';
import { readHistory, readPaymentBackup, readPending } from './records.ts';
import { clearPayment } from './withdrawPayment.ts';

/** Purchases closer together than this count their ids on from each other; milliseconds. */
const near = 10_000;

/**
 * A moment that is no other purchase's id: two tabs may buy within one millisecond, and the older of two purchases at the
 * checkout is no longer on record, so that only a later moment than any near one is surely free.
 */
function freeMoment(storage: KeyValueStorage, now: number): number {
  const pending = readPending(storage);
  const known = [
    ...readHistory(storage).map(({ id }) => Number(id)),
    pending && pending !== 'corrupt' ? pending.timestamp : 0,
    Number(readPaymentBackup(storage)?.id ?? 0),
  ];
  return known.reduce(
    (moment, id) => (id >= now && id < now + near ? Math.max(moment, id + 1) : moment),
    now,
  );
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
