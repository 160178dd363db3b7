import { median } from './median.mjs';
import { analyzeButton, choosePhoto, photoInput, untilState } from './productPage.mjs';
import { screens } from './screens.mjs';
import { startThrottledProxy } from './startThrottledProxy.mjs';

/** A slow mobile connection, with the numbers of Lighthouse. */
const connection = { bytesPerSecond: 1_600_000 / 8, roundTripMs: 150 };
const throttle = 4;

/**
 * First visits on a slow connection with a slow main thread, each with nothing cached: the page is opened, a photo chosen as soon as
 * it can be, and Analyze pressed as soon as it can be.
 * @param {import('playwright').Browser} browser
 * @param {string} origin
 * @param {string} photo path of a photo
 * @param {number} count
 * @returns {Promise<{paint: number, alive: number, verdict: number, busy: number}>} medians, ms since the navigation: first
 *   contentful paint, a photo can be chosen, the verdict; and for how long the connection was busy until then
 */
export async function timeColdVisit(browser, origin, photo, count) {
  const visits = [];
  for (let visit = 0; visit < count; visit += 1) visits.push(await coldVisit(browser, origin, photo));
  const medianOf = (name) => median(visits.map((times) => times[name]));
  return {
    paint: medianOf('paint'),
    alive: medianOf('alive'),
    verdict: medianOf('verdict'),
    busy: medianOf('busy'),
  };
}

async function coldVisit(browser, origin, photo) {
  const slow = await startThrottledProxy(origin, connection);
  const context = await browser.newContext({
    viewport: screens.phone,
    serviceWorkers: 'block',
  });
  try {
    const page = await context.newPage();
    page.setDefaultTimeout(120_000);
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: throttle });
    const now = () => page.evaluate(() => performance.now());
    await page.goto(slow.origin, { waitUntil: 'commit' });
    await page.locator(photoInput).first().waitFor({ state: 'attached' });
    const alive = await now();
    await choosePhoto(page, photo);
    await analyzeButton(page).click();
    await untilState(page, 'upload', 'complete');
    const verdict = await now();
    const paint = await page.evaluate(
      () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
    );
    return { paint, alive, verdict, busy: slow.busyMs() };
  } finally {
    await context.close();
    await slow.close();
  }
}
