import type { Page } from '@playwright/test';

/** Keeps the page's requests for these addresses waiting until the function that it returns is called. Then they go on, or fail. */
export async function holdPiece(page: Page, addresses: RegExp, end: 'continue' | 'abort' = 'continue') {
  let letThrough = () => {};
  const free = new Promise<void>((resolve) => {
    letThrough = resolve;
  });
  await page.route(addresses, async (route) => {
    await free;
    await route[end]();
  });
  return letThrough;
}
