/**
 * Browser storage as the ledger sees it. Names come without the product's prefix. Every call may throw: storage can be
 * full (`QuotaExceededError`), blocked (`SecurityError`), or gone.
 */
export interface KeyValueStorage {
  get(name: StorageName): string | null;
  set(name: StorageName, value: string): void;
  remove(name: StorageName): void;
}

/** Storage that counts its writes, so that a change which wrote nothing is not announced to other tabs. */
export interface CountedStorage extends KeyValueStorage {
  /** Writes and removals so far, by this page. */
  writes(): number;
}

/** All names under which this product keeps something, each after `glowcheck.`; the values are JSON, but for `admin`. */
export type StorageName =
  | 'credits'
  | 'creditsBackup'
  | 'purchaseHistory'
  | 'pendingPayment'
  | 'paymentBackup'
  /** Earlier purchases that are still under way, and which purchases were credited (`Checkouts`). */
  | 'checkouts'
  | 'activity'
  | 'admin'
  | 'modelConsent'
  /** Installing the page was offered. */
  | 'installOffered'
  /** A change under way, for the next load to finish. */
  | 'journal'
  /** The number of changes so far, by which a tab knows whether it sees the newest. */
  | 'revision';

export const storagePrefix = 'glowcheck.';
