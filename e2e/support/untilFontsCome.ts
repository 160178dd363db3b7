import type { Page } from '@playwright/test';
import { expect } from './glowcheck.ts';

/** Waits until the page's own fonts have taken the place of the fallback fonts, which are not equally wide word by word. */
export async function untilFontsCome(page: Page): Promise<void> {
  await expect(page.locator('html')).not.toHaveClass(/waits-for-/);
  await page.evaluate(() => document.fonts.ready);
}
