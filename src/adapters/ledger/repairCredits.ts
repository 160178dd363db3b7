import { recordOfBackup } from '../../domain/credits/creditsBackup.ts';
import { creditsLeft } from '../../domain/credits/creditsLeft.ts';
import type { CreditsRecord } from '../../domain/credits/CreditsRecord.ts';
import { defaultCredits } from '../../domain/credits/defaultCredits.ts';
import { ageOf, paymentLimits } from '../../domain/payment/paymentLimits.ts';
import type { KeyValueStorage } from '../storage/KeyValueStorage.ts';
import { writeJson } from '../storage/storedJson.ts';
import { areCreditsUnreadable, readCredits, readCreditsBackup, readStoredCredits } from './records.ts';

/** Replaces a record that cannot be read by its backup, or by a new visitor's record (CRD-04). */
export function repairCredits(storage: KeyValueStorage): void {
  if (areCreditsUnreadable(storage)) writeJson(storage, 'credits', readCredits(storage));
}

/**
 * Before a change there has to be a record, if only a new visitor's: without one, the backup would be taken for the
 * record as soon as the backup is written. A load leaves a missing record missing, so that a visitor who asks for
 * recovery is told what was recovered (REC-03).
 */
export function ensureCredits(storage: KeyValueStorage): void {
  if (!readStoredCredits(storage)) writeJson(storage, 'credits', readCredits(storage));
}

/**
 * The record that recovery has to improve on: the stored record alone, because the backup is what recovery may restore. A backup
 * that recovery would not restore (REC-03), because it is too old or holds no more than a new visitor has, counts as the record, as
 * it does on the page: it still tells how many analyses were used.
 */
export function readUnrepaired(storage: KeyValueStorage, now: number): CreditsRecord {
  const stored = readStoredCredits(storage);
  const backup = readCreditsBackup(storage);
  if (stored || !backup) return stored ?? defaultCredits;
  const isRestored =
    ageOf(backup.lastBackup, now) < paymentLimits.creditsBackup &&
    creditsLeft(backup) > creditsLeft(defaultCredits);
  return isRestored ? defaultCredits : recordOfBackup(backup);
}
