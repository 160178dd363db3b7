import type { BrowserContext, Page } from '@playwright/test';
import type { Limited } from '../scripts/support/holdLimits.mjs';
import { button, buyButton, openPurchase } from '../scripts/support/productPage.mjs';
import { blockStorage, stored, storedCredits, withStorage } from '../scripts/support/storage.mjs';
import { creditsRecord, pendingRecord, purchaseRecord } from '../scripts/support/storedRecords.mjs';
import { expect, expectState, test } from './support/glowcheck.ts';
import { goToCheckout } from './support/goToCheckout.ts';
import { holdLockInOtherTab } from './support/holdLockInOtherTab.ts';
import { stopTime } from './support/stopTime.ts';

test.use({ savesData: true });

const alert = (page: Page) => page.getByRole('alertdialog');
const press = (page: Page, name: string) => button(page, name).click();
const paid = async (page: Page) => (await storedCredits(page))?.['paidCredits'];
const remove = (page: Page, ...names: string[]) =>
  page.evaluate((keys) => keys.forEach((key) => localStorage.removeItem(`glowcheck.${key}`)), names);

const anHourAgo = () => purchaseRecord(Date.now() - 3_600_000);

/**
 * Opens the page while another tab has the lock of the credits and never releases it. Time stands still in the page from
 * then on.
 */
async function openLocked(page: Page, context: BrowserContext, address: string) {
  await holdLockInOtherTab(context);
  await page.clock.install();
  await stopTime(page);
  await page.goto(address);
  await expectState(page, 'payment', 'reconciling');
}

