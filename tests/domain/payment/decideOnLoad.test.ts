import { describe, expect, it } from 'vitest';
import { decideOnLoad } from '../../../src/domain/payment/decideOnLoad.ts';

const now = Date.UTC(2026, 10, 21, 12);
const minutes = (count: number) => count * 60_000;
const pending = (age: number) => ({
  id: String(now - age),
  packageId: 'starter',
  credits: 10,
  begunAt: now - age,
});

describe('decideOnLoad', () => {
  it('[PAY-03] withdraws what was cancelled', () => {
    for (const record of [pending(0), null, 'corrupt'] as const)
      expect(decideOnLoad('cancelled', record, now)).toEqual({ act: 'withdraw' });
  });

  it.each([
    [minutes(9), 'credit'],
    [minutes(10) - 1, 'credit'],
    [minutes(10), 'nothing'],
    [minutes(11), 'nothing'],
    [minutes(29), 'nothing'],
    [minutes(30), 'nothing'],
    [minutes(30) + 1, 'shelve'],
    [minutes(31), 'shelve'],
    [-minutes(600), 'credit'],
  ])('[PAY-04] without a parameter, a record %d ms old: %s', (age, act) => {
    const decision = decideOnLoad(null, pending(age), now);
    expect(decision.act).toBe(act);
    if ('purchase' in decision) expect(decision.purchase).toEqual(pending(age));
  });

  it('[PAY-04] deletes a corrupt record and does nothing without one', () => {
    expect(decideOnLoad(null, 'corrupt', now)).toEqual({ act: 'discard' });
    expect(decideOnLoad(null, null, now)).toEqual({ act: 'nothing' });
  });
});
