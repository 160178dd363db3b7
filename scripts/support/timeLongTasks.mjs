import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium as browserType } from 'playwright';
import { chromium } from '../../config/browsers.mjs';
import { openClockedPage } from './openClockedPage.mjs';
import { writeLargePhoto } from './writeLargePhoto.mjs';
import { longestTask } from './longestTask.mjs';
import { startProductServer } from './startProductServer.mjs';
import { rateClocked } from './rateClocked.mjs';

/** How many times slower than here the phone is taken to be, and how long a task may take there, ms of processor time. */
const slowdown = 4;
const longest = 50;

/** The page's mark from which tasks count. */
const beginning = 'glowcheck:rating';

/**
 * The longest task on the main thread of the built product while a photo of 12 megapixels is chosen and rated three
 * times, as rows for `printBounds`.
 */
export async function timeLongTasks() {
  const folder = mkdtempSync(join(tmpdir(), 'glowcheck-tasks-'));
  const product = await startProductServer();
  const browser = await browserType.launch(chromium);
  try {
    const photo = await writeLargePhoto(browser, join(folder, 'large.jpg'));
    const page = await openClockedPage(browser, product.origin);
    await browser.startTracing(page, { categories: ['toplevel', 'blink.user_timing'] });
    await page.evaluate((name) => performance.mark(name), beginning);
    await rateClocked(page, photo, 2);
    const { traceEvents } = JSON.parse((await browser.stopTracing()).toString());
    const value = slowdown * longestTask(traceEvents, beginning);
    return [{ what: `longest task, processor time x ${slowdown}`, value, unit: 'ms', most: longest }];
  } finally {
    await browser.close();
    await product.close();
    rmSync(folder, { recursive: true, force: true });
  }
}
