import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium as browserType } from 'playwright';
import { chromium } from '../../config/browsers.mjs';
import { openClockedPage } from './clockedPage.mjs';
import { writeLargePhoto } from './largePhoto.mjs';
import { startProductServer } from './productServer.mjs';
import { rateClocked } from './rateClocked.mjs';

/** Longest main-thread task, ms, by how much the main thread is slowed down. */
const bounds = { 1: 50, 4: 100 };

/**
 * The longest task on the main thread of the built product in `dist` while a photo of 12 megapixels is chosen and rated three
 * times, as rows for `printBounds`. A task under 50 ms is no long one and counts as 0.
 */
export async function timeLongTasks(dist) {
  const folder = mkdtempSync(join(tmpdir(), 'glowcheck-tasks-'));
  const product = await startProductServer({ dist });
  const browser = await browserType.launch(chromium);
  const rows = [];
  try {
    const photo = await writeLargePhoto(browser, join(folder, 'large.jpg'));
    for (const [throttle, most] of Object.entries(bounds)) {
      const page = await openClockedPage(browser, product.origin, { throttle: Number(throttle) });
      const { longestTask } = await rateClocked(page, photo, 2);
      await page.context().close();
      rows.push({ what: `longest task at ${throttle}x`, value: longestTask, unit: 'ms', most });
    }
  } finally {
    await browser.close();
    await product.close();
    rmSync(folder, { recursive: true, force: true });
  }
  return rows;
}
