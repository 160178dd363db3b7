import { parsePendingPayment, type ReadPendingPayment } from '../domain/payment/PendingPayment.ts';
import { tabEntry, type TabPage } from './tabEntry.ts';

/**
 * The purchase for which this tab left for the checkout. All tabs share one pending record: when two of them buy, the
 * second record replaces the first, and each tab still knows its own.
 */
export interface TabMemory {
  recall(): ReadPendingPayment | null;
  keep(purchase: ReadPendingPayment): void;
  forget(): void;
}

/** Kept in session storage, which a tab keeps on its way to the checkout and back. */
export function createTabMemory(page: TabPage): TabMemory {
  const entry = tabEntry(page, 'checkout');
  return {
    recall: () => entry.read((text) => parsePendingPayment(JSON.parse(text))),
    keep: entry.write,
    forget: entry.remove,
  };
}
