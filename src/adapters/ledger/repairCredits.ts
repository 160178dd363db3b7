import { defaultCredits } from '../../domain/credits/parseCreditsRecord.ts';
import type { KeyValueStorage } from '../storage/KeyValueStorage.ts';
import { writeJson } from '../storage/storedJson.ts';
import { readCredits, readCreditsBackup, readStoredCredits } from './records.ts';

/** A record that is no record is replaced by its backup, or by a new visitor's (CRD-04). */
export function repairCredits(storage: KeyValueStorage): void {
  if (storage.get('credits') !== null && !readStoredCredits(storage))
    writeJson(storage, 'credits', readCredits(storage));
}

/**
 * Before a change: a record that is missing beside its backup comes back as well. A load leaves it missing, so that the
 * visitor who asks for recovery is told what was recovered (REC-03).
 */
export function restoreMissingCredits(storage: KeyValueStorage): void {
  repairCredits(storage);
  if (storage.get('credits') === null && readCreditsBackup(storage))
    writeJson(storage, 'credits', readCredits(storage));
}

/** What recovery compares with: the stored record alone, since a backup is what it may restore. */
export function readUnrepaired(storage: KeyValueStorage) {
  return readStoredCredits(storage) ?? defaultCredits;
}
