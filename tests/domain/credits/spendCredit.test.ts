import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { canAnalyze } from '../../../src/domain/credits/canAnalyze.ts';
import { creditsLeft, freeRemaining, isPaidUser } from '../../../src/domain/credits/creditsLeft.ts';
import type { CreditsRecord } from '../../../src/domain/credits/CreditsRecord.ts';
import { parseCreditsRecord } from '../../../src/domain/credits/parseCreditsRecord.ts';
import { spendCredit } from '../../../src/domain/credits/spendCredit.ts';

const credits = (
  freeAnalysesUsed: number,
  paidCredits: number,
  totalAnalyses = 0,
  freeAnalysesLimit = 1,
): CreditsRecord => ({ freeAnalysesUsed, freeAnalysesLimit, paidCredits, totalAnalyses });

const anyRecord = fc.record({
  freeAnalysesUsed: fc.nat(20),
  freeAnalysesLimit: fc.nat(20),
  paidCredits: fc.nat(500),
  totalAnalyses: fc.nat(500),
});

describe('spendCredit', () => {
  it('[CRD-02] uses the free analysis first', () => {
    expect(spendCredit(credits(0, 10))).toEqual(credits(1, 10, 1));
  });

  it('[CRD-02] then a paid credit', () => {
    expect(spendCredit(credits(1, 10, 1))).toEqual(credits(1, 9, 2));
  });

  it('[CRD-02] else refuses', () => {
    expect(spendCredit(credits(1, 0, 1))).toBeNull();
    expect(spendCredit(credits(3, 0, 3))).toBeNull();
  });

  it('[CRD-02] never leaves a negative number, not even of a fraction', () => {
    expect(spendCredit(credits(1, 0.5))).toEqual(credits(1, 0, 1));
  });

  it('[CRD-02] takes exactly one and counts exactly one, until none is left', () => {
    fc.assert(
      fc.property(anyRecord, (record) => {
        const after = spendCredit(record);
        expect(after !== null).toBe(creditsLeft(record) > 0);
        if (!after) return;
        expect(creditsLeft(after)).toBe(creditsLeft(record) - 1);
        expect(after.totalAnalyses).toBe(record.totalAnalyses + 1);
        expect(parseCreditsRecord(after)).toEqual(after);
      }),
      { numRuns: 200 },
    );
  });

  it('[CRD-04] keeps the fields of a newer version', () => {
    expect(spendCredit({ ...credits(0, 0), streak: 3 } as CreditsRecord)).toHaveProperty('streak', 3);
  });
});

describe('canAnalyze', () => {
  it.each([
    [credits(0, 0), true],
    [credits(1, 1), true],
    [credits(1, 0), false],
    [credits(5, 0), false],
    [credits(0, 0, 0, 0), false],
  ])('[CRD-03] of %o is %s', (record, allowed) => {
    expect(canAnalyze(record).allowed).toBe(allowed);
  });

  it('[CRD-03] says why not', () => {
    expect(canAnalyze(credits(1, 0))).toEqual({
      allowed: false,
      reason: 'You have used all your free analyses. Purchase credits or share to get more!',
    });
  });
});

describe('what is left', () => {
  it('[CRB-02] is free remaining plus paid', () => {
    expect(creditsLeft(credits(0, 10))).toBe(11);
    expect(creditsLeft(credits(1, 10))).toBe(10);
    expect(freeRemaining(credits(4, 0))).toBe(0);
  });

  it('[CRD-06] makes a paid user of whoever has paid credits', () => {
    expect(isPaidUser(credits(0, 1))).toBe(true);
    expect(isPaidUser(credits(0, 0))).toBe(false);
  });
});
