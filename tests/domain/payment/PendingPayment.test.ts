import { describe, expect, it } from 'vitest';
import { starterPack } from '../../../src/domain/credits/creditPackages.ts';
import { backUpPayment, parsePaymentBackup } from '../../../src/domain/payment/PaymentBackup.ts';
import {
  createPendingPayment,
  parsePendingPayment,
  purchaseOf,
} from '../../../src/domain/payment/PendingPayment.ts';

const pending = createPendingPayment({ ...starterPack, bonus: 2 }, 1_795_262_400_000);

describe('a pending payment', () => {
  it('[BUY-03] holds package, time, amount, credits with bonus and name', () => {
    expect(pending).toEqual({
      packageId: 'starter',
      timestamp: 1_795_262_400_000,
      amount: 0.99,
      credits: 12,
      packageName: 'Starter Pack',
      fullPackage: { id: 'starter', name: 'Starter Pack', credits: 10, price: 0.99, bonus: 2 },
    });
  });

  it('[BUY-03] is backed up with credits, package and time', () => {
    expect(backUpPayment(purchaseOf(pending), pending.timestamp)).toEqual({
      id: '1795262400000',
      packageId: 'starter',
      credits: 12,
      price: pending.amount,
      backedUpAt: 1_795_262_400_000,
    });
  });

  it('[PAY-07] has one id, in its backup as well', () => {
    expect(parsePendingPayment(pending)?.id).toBe('1795262400000');
    expect(parsePaymentBackup({ packageId: 'starter', credits: 10, backedUpAt: 5 })?.id).toBe('5');
  });

  it.each([
    ['nothing', undefined],
    ['null', null],
    ['a text', 'starter'],
    ['no credits', { packageId: 'starter', credits: 0, backedUpAt: 5 }],
    ['credits without end', { packageId: 'starter', credits: Number.POSITIVE_INFINITY, backedUpAt: 5 }],
    ['a time before all times', { packageId: 'starter', credits: 10, backedUpAt: -1 }],
    ['no time', { packageId: 'starter', credits: 10 }],
    ['no package', { credits: 10, backedUpAt: 5 }],
    ['an id that is a number', { id: 5, packageId: 'starter', credits: 10, backedUpAt: 5 }],
  ])('[REC-02] has no backup in %s', (_, stored) => {
    expect(parsePaymentBackup(stored)).toBeNull();
  });

  it('[REC-02] keeps of its backup the id that it has', () => {
    const backup = backUpPayment(purchaseOf(pending), pending.timestamp + 7);
    expect(parsePaymentBackup(JSON.parse(JSON.stringify(backup)))).toEqual(backup);
  });

  it.each([
    ['nothing', undefined],
    ['null', null],
    ['a text', 'starter'],
    ['no credits', { ...pending, credits: 0 }],
    ['negative credits', { ...pending, credits: -10 }],
    ['no time', { ...pending, timestamp: undefined }],
    ['a time in words', { ...pending, timestamp: '2026-11-21' }],
    ['no package', { ...pending, packageId: 7 }],
  ])('[PAY-04] is corrupt with %s', (_, stored) => {
    expect(parsePendingPayment(stored)).toBeNull();
  });
});
