import type { Page } from '@playwright/test';

/** Makes the page's requests for these addresses fail, until the function that it returns is called. */
export async function losePiece(page: Page, addresses: RegExp | string): Promise<() => Promise<void>> {
  await page.route(addresses, (route) => route.abort());
  return () => page.unroute(addresses);
}

/** The message for a piece of the program that did not load (ERR-06, decision 16). */
export const pieceIsMissing = (page: Page) =>
  page.getByText('Browser cannot process image. Please try refreshing the page or use a different browser.');
