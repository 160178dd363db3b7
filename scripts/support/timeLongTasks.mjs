import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium as browserType } from 'playwright';
import { chromium } from '../../config/browsers.mjs';
import { openClockedPage } from './clockedPage.mjs';
import { writeLargePhoto } from './largePhoto.mjs';
import { longestTask } from './longestTask.mjs';
import { startProductServer } from './productServer.mjs';
import { rateClocked } from './rateClocked.mjs';

/** Longest main-thread task, ms of processor time, by how many times slower than here a machine is taken to be. */
const bounds = { 1: 50, 4: 75 };

/** The page's mark from which tasks count. */
const beginning = 'glowcheck:rating';

/**
 * The longest task on the main thread of the built product in `dist` while a photo of 12 megapixels is chosen and rated three
 * times, as rows for `printBounds`.
 */
export async function timeLongTasks(dist) {
  const folder = mkdtempSync(join(tmpdir(), 'glowcheck-tasks-'));
  const product = await startProductServer({ dist });
  const browser = await browserType.launch(chromium);
  try {
    const photo = await writeLargePhoto(browser, join(folder, 'large.jpg'));
    const page = await openClockedPage(browser, product.origin);
    await browser.startTracing(page, { categories: ['toplevel', 'blink.user_timing'] });
    await page.evaluate((name) => performance.mark(name), beginning);
    await rateClocked(page, photo, 2);
    const { traceEvents } = JSON.parse((await browser.stopTracing()).toString());
    const longest = longestTask(traceEvents, beginning);
    return Object.entries(bounds).map(([slowdown, most]) => ({
      what: `longest task, processor time x ${slowdown}`,
      value: Number(slowdown) * longest,
      unit: 'ms',
      most,
    }));
  } finally {
    await browser.close();
    await product.close();
    rmSync(folder, { recursive: true, force: true });
  }
}
