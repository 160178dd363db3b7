import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { defaultCredits } from '../../../src/domain/credits/defaultCredits.ts';
import { parseCreditsRecord } from '../../../src/domain/credits/parseCreditsRecord.ts';

const record = { freeAnalysesUsed: 1, freeAnalysesLimit: 1, paidCredits: 7, totalAnalyses: 4 };

describe('parseCreditsRecord', () => {
  it('[CRD-01] starts a visitor with one free analysis', () => {
    expect(defaultCredits).toEqual({
      freeAnalysesUsed: 0,
      freeAnalysesLimit: 1,
      paidCredits: 0,
      totalAnalyses: 0,
    });
    expect(parseCreditsRecord(defaultCredits)).toEqual(defaultCredits);
  });

  it('[CRD-04] keeps the fields of a newer version', () => {
    expect(parseCreditsRecord({ ...record, streak: 3 })).toEqual({ ...record, streak: 3 });
  });

  it('[CRD-04] keeps a large number', () => {
    expect(parseCreditsRecord({ ...record, paidCredits: 2_000_000 })?.paidCredits).toBe(2_000_000);
  });

  it.each([
    ['nothing', undefined],
    ['null', null],
    ['a text', '10'],
    ['a list', [1, 1, 7, 4]],
    ['a missing field', { freeAnalysesUsed: 1, freeAnalysesLimit: 1, paidCredits: 7 }],
    ['a negative field', { ...record, paidCredits: -1 }],
    ['a text for a number', { ...record, paidCredits: '7' }],
    ['a null for a number', { ...record, totalAnalyses: null }],
    ['not a number', { ...record, freeAnalysesUsed: Number.NaN }],
    ['more than can be counted', { ...record, paidCredits: 1e308 }],
    ['no end', { ...record, freeAnalysesLimit: Number.POSITIVE_INFINITY }],
  ])('[CRD-04] refuses %s', (_, stored) => {
    expect(parseCreditsRecord(stored)).toBeNull();
  });

  it('[CRD-04] takes whatever JSON holds without throwing, and only four non-negative numbers as a record', () => {
    const field = fc.oneof(fc.integer(), fc.double(), fc.jsonValue());
    const nearly = fc.record(
      { freeAnalysesUsed: field, freeAnalysesLimit: field, paidCredits: field, totalAnalyses: field },
      { requiredKeys: ['paidCredits'] },
    );
    fc.assert(
      fc.property(fc.oneof(fc.jsonValue(), nearly), (stored) => {
        const sound =
          typeof stored === 'object' &&
          stored !== null &&
          Object.keys(record).every((key) => {
            const value: unknown = Reflect.get(stored, key);
            return typeof value === 'number' && value >= 0 && value <= Number.MAX_SAFE_INTEGER;
          });
        expect(parseCreditsRecord(stored) !== null).toBe(sound);
      }),
      { numRuns: 300 },
    );
  });
});
