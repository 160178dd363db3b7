import { describe, expect, it } from 'vitest';
import { addCredits, verifyCredits } from '../../../src/domain/credits/addCredits.ts';

const record = { freeAnalysesUsed: 1, freeAnalysesLimit: 1, paidCredits: 2, totalAnalyses: 9 };

describe('addCredits', () => {
  it('[CRD-05] adds to the paid credits alone', () => {
    expect(addCredits(record, 10)).toEqual({ ok: true, record: { ...record, paidCredits: 12 } });
  });

  it('[CRD-04] [CRD-05] never makes a record with more than can be read', () => {
    const most = { ...record, paidCredits: 2 ** 53 - 1 };
    expect(addCredits({ ...most, paidCredits: most.paidCredits - 3 }, 10)).toEqual({
      ok: true,
      record: most,
    });
  });

  it.each([
    [0, 'Invalid credit amount: 0'],
    [-5, 'Invalid credit amount: -5'],
    [Number.NaN, 'Invalid credit amount: NaN'],
    [Number.POSITIVE_INFINITY, 'Invalid credit amount: Infinity'],
  ])('[CRD-05] refuses %d', (amount, message) => {
    expect(addCredits(record, amount)).toEqual({ ok: false, message });
  });
});

describe('verifyCredits', () => {
  it('[CRD-05] is content with what was saved', () => {
    expect(verifyCredits(record, { ...record })).toBeNull();
  });

  it('[CRD-05] names expected and actual', () => {
    expect(verifyCredits(record, { ...record, paidCredits: 1 })).toBe(
      'Credit verification failed: expected 2, actual 1',
    );
    expect(verifyCredits(record, null)).toBe('Credit verification failed: expected 2, actual none');
  });
});
