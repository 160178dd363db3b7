import type { Page } from '@playwright/test';
import { button, stateOf } from '../scripts/support/productPage.mjs';
import { stored, storedCredits, withStorage } from '../scripts/support/storage.mjs';
import { creditsRecord, pendingRecord, purchaseRecord } from '../scripts/support/storedRecords.mjs';
import { expect, test } from './support/glowcheck.ts';

test.use({ savesData: true });

const noon = new Date('2026-11-21T12:00:00Z');
const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

async function recover(page: Page) {
  await button(page, 'Recover Credits').click();
  return page.getByRole('alertdialog');
}

// The date stands still at noon, so that a slow machine brings no record closer to its limit.
test.describe('back from the checkout without a parameter', () => {
  for (const { minutes, becomes, proves, tag } of [
    { minutes: 9, becomes: 'credited', proves: '[PAY-04]', tag: [] },
    { minutes: 11, becomes: 'kept', proves: '[PAY-04] [REC-01]', tag: '@engines' },
    { minutes: 29, becomes: 'kept', proves: '[PAY-04] [REC-01]', tag: [] },
    { minutes: 31, becomes: 'set aside', proves: '[PAY-04] [REC-02]', tag: [] },
  ])
    test(
      `${proves} after ${minutes} minutes the pending payment is ${becomes}`,
      { tag },
      async ({ page }) => {
        await page.clock.setFixedTime(noon);
        await withStorage(page, { pendingPayment: pendingRecord(noon.getTime() - minutes * minute) });
        await page.goto('/');
        await expect(stateOf(page, 'upload')).toBeVisible();
        if (becomes === 'credited') {
          await expect.poll(async () => (await storedCredits(page))?.['paidCredits']).toBe(10);
          expect(await stored(page, 'pendingPayment')).toBeNull();
          return;
        }
        await expect
          .poll(async () => (await stored(page, 'pendingPayment')) !== null)
          .toBe(becomes === 'kept');
        expect((await storedCredits(page))?.['paidCredits'] ?? 0).toBe(0);
        await expect(await recover(page)).toContainText(
          becomes === 'kept'
            ? 'Recovered 10 credits from pending payment'
            : 'Recovered 10 credits from payment backup',
        );
        expect(await storedCredits(page)).toMatchObject({ paidCredits: 10 });
      },
    );
});

test.describe('recovering from what is left', () => {
  for (const { hours, good } of [
    { hours: 23, good: true },
    { hours: 25, good: false },
  ])
    test(`[REC-02] [REC-06] a payment backup of ${hours} hours is ${good ? 'used' : 'too old'}`, async ({
      page,
    }) => {
      await page.clock.setFixedTime(noon);
      await withStorage(page, {
        paymentBackup: { credits: 10, packageId: 'starter', backedUpAt: noon.getTime() - hours * hour },
      });
      await page.goto('/');
      await expect(await recover(page)).toContainText(
        good ? 'Recovered 10 credits from payment backup' : 'No backup or purchase history found',
      );
    });

  for (const { days, good } of [
    { days: 6, good: true },
    { days: 8, good: false },
  ])
    test(`[REC-03] a credits backup of ${days} days is ${good ? 'restored' : 'too old'}`, async ({
      page,
    }) => {
      await page.clock.setFixedTime(noon);
      await withStorage(page, {
        credits: creditsRecord(1, 1, 1),
        creditsBackup: { ...creditsRecord(7, 1, 4), lastBackup: noon.getTime() - days * day },
      });
      await page.goto('/');
      await expect(await recover(page)).toContainText(
        good ? 'Credits recovered from backup' : 'No backup or purchase history found',
      );
      expect(await storedCredits(page)).toMatchObject({ paidCredits: good ? 7 : 1 });
    });

  test('[REC-04] credits are estimated from the history: bought 20, 4 of 5 analyses paid', async ({
    page,
  }) => {
    const old = noon.getTime() - 40 * day;
    await page.clock.setFixedTime(noon);
    await withStorage(page, {
      credits: creditsRecord(0, 1, 5),
      purchaseHistory: [purchaseRecord(old), purchaseRecord(old + minute)],
    });
    await page.goto('/');
    await expect(await recover(page)).toContainText('Credits estimated from purchase history: 16 credits');
    expect(await storedCredits(page)).toMatchObject({ paidCredits: 16 });
  });

  test('[REC-03] [CRD-04] a corrupt record comes back from its backup', async ({ page }) => {
    await withStorage(page, {
      credits: '{"freeAnalysesUsed":-1',
      creditsBackup: { ...creditsRecord(7, 1, 4), lastBackup: Date.now() - hour },
    });
    await page.goto('/');
    await expect.poll(async () => (await storedCredits(page))?.['paidCredits']).toBe(7);
  });
});
