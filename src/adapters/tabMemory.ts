import { parsePendingPayment, type ReadPendingPayment } from '../domain/payment/PendingPayment.ts';
import { storagePrefix } from './storage/KeyValueStorage.ts';
import { attempt, attemptOr } from './storage/storedJson.ts';

/**
 * The purchase for which this tab left for the checkout. All tabs share one pending record: when two of them buy, the
 * second record replaces the first, and each tab still knows its own.
 */
export interface TabMemory {
  recall(): ReadPendingPayment | null;
  keep(purchase: ReadPendingPayment): void;
  forget(): void;
}

const key = `${storagePrefix}checkout`;

/** Kept in session storage, which a tab keeps on its way to the checkout and back. Where that fails, nothing is kept. */
export function createTabMemory(page: { readonly sessionStorage: Storage }): TabMemory {
  return {
    recall: () =>
      attemptOr(() => parsePendingPayment(JSON.parse(page.sessionStorage.getItem(key) ?? 'null')), null),
    keep: (purchase) => void attempt(() => page.sessionStorage.setItem(key, JSON.stringify(purchase))),
    forget: () => void attempt(() => page.sessionStorage.removeItem(key)),
  };
}
