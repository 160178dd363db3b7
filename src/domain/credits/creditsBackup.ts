import type { CreditsRecord } from './CreditsRecord.ts';
import { parseCreditsRecord } from './parseCreditsRecord.ts';

/** The copy of the record beside it (CRD-01). */
export interface CreditsBackup extends CreditsRecord {
  /** Milliseconds since 1970. */
  readonly lastBackup: number;
}

/** The copy that is written at each change. */
export function backUpCredits(record: CreditsRecord, now: number): CreditsBackup {
  return { ...record, lastBackup: now };
}

/** The backup, or null if it is none. A backup without a time is older than any limit, but still a backup. */
export function parseCreditsBackup(stored: unknown): CreditsBackup | null {
  const record = parseCreditsRecord(stored);
  if (!record) return null;
  const lastBackup = 'lastBackup' in record ? record.lastBackup : undefined;
  return { ...record, lastBackup: typeof lastBackup === 'number' && lastBackup >= 0 ? lastBackup : 0 };
}

/** The record that a backup is a copy of. */
export function recordOfBackup(backup: CreditsBackup): CreditsRecord {
  const { lastBackup, ...record } = backup;
  void lastBackup;
  return record;
}
