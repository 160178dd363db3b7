import { parsePendingPayment, type ReadPendingPayment } from '../domain/payment/PendingPayment.ts';
import { tabEntry, type TabPage } from './tabEntry.ts';

/**
 * The purchase for which this tab left for the checkout. All tabs share one pending record: when two of them buy, the
 * second record replaces the first, and each tab still knows its own.
 */
export interface TabMemory {
  /** The purchase, or null where there is none or its return was counted. */
  recall(): ReadPendingPayment | null;
  /** The same whether or not its return was counted: a cancellation at its checkout is about no other purchase. */
  recallLast(): ReadPendingPayment | null;
  keep(purchase: ReadPendingPayment): void;
  /** The return of the purchase was counted. */
  report(): void;
  forget(): void;
}

type KeptPurchase = ReadPendingPayment & { readonly isReported?: unknown };

/** Kept in session storage, which a tab keeps on its way to the checkout and back. */
export function createTabMemory(page: TabPage): TabMemory {
  const entry = tabEntry(page, 'checkout');
  const recallLast = () => entry.read((text) => parsePendingPayment(JSON.parse(text)) as KeptPurchase | null);
  const recall = () => {
    const last = recallLast();
    return last?.isReported === true ? null : last;
  };
  return {
    recall,
    recallLast,
    keep: entry.write,
    report() {
      const last = recallLast();
      if (last) entry.write({ ...last, isReported: true });
      // Without room for that, the purchase is forgotten: a second return must not be taken for its own.
      if (recall() !== null) entry.remove();
    },
    forget: entry.remove,
  };
}