test.describe('payments in unusual sequences', () => {
  test('[PAY-09] a return without a record counts, an hour after another purchase, and once @engines', async ({
    page,
    context,
  }) => {
    await withStorage(page, { credits: creditsRecord(10, 1), purchaseHistory: [anHourAgo()] });
    await page.goto('/?payment=success');
    await expect(page.getByText('Payment Successful!')).toBeVisible();
    await expect.poll(() => paid(page)).toBe(20);
    const other = await context.newPage();
    await other.goto('/?payment=success');
    await expect(alert(other)).toContainText('This payment was counted before.');
    await expect(other.getByText('Payment Successful!')).toHaveCount(0);
    expect(await paid(other)).toBe(20);
  });

  test('[BUY-03] [PAY-07] a second purchase leaves the first to be finished @engines', async ({
    page,
    context,
    servers,
  }) => {
    await withStorage(page, {
      credits: creditsRecord(0, 1),
      pendingPayment: pendingRecord(Date.now() - 12 * 60_000),
    });
    await page.goto('/');
    await openPurchase(page);
    // It was 12 minutes ago when the test began.
    const unfinished = /A purchase from 1\d minutes ago is not finished/;
    await expect(page.getByRole('dialog').getByText(unfinished)).toBeVisible();
    await buyButton(page).click();
    await page.waitForURL(/\/buy\/starter/);
    await page.locator('#cancel').click();
    await expect(page.getByText(unfinished).first()).toBeVisible();
    await press(page, 'Recover Credits');
    await expect(alert(page)).toContainText('Recovered 10 credits');
    expect(await paid(page)).toBe(10);
    // The purchase that was cancelled cannot be recovered.
    const other = await context.newPage();
    await other.goto(servers.product.origin);
    await press(other, 'Recover Credits');
    await expect(alert(other)).toContainText('No backup or purchase history found');
  });

  test('[PAY-04] [PAY-05] back without paying: the credits are announced as those of an unfinished purchase, not as a payment @engines', async ({
    page,
  }) => {
    await page.goto('/');
    await goToCheckout(page);
    await page.locator('#leave').click();
    await expect(alert(page)).toContainText('We found an unfinished purchase and added its credits');
    await expect(page.getByText('Payment Successful!')).toHaveCount(0);
    expect(await paid(page)).toBe(10);
  });

  test('[PAY-03] [REC-05] cancelled, loaded again, and recovered: nothing @engines', async ({ page }) => {
    await page.goto('/');
    await goToCheckout(page);
    await page.locator('#cancel').click();
    await expectState(page, 'payment', 'idle');
    await page.reload();
    await press(page, 'Recover Credits');
    await expect(alert(page)).toContainText('No backup or purchase history found');
    expect((await paid(page)) ?? 0).toBe(0);
  });

  test('[PAY-01] a record that was lost at the checkout is replaced, once @engines', async ({
    page,
    servers,
  }) => {
    await page.goto('/');
    await goToCheckout(page);
    const checkout = page.url();
    await page.goto(`${servers.product.origin}/NOTICE.txt`);
    await remove(page, 'pendingPayment', 'paymentBackup');
    await page.evaluate(() => sessionStorage.clear());
    await page.goto(checkout);
    await page.locator('#pay').click();
    await expect(page.getByText('Payment Successful!')).toBeVisible();
    await expect.poll(() => paid(page)).toBe(10);
    await page.reload();
    await press(page, 'Recover Credits');
    await expect(alert(page)).toContainText('No backup or purchase history found');
    expect(await paid(page)).toBe(10);
  });

  test('[PAY-01] [REC-06] a press while the load is reconciled is answered after that @engines', async ({
    page,
    context,
  }) => {
    // A record that cannot be read is repaired under the lock, which another tab holds.
    await withStorage(page, { credits: 'not a record' });
    const release = await holdLockInOtherTab(context);
    await page.goto('/');
    await expectState(page, 'payment', 'reconciling');
    await press(page, 'Recover Credits');
    await expect(alert(page)).toHaveCount(0);
    await release();
    await expect(alert(page)).toContainText('No backup or purchase history found');
  });

  test('[BUY-03] storage that keeps nothing: said before buying @engines', async ({ page }) => {
    await page.addInitScript(() => {
      Storage.prototype.setItem = () => undefined;
    });
    await page.goto('/');
    await openPurchase(page);
    await expect(page.getByRole('dialog').getByText(/bought credits would be lost/)).toBeVisible();
    await buyButton(page).click();
    await expect(alert(page)).toContainText(
      'Payment Error: This browser does not let the site store anything',
    );
  });

  test('[PAY-05] storage that is blocked when a payment comes back: said then @engines', async ({ page }) => {
    await blockStorage(page);
    await page.goto('/?payment=success');
    await expect(alert(page)).toContainText('last until this tab is closed');
    await expect(page.getByText('Payment Successful!')).toHaveCount(0);
    // A reload, with storage allowed, finds it again.
    expect(new URL(page.url()).search).toBe('?payment=success');
  });

  test('[CRD-08] what was cleared stays cleared @engines', async ({ page }) => {
    await withStorage(page, { credits: creditsRecord(7, 1), purchaseHistory: [anHourAgo()] });
    await page.goto('/');
    await expect(page.getByRole('region', { name: 'Credits', exact: true })).toContainText('7 credits left');
    await page.evaluate(() => localStorage.clear());
    await press(page, 'Recover Credits');
    await expect(alert(page)).toContainText('No backup or purchase history found');
    expect(await stored(page, 'purchaseHistory')).toBeNull();
    expect((await paid(page)) ?? 0).toBe(0);
  });

  test('[PAY-01] a lock that is never granted: the buttons say what they wait for, and an alert says that it took too long @engines', async ({
    page,
    context,
  }) => {
    await openLocked(page, context, '/?payment=success');
    await page.clock.runFor(1_000);
    await expect(page.getByText('Checking your payment…').first()).toBeVisible();
    await press(page, 'Recover Credits');
    await expect(button(page, 'Recover Credits')).toBeDisabled();
    await page.clock.runFor(10_000);
    await expect(alert(page)).toContainText('Your payment could not be checked');
    expect(new URL(page.url()).search).toBe('?payment=success');
  });

  test('[PAY-01] a phone that is locked while a return waits for its turn: the payment is counted afterwards', async ({
    page,
    context,
  }) => {
    const release = await holdLockInOtherTab(context);
    await page.goto('/?payment=success');
    await expectState(page, 'payment', 'reconciling');
    await page.evaluate(() => (globalThis as Limited).standStill(60_000));
    await release();
    await expect(page.getByText('Payment Successful!')).toBeVisible();
    expect(await paid(page)).toBe(10);
  });

  test('[PAY-04] a lock that is never granted, and no payment: nothing is said about a payment', async ({
    page,
    context,
  }) => {
    // The record cannot be read, because a load that finds nothing to do would not wait for the lock.
    await withStorage(page, { credits: 'not a record' });
    await openLocked(page, context, '/');
    await page.clock.runFor(11_000);
    await expectState(page, 'payment', 'idle');
    await expect(alert(page)).toHaveCount(0);
  });
});
