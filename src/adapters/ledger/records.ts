import {
  backUpCredits,
  type CreditsBackup,
  parseCreditsBackup,
  recordOfBackup,
} from '../../domain/credits/creditsBackup.ts';
import type { CreditsRecord } from '../../domain/credits/CreditsRecord.ts';
import { defaultCredits } from '../../domain/credits/defaultCredits.ts';
import { parseCreditsRecord } from '../../domain/credits/parseCreditsRecord.ts';
import { parsePurchaseHistory, type PurchaseRecord } from '../../domain/credits/PurchaseRecord.ts';
import { type Checkouts, parseCheckouts } from '../../domain/payment/Checkouts.ts';
import { parsePaymentBackup, type PaymentBackup } from '../../domain/payment/PaymentBackup.ts';
import { type BegunPurchase, parsePendingPayment } from '../../domain/payment/PendingPayment.ts';
import type { KeyValueStorage } from '../storage/KeyValueStorage.ts';
import { attempt, readJson, removeVerified, writeJson } from '../storage/storedJson.ts';

/** The record as it is stored, or null when it is missing or no record. */
export function readStoredCredits(storage: KeyValueStorage): CreditsRecord | null {
  return parseCreditsRecord(readJson(storage, 'credits'));
}

/** Whether something is stored in the record's place that is no record. */
export function areCreditsUnreadable(storage: KeyValueStorage): boolean {
  return storage.get('credits') !== null && !readStoredCredits(storage);
}

export function readCreditsBackup(storage: KeyValueStorage): CreditsBackup | null {
  return parseCreditsBackup(readJson(storage, 'creditsBackup'));
}

/** The record to go by: the stored one, or else the backup's, or else a new visitor's (CRD-04). */
export function readCredits(storage: KeyValueStorage): CreditsRecord {
  const stored = readStoredCredits(storage);
  if (stored) return stored;
  const backup = readCreditsBackup(storage);
  return backup ? recordOfBackup(backup) : defaultCredits;
}

export function readHistory(storage: KeyValueStorage): readonly PurchaseRecord[] {
  return parsePurchaseHistory(readJson(storage, 'purchaseHistory'));
}

/** The purchase of the pending payment; null where there is none that can be read. */
export function readPending(storage: KeyValueStorage): BegunPurchase | null {
  return parsePendingPayment(readJson(storage, 'pendingPayment'));
}

/** Whether something is stored in the pending payment's place that is none (PAY-04). */
export function isPendingUnreadable(storage: KeyValueStorage): boolean {
  return storage.get('pendingPayment') !== null && !readPending(storage);
}

export function readPaymentBackup(storage: KeyValueStorage): PaymentBackup | null {
  return parsePaymentBackup(readJson(storage, 'paymentBackup'));
}

export function readCheckouts(storage: KeyValueStorage): Checkouts {
  return parseCheckouts(readJson(storage, 'checkouts'));
}

/** The payment backup, then the purchases whose place newer ones took, newest first. */
export function readPaymentBackups(storage: KeyValueStorage): readonly PaymentBackup[] {
  const backup = readPaymentBackup(storage);
  const earlier = readCheckouts(storage).earlier.toReversed();
  return backup ? [backup, ...earlier.filter(({ id }) => id !== backup.id)] : earlier;
}

/** The history as it is stored. A change of it keeps the entries that only another version of the page can read. */
function readEntries(storage: KeyValueStorage): readonly unknown[] {
  const entries = readJson(storage, 'purchaseHistory');
  return Array.isArray(entries) ? (entries as unknown[]) : [];
}

/** Adds an entry to the history. */
export function recordPurchase(storage: KeyValueStorage, purchase: PurchaseRecord): void {
  writeJson(storage, 'purchaseHistory', [...readEntries(storage), purchase]);
}

/** Notes in the history which return reported the purchase, if the purchase is in it. */
export function recordReturn(storage: KeyValueStorage, id: string, returned: string): void {
  if (!readHistory(storage).some((purchase) => purchase.id === id)) return;
  const entries = readEntries(storage).map((entry) =>
    parsePurchaseHistory([entry]).some((purchase) => purchase.id === id)
      ? { ...(entry as object), returned }
      : entry,
  );
  writeJson(storage, 'purchaseHistory', entries);
}

/**
 * Writes the backup of `record`. Where there is no room for it, the old backup is removed, because one that is too high
 * would pay out credits that were spent. Throws only if neither can be done.
 */
export function replaceBackup(storage: KeyValueStorage, record: CreditsRecord, now: number): void {
  if (!attempt(() => writeJson(storage, 'creditsBackup', backUpCredits(record, now))))
    removeVerified(storage, 'creditsBackup');
}

/** Sets a record that is not lower than the one before: first the record, then its backup. */
export function raiseCredits(storage: KeyValueStorage, record: CreditsRecord, now: number): void {
  writeJson(storage, 'credits', record);
  attempt(() => replaceBackup(storage, record, now));
}
