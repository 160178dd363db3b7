import type { Page } from '@playwright/test';
import { expect } from './glowcheck.ts';

/** Waits until the page's own fonts are applied. Before, single words are a little wider or narrower, and lines may break elsewhere. */
export async function untilFontsCome(page: Page): Promise<void> {
  await expect(page.locator('html')).not.toHaveClass(/waits-for-/);
  await page.evaluate(() => document.fonts.ready);
}
