import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { creditsLeft } from '../../../src/domain/credits/creditsLeft.ts';
import { planRecovery, type RecoveryInput } from '../../../src/domain/payment/planRecovery.ts';

const now = Date.UTC(2026, 10, 21, 12);
const hours = (count: number) => count * 3_600_000;
const days = (count: number) => hours(24 * count);

const poor = { freeAnalysesUsed: 1, freeAnalysesLimit: 1, paidCredits: 0, totalAnalyses: 3 };
const purchase = (ago: number, credits = 10) => ({
  id: String(now - ago),
  packageId: 'starter',
  credits,
  timestamp: now - ago,
  date: new Date(now - ago).toISOString(),
});
const pending = { id: String(now - hours(2)), packageId: 'starter', credits: 10 };
const backup = (ago: number) => ({
  id: String(now - ago),
  packageId: 'starter',
  credits: 10,
  backedUpAt: now - ago,
});
const creditsBackup = (ago: number, paidCredits = 8) => ({ ...poor, paidCredits, lastBackup: now - ago });

const nothing: RecoveryInput = {
  record: poor,
  pending: null,
  paymentBackups: [],
  creditsBackup: null,
  history: [],
  credited: new Set(),
  paymentEvidence: false,
  awaitsReturn: false,
  now,
};
const everything: RecoveryInput = {
  record: { ...poor, totalAnalyses: 1 },
  pending,
  paymentBackups: [backup(hours(1))],
  creditsBackup: creditsBackup(days(1)),
  history: [purchase(days(3))],
  credited: new Set(),
  paymentEvidence: true,
  awaitsReturn: false,
  now,
};
const sourceOf = (input: Partial<RecoveryInput>) => planRecovery({ ...nothing, ...input })?.source ?? null;

describe('planRecovery', () => {
  it('[REC-01] [REC-02] [REC-03] [REC-04] [REC-05] [REC-06] goes through the sources in their order', () => {
    const without = [
      {},
      { pending: null },
      { paymentBackups: [] },
      { creditsBackup: null },
      { history: [] },
      { paymentEvidence: false },
    ];
    const found = without.map((_, index) =>
      planRecovery(Object.assign({}, everything, ...without.slice(0, index + 1))),
    );
    expect(found.map((step) => step?.source ?? null)).toEqual([
      'pending',
      'paymentBackup',
      'creditsBackup',
      'history',
      'fallback',
      null,
    ]);
  });

  it('[REC-01] takes the pending payment with its id', () => {
    expect(planRecovery({ ...nothing, pending })).toEqual({
      source: 'pending',
      purchase: pending,
    });
  });

  it.each([
    [hours(23), 'paymentBackup'],
    [hours(24) - 1, 'paymentBackup'],
    [hours(24), null],
    [hours(25), null],
    [-hours(5), 'paymentBackup'],
  ])('[REC-02] a payment backup made %d ms ago: %s', (ago, source) => {
    expect(sourceOf({ paymentBackups: [backup(ago)] })).toBe(source);
  });

  it.each([
    [days(6), 'creditsBackup'],
    [days(7) - 1, 'creditsBackup'],
    [days(7), null],
    [days(8), null],
  ])('[REC-03] a credits backup made %d ms ago: %s', (ago, source) => {
    expect(sourceOf({ creditsBackup: creditsBackup(ago) })).toBe(source);
  });

  it('[REC-03] restores the record without lastBackup', () => {
    expect(planRecovery({ ...nothing, creditsBackup: creditsBackup(0, 8) })).toEqual({
      source: 'creditsBackup',
      record: { ...poor, paidCredits: 8 },
      credits: 8,
    });
  });

  it('[REC-04] sets what was purchased less the paid analyses', () => {
    expect(planRecovery({ ...nothing, history: [purchase(days(3))] })).toEqual({
      source: 'history',
      record: { ...poor, paidCredits: 8 },
      credits: 8,
    });
  });

  it('[REC-05] gives ten, as recovery-fallback', () => {
    expect(planRecovery({ ...nothing, paymentEvidence: true })).toEqual({
      source: 'fallback',
      purchase: { id: String(now), packageId: 'recovery-fallback', credits: 10 },
    });
  });

  it('[PAY-07] [REC-05] gives none where the sign may be about a purchase that was credited, but pays one under way', () => {
    const sign = { paymentEvidence: true, awaitsReturn: true };
    expect(sourceOf(sign)).toBe(null);
    expect(sourceOf({ ...sign, paymentBackups: [backup(days(2))] })).toBe('paymentBackup');
  });

  it('[REC-05] [PAY-09] pays for a sign of a payment however lately another was credited', () => {
    const rich = { ...poor, paidCredits: 8 };
    for (const ago of [0, hours(1), -hours(1)])
      expect(sourceOf({ record: rich, history: [purchase(ago)], paymentEvidence: true })).toBe('fallback');
  });

  it('[REC-02] finds a purchase that a newer one took the place of', () => {
    const [newer, older] = [backup(hours(1)), backup(hours(2))];
    const input = { paymentBackups: [newer, older], credited: new Set([newer.id]) };
    expect(planRecovery({ ...nothing, ...input })).toEqual({ source: 'paymentBackup', purchase: older });
  });

  it('[REC-07] passes over what was credited already', () => {
    const rich = { ...poor, paidCredits: 28, totalAnalyses: 1 };
    const credited = new Set([purchase(hours(2)).id]);
    expect(sourceOf({ record: rich, pending, credited })).toBeNull();
    expect(sourceOf({ record: rich, paymentBackups: [backup(hours(2))], credited })).toBeNull();
  });

  it('[REC-07] passes over a backup and a history that would not raise the balance', () => {
    const rich = { ...poor, paidCredits: 8 };
    expect(sourceOf({ record: rich, creditsBackup: creditsBackup(0, 8) })).toBeNull();
    expect(sourceOf({ record: rich, creditsBackup: creditsBackup(0, 5) })).toBeNull();
    expect(sourceOf({ record: rich, history: [purchase(days(3))] })).toBeNull();
  });

  it('[REC-07] whatever it finds, the balance rises', () => {
    const amount = fc.nat(30);
    const record = fc.record({
      freeAnalysesUsed: fc.nat(2),
      freeAnalysesLimit: fc.nat(2),
      paidCredits: amount,
      totalAnalyses: amount,
    });
    fc.assert(
      fc.property(
        record,
        record,
        fc.array(
          amount.map((credits) => purchase(days(2), credits)),
          { maxLength: 3 },
        ),
        fc.boolean(),
        (current, backedUp, history, paymentEvidence) => {
          const step = planRecovery({
            ...nothing,
            record: current,
            creditsBackup: { ...backedUp, lastBackup: now },
            history,
            paymentEvidence,
          });
          if (step && 'record' in step)
            expect(creditsLeft(step.record)).toBeGreaterThan(creditsLeft(current));
          else if (step) expect(step.purchase.credits).toBeGreaterThan(0);
        },
      ),
      { numRuns: 200 },
    );
  });
});
