import { expect, type Page } from '@playwright/test';

/** Opens the purchase dialog. */
export async function startBuying(page: Page) {
  await page.getByRole('button', { name: 'Buy Credits' }).first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
}

/** Buys the pack, and waits until the browser is at the checkout. */
export async function goToCheckout(page: Page) {
  await startBuying(page);
  await page.getByRole('dialog').getByRole('button', { name: /^Buy/ }).click();
  await page.waitForURL(/\/buy\/starter/);
}
