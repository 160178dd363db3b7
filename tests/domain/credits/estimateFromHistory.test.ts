import { describe, expect, it } from 'vitest';
import { estimateFromHistory } from '../../../src/domain/credits/estimateFromHistory.ts';
import { parsePurchaseHistory } from '../../../src/domain/credits/PurchaseRecord.ts';

const purchase = (id: number, credits = 10) => ({
  id: String(id),
  packageId: 'starter',
  credits,
  timestamp: id,
  date: new Date(id).toISOString(),
});
const used = (freeAnalysesUsed: number, totalAnalyses: number) => ({
  freeAnalysesUsed,
  freeAnalysesLimit: 1,
  paidCredits: 0,
  totalAnalyses,
});

describe('estimateFromHistory', () => {
  it.each([
    ['nothing bought', [], used(1, 1), 0],
    ['nothing used', [purchase(1)], used(0, 0), 10],
    ['only the free one used', [purchase(1)], used(1, 1), 10],
    ['three paid ones used', [purchase(1)], used(1, 4), 7],
    ['two purchases', [purchase(1), purchase(2, 13)], used(1, 6), 18],
    ['more used than bought', [purchase(1)], used(1, 40), 0],
    ['fewer analyses than free ones', [purchase(1)], used(5, 2), 10],
    ['more than a record can have', [purchase(1, 9e15), purchase(2, 9e15)], used(0, 0), 2 ** 53 - 1],
  ])('[REC-04] %s', (_, history, record, estimate) => {
    expect(estimateFromHistory(record, history)).toBe(estimate);
  });
});

describe('the purchase history', () => {
  it('[CRD-07] holds id, packageId, credits, timestamp and date', () => {
    expect(parsePurchaseHistory([purchase(5)])).toEqual([purchase(5)]);
  });

  it('[CRD-07] passes over what is no purchase', () => {
    const junk = [null, 7, {}, { ...purchase(6), credits: -1 }, { ...purchase(7), id: 7 }];
    expect(parsePurchaseHistory([purchase(5), ...junk])).toEqual([purchase(5)]);
    expect(parsePurchaseHistory({ 0: purchase(5) })).toEqual([]);
    expect(parsePurchaseHistory(undefined)).toEqual([]);
  });
});
