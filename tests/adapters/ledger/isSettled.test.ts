import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isSettled } from '../../../src/adapters/ledger/isSettled.ts';
import { FakeBrowser } from '../../crash/fakeBrowser.ts';

const record = { freeAnalysesUsed: 1, freeAnalysesLimit: 1, paidCredits: 4, totalAnalyses: 6 };
const pending = { packageId: 'starter', credits: 10, price: 2.99, timestamp: 0 };
const backup = { ...pending, id: '7', backedUpAt: 0 };

/** What a key may hold: nothing, what this page writes, or something that it cannot read. */
const held = (value: unknown) => fc.constantFrom(undefined, value, 'nonsense');

const disks = fc.record({
  credits: held(record),
  creditsBackup: held({ ...record, lastBackup: 0 }),
  pendingPayment: held(pending),
  paymentBackup: held(backup),
  purchaseHistory: held([]),
  journal: held({ kind: 'withdraw', id: '7' }),
});

describe('a page that nothing is to be done for', () => {
  it('[PAY-04] [CRD-04] is one for which the whole ledger changes nothing either', async () => {
    await fc.assert(
      fc.asyncProperty(disks, async (disk) => {
        const browser = new FakeBrowser();
        for (const [name, value] of Object.entries(disk)) if (value !== undefined) browser.put(name, value);
        const before = new Map(browser.disk);
        const { storage, payment } = browser.openTab().load();
        if (!isSettled(storage)) return;
        expect(await payment.reconcile()).toEqual({ kind: 'nothing' });
        expect(browser.disk).toEqual(before);
      }),
    );
  });

  it('[PAY-04] is found for a new visitor, and not beside a payment, a crash or a record that cannot be read', () => {
    const settledWith = (name: string, value: unknown) => {
      const browser = new FakeBrowser();
      if (name) browser.put(name, value);
      return isSettled(browser.openTab().load().storage);
    };
    expect(settledWith('', null)).toBe(true);
    expect(settledWith('credits', record)).toBe(true);
    expect(settledWith('pendingPayment', pending)).toBe(false);
    expect(settledWith('journal', { kind: 'withdraw', id: '7' })).toBe(false);
    expect(settledWith('credits', 'nonsense')).toBe(false);
  });
});
