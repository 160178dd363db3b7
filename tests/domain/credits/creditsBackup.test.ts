import { describe, expect, it } from 'vitest';
import {
  backUpCredits,
  parseCreditsBackup,
  recordOfBackup,
} from '../../../src/domain/credits/creditsBackup.ts';

const record = { freeAnalysesUsed: 1, freeAnalysesLimit: 1, paidCredits: 8, totalAnalyses: 3 };

describe('the backup of the credits', () => {
  it('[CRD-01] is the record and its time, and leads back to the record', () => {
    const backup = backUpCredits(record, 1_700_000_000_000);
    expect(backup).toEqual({ ...record, lastBackup: 1_700_000_000_000 });
    expect(parseCreditsBackup(JSON.parse(JSON.stringify(backup)))).toEqual(backup);
    expect(recordOfBackup(backup)).toEqual(record);
  });

  it.each([['never'], ['1700000000000'], [null], [-1], [{}]])(
    '[CRD-04] with %j for its time is as old as can be, but still a backup',
    (lastBackup) => {
      expect(parseCreditsBackup({ ...record, lastBackup })).toEqual({ ...record, lastBackup: 0 });
    },
  );

  it('[CRD-04] without a time is as old as can be, too', () => {
    expect(parseCreditsBackup(record)).toEqual({ ...record, lastBackup: 0 });
  });

  it.each([
    [null],
    [[]],
    ['{}'],
    [{ lastBackup: 1_000 }],
    [{ ...record, paidCredits: -1 }],
    [{ ...record, totalAnalyses: '3' }],
  ])('[CRD-04] %j is no backup', (stored) => {
    expect(parseCreditsBackup(stored)).toBeNull();
  });
});
