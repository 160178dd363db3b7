import type { Page } from '@playwright/test';
import {
  analyzeButton,
  buyButton,
  choosePhoto,
  openPurchase,
  stateOf,
} from '../scripts/support/productPage.mjs';
import { stored, storedCredits } from '../scripts/support/storage.mjs';
import { creditsRecord } from '../scripts/support/storedRecords.mjs';
import { expect, expectState, test } from './support/glowcheck.ts';
import { expectLayers } from './support/expectLayers.ts';
import { goToCheckout } from './support/goToCheckout.ts';
import { holdLockInOtherTab } from './support/holdLockInOtherTab.ts';
import { drawnFace } from './support/photos.ts';

test.use({ savesData: true });

test.describe('buying', () => {
  test('[BUY-01] [BUY-02] the pack and its price for each feedback', async ({ page }) => {
    await page.goto('/');
    await openPurchase(page);
    const dialog = page.getByRole('dialog');
    for (const words of ['Glow-Up Pack', '$0.99', '$0.099', 'Most Popular'])
      await expect(dialog.getByText(words).first()).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  });

  test('[BUY-03] [PAY-01] [PAY-05] [PAY-06] [PG-05] paid: the browser leaves, comes back, and the credits are there @both @engines', async ({
    page,
  }) => {
    await page.goto('/?utm=keep#here');
    await goToCheckout(page);
    await page.locator('#pay').click();
    await expect(page.getByText('Payment Successful!')).toBeVisible();
    await expect(
      page.getByText('Thank you for your purchase! Your credits have been added to your account.'),
    ).toBeVisible();
    const alert = page.getByRole('alertdialog');
    await expect(alert).toContainText('10');
    await expect(alert).toContainText('11');
    await alert.getByRole('button', { name: 'OK' }).click();
    expect(await storedCredits(page)).toMatchObject(creditsRecord(10));
    expect(await stored(page, 'pendingPayment')).toBeNull();
    expect(await stored(page, 'paymentBackup')).toBeNull();
    expect(new URL(page.url()).search).toBe('');
    await page.getByRole('button', { name: 'Purchase History' }).first().click();
    await expect(page.getByRole('alertdialog')).toContainText('starter');
  });

  test('[BUY-03] the pending record and its backup are stored before the browser leaves', async ({
    page,
    servers,
  }) => {
    await page.goto('/');
    await goToCheckout(page);
    // A file of the same origin, which runs no script of the product. So storage holds what was written before the browser left.
    await page.goto(`${servers.product.origin}/NOTICE.txt`);
    const pending = JSON.parse((await stored(page, 'pendingPayment')) ?? '{}') as Record<string, unknown>;
    expect(pending).toMatchObject({ packageId: 'starter', amount: 0.99, credits: 10 });
    expect(JSON.parse((await stored(page, 'paymentBackup')) ?? '{}')).toMatchObject({
      packageId: 'starter',
      credits: 10,
    });
  });

  test('[PAY-03] cancelled: nothing is added, and nothing is left to recover @engines', async ({ page }) => {
    await page.goto('/');
    await goToCheckout(page);
    await page.locator('#cancel').click();
    await expect(stateOf(page, 'upload')).toBeVisible();
    await expect.poll(() => stored(page, 'pendingPayment')).toBeNull();
    expect(await stored(page, 'paymentBackup')).toBeNull();
    await page.getByRole('button', { name: 'Recover Credits' }).first().click();
    await expect(page.getByRole('alertdialog')).toContainText('No backup or purchase history found');
  });

  test('[PAY-07] a return that is loaded again is credited once', async ({ page, servers }) => {
    await page.goto('/');
    await goToCheckout(page);
    await page.locator('#pay').click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'OK' }).click();
    await page.reload();
    await expectState(page, 'payment', 'idle');
    expect(await storedCredits(page)).toMatchObject(creditsRecord(10));
    expect(servers.checkout.visits).toEqual(['/buy/starter']);
  });

  test('[PAY-07] two tabs that return together: credited once', async ({ page, context, servers }) => {
    await page.goto('/');
    await goToCheckout(page);
    const other = await context.newPage();
    await Promise.all([
      page.goto(`${servers.product.origin}/?payment=success`),
      other.goto(`${servers.product.origin}/?payment=success`),
    ]);
    for (const tab of [page, other]) await expectState(tab, 'payment', 'idle');
    expect(await storedCredits(page)).toMatchObject({ paidCredits: 10 });
    await page.reload();
    await expectState(page, 'payment', 'idle');
    expect(await storedCredits(page)).toMatchObject({ paidCredits: 10 });
  });

  test('[BUY-02] [PAY-04] [PAY-07] a checkout that answers 500: a button that works, and the young record counts once', async ({
    page,
    servers,
    complaints,
  }) => {
    servers.checkout.behave('fails');
    await page.goto('/');
    await goToCheckout(page);
    await page.goBack();
    // The address has no parameter, and the pending record is a few seconds old: its credits are added (PAY-04), and only once. The
    // alert calls it an unfinished purchase, not a payment.
    const alert = page.getByRole('alertdialog');
    await expect(alert).toContainText(
      'We found an unfinished purchase and added its credits: 10 credits. Your balance is 11 credits.',
    );
    await expect(page.getByText('Payment Successful!')).toHaveCount(0);
    await alert.getByRole('button', { name: 'OK' }).click();
    const counter = page.getByRole('region', { name: 'Credits', exact: true });
    await expect(counter).toContainText('11 credits left');
    expect(await storedCredits(page)).toMatchObject(creditsRecord(10));
    expect(await stored(page, 'pendingPayment')).toBeNull();
    await openPurchase(page);
    await expect(buyButton(page)).toBeEnabled();
    await page.reload();
    await expectState(page, 'payment', 'idle');
    await expect(page.getByText('Payment Successful!')).toHaveCount(0);
    await expect(counter).toContainText('11 credits left');
    expect(await storedCredits(page)).toMatchObject(creditsRecord(10));
    complaints.length = 0;
  });

  test('[BUY-02] [BUY-03] a dialog closed while its checkout does not answer: the button works again at once', async ({
    page,
  }) => {
    await page.route(/\/buy\/starter/, () => {});
    await page.goto('/');
    const asked = page.waitForRequest(/\/buy\/starter/);
    await openPurchase(page);
    await expectLayers(page, 1);
    await buyButton(page).click({ noWaitAfter: true });
    await asked;
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
    await openPurchase(page);
    await expect(buyButton(page)).toBeEnabled();

    await page.unroute(/\/buy\/starter/);
    await buyButton(page).click();
    await page.waitForURL(/\/buy\/starter/);
    await page.locator('#pay').click();
    await expect(page.getByText('Payment Successful!')).toBeVisible();
    expect(await storedCredits(page)).toMatchObject(creditsRecord(10));
    // The purchase of the first press was called off, because nobody can have paid for it.
    expect(await stored(page, 'checkouts')).toContain('"earlier":[]');
  });

  test('[PG-05] a dialog opened before the load is reconciled, and left by Back, leaves the address clean', async ({
    page,
    context,
  }) => {
    const release = await holdLockInOtherTab(context);
    await page.goto('/?payment=success');
    await openPurchase(page);
    await expectLayers(page, 1);
    await release();
    await expect.poll(() => new URL(page.url()).search).toBe('');
    await page.goBack();
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect.poll(() => new URL(page.url()).search).toBe('');
    await page.reload();
    await expectState(page, 'payment', 'idle');
    await expect(page.getByRole('alertdialog')).toBeHidden();
    expect(await storedCredits(page)).toMatchObject(creditsRecord(10));
  });

  test('[BUY-02] without a payment link the pack is coming soon', async ({ page, servers }) => {
    servers.product.setConfig({ checkoutHost: 'buy.stripe.com' });
    await page.goto('/');
    await openPurchase(page);
    await expect(page.getByRole('dialog').getByRole('button', { name: 'Coming Soon' })).toBeDisabled();
  });

  test('[CRD-07] another pack of config.json is bought like the first, with its bonus', async ({
    page,
    servers: { product, checkout, sellingConfig },
  }) => {
    product.setConfig({
      ...sellingConfig,
      packages: [{ id: 'big', name: 'Big Night Out', credits: 50, price: 3.99, bonus: 5 }],
      paymentLinks: { starter: checkout.link('starter'), big: checkout.link('big') },
    });
    await page.goto('/');
    await openPurchase(page);
    await page.getByRole('dialog').getByRole('button', { name: 'Buy 55 Credits for $3.99' }).click();
    await page.waitForURL(/\/buy\/big/);
    await page.locator('#pay').click();
    await expect(page.getByRole('alertdialog')).toContainText(
      '55 credits added. Your balance is 56 credits.',
    );
    expect(await storedCredits(page)).toMatchObject(creditsRecord(55));
  });

  test('[BUY-04] [BUY-05] a link to another host is not followed', async ({ page, servers }) => {
    servers.product.setConfig({
      checkoutHost: 'buy.stripe.com',
      paymentLinks: { starter: 'https://elsewhere.example/pay' },
    });
    await page.goto('/');
    await openPurchase(page);
    await buyButton(page).click();
    await expect(page.getByRole('alertdialog')).toContainText(
      "Payment Error: Payment link not configured for Starter Pack. Please create valid payment links in your payment provider's dashboard.",
    );
    expect(await stored(page, 'pendingPayment')).toBeNull();
    await page.getByRole('alertdialog').getByRole('button', { name: 'OK' }).click();
    await expect(buyButton(page)).toBeEnabled();
  });

  test('[BUY-07] the window event opens the popup', async ({ page }) => {
    await page.goto('/');
    // From this state on the page listens to the event.
    await expectState(page, 'payment', 'idle');
    await page.evaluate(() => window.dispatchEvent(new Event('showNoCreditsPopup')));
    await expect(page.getByRole('button', { name: 'Maybe Later' })).toBeVisible();
  });

  test('[CRB-11] share for credits grants nothing and says so', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('button', { name: 'Share for Credits' }).first().click();
    await expect(
      page.getByText('Sharing rewards are no longer available. Purchase credits to continue!'),
    ).toBeVisible();
  });
});

test('[CRD-08] two tabs, one credit: one result, and one "Unable to use credit" or popup', async ({
  page,
  context,
}) => {
  await page.goto('/');
  const other = await context.newPage();
  await other.goto('/');
  for (const tab of [page, other]) await choosePhoto(tab, drawnFace('glam'));
  const buttons = [page, other].map((tab) => analyzeButton(tab));
  for (const button of buttons) await expect(button).toBeEnabled();
  await Promise.all(buttons.map((button) => button.click()));
  const complete = (tab: Page) => tab.locator('[data-machine="upload"][data-state="complete"]').count();
  await expect.poll(async () => (await complete(page)) + (await complete(other))).toBe(1);
  const loser = (await complete(page)) === 1 ? other : page;
  await expect(
    loser
      .getByText('Unable to use credit. Please check your credit balance and try again.')
      .or(loser.getByRole('button', { name: 'Maybe Later' }))
      .first(),
  ).toBeVisible();
  expect(await storedCredits(page)).toMatchObject({
    freeAnalysesUsed: 1,
    paidCredits: 0,
    totalAnalyses: 1,
  });
});
