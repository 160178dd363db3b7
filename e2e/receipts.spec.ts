import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { storedCredits, withStorage } from '../scripts/support/storage.mjs';
import { creditsRecord, purchaseRecord } from '../scripts/support/storedRecords.mjs';
import { expectLayers } from './support/expectLayers.ts';
import { goToCheckout } from './support/goToCheckout.ts';
import { expect, test } from './support/glowcheck.ts';

test.use({ savesData: true });

const bought = {
  credits: creditsRecord(10),
  purchaseHistory: [{ ...purchaseRecord(Date.parse('2026-11-21T12:00:00Z')), price: 0.99 }],
};

/** Opens the dialog of receipts from the purchase history. */
async function openFromHistory(page: Page) {
  await page.getByRole('button', { name: 'Purchase History' }).first().click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Keep your receipt' }).click();
}

test('[REC-08] a receipt is offered after a purchase; its link restores it elsewhere, once @engines', async ({
  page,
  browser,
}) => {
  await page.goto('/');
  await goToCheckout(page);
  await page.locator('#pay').click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Keep your receipt' }).click();
  const link = await page.getByRole('textbox', { name: 'Link of your receipt' }).inputValue();

  const other = await (await browser.newContext()).newPage();
  await other.goto(link);
  await expect(other.getByText('Recovered 10 credits from your receipt.')).toBeVisible();
  expect(await storedCredits(other)).toMatchObject(creditsRecord(10));
  expect(new URL(other.url()).search).toBe('');
  await other.goto(link);
  await expect(other.getByText('This receipt was counted in this browser before')).toBeVisible();
  expect(await storedCredits(other)).toMatchObject(creditsRecord(10));
  await other.context().close();
});

test('[REC-08] its file is kept from the history, and chosen in Recover Credits; a damaged one is told', async ({
  page,
  browser,
}) => {
  await withStorage(page, bought);
  await page.goto('/');
  await openFromHistory(page);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save File' }).click();
  const file = readFileSync(await (await download).path());

  const other = await (await browser.newContext()).newPage();
  await other.goto(page.url());
  await other.getByRole('button', { name: 'Recover Credits' }).first().click();
  await other.getByRole('alertdialog').getByRole('button', { name: 'Use a receipt' }).click();
  const choose = (buffer: Buffer) =>
    other.getByLabel('Receipt file').setInputFiles({ name: 'receipt.txt', mimeType: 'text/plain', buffer });
  await choose(file.subarray(0, file.length - 20));
  await expect(other.getByText(/This is not one of our receipts, or a part of it is missing/)).toBeVisible();
  await choose(file);
  await expect(other.getByText('Recovered 10 credits from your receipt.')).toBeVisible();
  expect(await storedCredits(other)).toMatchObject({ paidCredits: 10 });
  await other.context().close();
});

test('[REC-08] a link that was used is gone from the address for good, however the dialog is closed', async ({
  page,
  browser,
}) => {
  await withStorage(page, bought);
  await page.goto('/');
  await openFromHistory(page);
  const link = await page.getByRole('textbox', { name: 'Link of your receipt' }).inputValue();
  const other = await (await browser.newContext()).newPage();
  const dialog = other.getByRole('dialog');
  for (const close of [
    () => dialog.getByRole('button', { name: 'Close' }).click(),
    () => other.goBack(),
    () => other.reload(),
  ]) {
    await other.goto(link);
    await expect(other.getByText('Your balance is 11 credits.')).toBeVisible();
    await expectLayers(other, 1);
    await close();
    await expectLayers(other, 0);
    await expect(dialog).toBeHidden();
    expect(new URL(other.url()).search).toBe('');
  }
  await other.context().close();
});

test('[REC-08] where the browser can install the page, that is offered with the receipt, once', async ({
  page,
}) => {
  await withStorage(page, bought);
  await page.goto('/');
  const open = async () => {
    await openFromHistory(page);
    await expect(page.getByRole('button', { name: 'Copy Link' })).toBeVisible();
  };
  // Fires the event as a browser that can install the page does. Headless browsers never fire it.
  await page.evaluate(() => {
    const prompt = () => Promise.resolve(document.documentElement.setAttribute('data-asked', 'yes'));
    window.dispatchEvent(Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt }));
  });
  await open();
  await page.getByRole('button', { name: 'Install GlowCheck' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-asked', 'yes');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await open();
  await expect(page.getByRole('button', { name: 'Install GlowCheck' })).toHaveCount(0);
});
