import {
  type BegunPurchase,
  parsePendingPayment,
  type PendingPayment,
} from '../domain/payment/PendingPayment.ts';
import { tabEntry, type TabPage } from './tabEntry.ts';

/**
 * The purchase for which this tab left for the checkout. All tabs share one pending record: when two of them buy, the
 * second record replaces the first, and each tab still knows its own.
 */
export interface TabMemory {
  /** The purchase, or null where there is none or its return was counted. */
  recall(): BegunPurchase | null;
  /** The same whether or not its return was counted: a cancellation at its checkout is about no other purchase. */
  recallLast(): BegunPurchase | null;
  keep(pending: PendingPayment): void;
  /** The return of the purchase was counted. */
  report(): void;
  forget(): void;
}

/** Kept in session storage, which a tab keeps on its way to the checkout and back. */
export function createTabMemory(page: TabPage): TabMemory {
  const entry = tabEntry(page, 'checkout');
  const kept = () => entry.read((text) => JSON.parse(text) as { readonly isReported?: unknown } | null);
  const recallLast = () => parsePendingPayment(kept());
  const recall = () => (kept()?.isReported === true ? null : recallLast());
  return {
    recall,
    recallLast,
    keep: entry.write,
    report() {
      if (recallLast() !== null) entry.write({ ...kept(), isReported: true });
      // Without room for that, the purchase is forgotten: a second return must not be taken for its own.
      if (recall() !== null) entry.remove();
    },
    forget: entry.remove,
  };
}
