import { atRestMs } from './atRestMs.mjs';
import { installPageClock } from './installPageClock.mjs';
import { installWorkerClock } from './installWorkerClock.mjs';
import { loseModels } from './losePiece.mjs';
import { screens } from './screens.mjs';
import { withStorage } from './storage.mjs';
import { creditsRecord } from './storedRecords.mjs';

/**
 * Opens the product on a phone's screen with the page's clock running, and waits until it rests.
 * @param {import('playwright').Browser} browser
 * @param {string} origin
 * @param {{throttle?: number, blockFaceModel?: boolean}} options `throttle` slows the main thread so many times
 */
export async function openClockedPage(browser, origin, { throttle = 1, blockFaceModel = false } = {}) {
  const context = await browser.newContext({
    viewport: screens.phone,
    // With a mouse pointer over the page the browser looks up what lies below it after every change; with a finger it does not.
    hasTouch: true,
    serviceWorkers: 'block',
  });
  await context.addInitScript(installPageClock);
  await context.addInitScript(installWorkerClock);
  const page = await context.newPage();
  // Enough for any run.
  await withStorage(page, { credits: creditsRecord(500) });
  if (blockFaceModel) await loseModels(page);
  if (throttle > 1) {
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: throttle });
  }
  await page.goto(origin);
  await page.locator('main').isVisible();
  await page.locator('main').evaluate(() => undefined);
  // The tasks so far do not count: starting is no part of rating, and Playwright's own scripts, which it puts into the page with the first
  // queries, take tasks as well. Loading the models, which comes next, counts.
  await page.evaluate(() => globalThis.pageClock.longTasks.splice(0));
  await page.waitForTimeout(atRestMs);
  return page;
}
