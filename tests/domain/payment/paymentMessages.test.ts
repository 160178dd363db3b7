import { describe, expect, it } from 'vitest';
import {
  additionFailed,
  describeHistory,
  describeRecovery,
  describeReconciliation,
  paymentError,
  recoveryTone,
  sharingIsOver,
} from '../../../src/domain/payment/paymentMessages.ts';
import type { RecoveryOutcome } from '../../../src/domain/payment/paymentOutcomes.ts';
import { starterPack } from '../../../src/domain/credits/creditPackages.ts';
import { unknownPackage } from '../../../src/domain/payment/refusalMessages.ts';
import { sharingRewards } from '../../../src/domain/payment/sharingRewards.ts';

describe('recovery in words', () => {
  it.each<[string, RecoveryOutcome, string, string]>([
    ['REC-01', { kind: 'pending', credits: 10 }, 'Recovered 10 credits from pending payment', 'good'],
    ['REC-02', { kind: 'paymentBackup', credits: 13 }, 'Recovered 13 credits from payment backup', 'good'],
    ['REC-03', { kind: 'creditsBackup' }, 'Credits recovered from backup', 'good'],
    ['REC-04', { kind: 'history', credits: 7 }, 'Credits estimated from purchase history: 7 credits', 'good'],
    ['REC-05', { kind: 'fallback' }, 'Added 10 credits based on payment-provider detection', 'good'],
    ['REC-06', { kind: 'nothingFound' }, 'No backup or purchase history found', 'plain'],
    ['REC-06', { kind: 'failed', reason: 'The disk is gone' }, 'Recovery failed: The disk is gone', 'bad'],
  ])('[REC-01] [REC-02] [REC-03] [REC-04] [REC-05] [REC-06] %s: %o', (_, outcome, text, tone) => {
    expect(describeRecovery(outcome)).toBe(text);
    expect(recoveryTone(outcome)).toBe(tone);
  });
});

describe('a load in words', () => {
  it('[PAY-06] names the credits added and the balance', () => {
    expect(describeReconciliation({ kind: 'credited', credits: 10, balance: 11 }, '')).toBe(
      '10 credits added. Your balance is 11 credits.',
    );
    expect(describeReconciliation({ kind: 'credited', credits: 1, balance: 1 }, '')).toBe(
      '1 credit added. Your balance is 1 credit.',
    );
  });

  it('[PAY-06] says that adding failed, why, and what to do', () => {
    const failed = { kind: 'failed', automatic: false, reason: 'The disk is full' } as const;
    expect(describeReconciliation(failed, '')).toBe(
      'Failed to add credits: The disk is full\nUse the "Recover Credits" button, or contact support.',
    );
    expect(describeReconciliation(failed, 'help@glow.test')).toBe(
      'Failed to add credits: The disk is full\nUse the "Recover Credits" button, or contact support: help@glow.test.',
    );
    expect(additionFailed('')).toBe('Failed to add credits. Please try again.');
  });

  it('[PAY-06] points to the "Recover Credits" button after a failed automatic processing', () => {
    expect(describeReconciliation({ kind: 'failed', automatic: true, reason: '' }, '')).toBe(
      'Your pending payment could not be processed. Failed to add credits. Please try again.\nUse the "Recover Credits" button to try again.',
    );
  });

  it('[PAY-02] tells what recovery did', () => {
    expect(
      describeReconciliation({ kind: 'recovered', recovery: { kind: 'fallback' }, balance: 15 }, ''),
    ).toBe('Added 10 credits based on payment-provider detection\nYour balance is 15 credits.');
  });

  it('[PAY-04] calls a purchase that it added by itself what it is', () => {
    expect(describeReconciliation({ kind: 'foundUnfinished', credits: 10, balance: 11 }, '')).toBe(
      'We found an unfinished purchase and added its credits: 10 credits. Your balance is 11 credits.',
    );
  });

  it('[PAY-06] [PAY-09] says that a return was counted before, and adds nothing', () => {
    expect(describeReconciliation({ kind: 'creditedBefore', balance: 11 }, '')).toBe(
      'This payment was counted before. Your balance is 11 credits.',
    );
  });

  it('[PAY-06] says how long credits last that cannot be stored', () => {
    expect(describeReconciliation({ kind: 'notKept', credits: 10 }, '')).toContain(
      'its 10 credits last until this tab is closed',
    );
  });

  it.each(['nothing', 'postponed'] as const)('[PAY-06] has nothing to say about %s', (kind) => {
    expect(describeReconciliation({ kind }, '')).toBeNull();
  });
});

describe('purchase in words', () => {
  it('[BUY-04] says what went wrong, or that something did', () => {
    expect(paymentError('No network')).toBe('Payment Error: No network');
    expect(paymentError('')).toBe('Payment Error: Payment failed. Please try again.');
  });

  it('[BUY-06] lists the packages there are', () => {
    const packages = [starterPack, { id: 'big', name: 'Big Pack', credits: 50, price: 3.99 }];
    expect(unknownPackage('mega', packages)).toBe('Unknown package: mega. Available packages: starter, big');
  });

  it('[PAY-08] lists date, credits and package id of each purchase', () => {
    // In the visitor's own zone, whichever that is.
    const on = (day: number) => new Date(2026, 10, day, 23, 50);
    const purchase = (moment: Date, credits: number, packageId: string) => ({
      id: '17',
      packageId,
      credits,
      timestamp: moment.getTime(),
      date: moment.toISOString(),
    });
    expect(
      describeHistory([
        { ...purchase(on(20), 10, 'starter'), price: 0.99 },
        purchase(on(21), 1, 'recovery-fallback'),
      ]),
    ).toBe(
      '2026-11-20: 10 credits, $0.99 (starter, no. 17)\n2026-11-21: 1 credit (recovery-fallback, no. 17)',
    );
    expect(describeHistory([])).toBe('No purchase history found.');
  });

  it('[CRB-11] grants nothing for sharing', () => {
    expect(sharingRewards.grantReward()).toBe(false);
    expect(sharingRewards.isClaimed()).toBe(true);
    expect(sharingRewards.isAllowed()).toBe(false);
    expect(sharingIsOver).toBe('Sharing rewards are no longer available. Purchase credits to continue!');
  });
});
