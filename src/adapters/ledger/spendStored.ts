import { countActivity, parseActivity } from '../../domain/credits/activity.ts';
import { spendCredit } from '../../domain/credits/spendCredit.ts';
import type { KeyValueStorage } from '../storage/KeyValueStorage.ts';
import { attempt, putBack, readJson, writeJson } from '../storage/storedJson.ts';
import { readCredits, replaceBackup } from './records.ts';

/**
 * Takes one credit; false when none is left. The backup is lowered before the record, because a backup that stayed
 * higher would give the credit back. So the credit is spent at the moment when the record is written. Throws, with
 * nothing spent, when the record cannot be written (CRD-02, CRD-08).
 */
export function spendStored(storage: KeyValueStorage, now: number, day: string): boolean {
  const after = spendCredit(readCredits(storage));
  if (!after) return false;
  const backup = storage.get('creditsBackup');
  replaceBackup(storage, after, now);
  try {
    writeJson(storage, 'credits', after);
  } catch (reason) {
    attempt(() => putBack(storage, 'creditsBackup', backup));
    throw reason;
  }
  attempt(() =>
    writeJson(storage, 'activity', countActivity(parseActivity(readJson(storage, 'activity')), day)),
  );
  return true;
}
