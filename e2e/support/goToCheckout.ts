import type { Page } from '@playwright/test';
import { buyButton, openPurchase } from '../../scripts/support/productPage.mjs';

/** Buys the pack, and waits until the browser is at the checkout. */
export async function goToCheckout(page: Page) {
  await openPurchase(page);
  await buyButton(page).click();
  await page.waitForURL(/\/buy\/starter/);
}
