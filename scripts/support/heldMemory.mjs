import { readFileSync } from 'node:fs';
import { choosePhoto } from './productPage.mjs';

/** Launch options with which a page and its workers can be told to collect their garbage. */
export const collectable = (options) => ({ ...options, args: [...options.args, '--js-flags=--expose-gc'] });

/** The memory of a process that no file on disk backs, kB: its own, and what it shares with other processes, such as bitmaps. */
function heldBy(id) {
  const status = readFileSync(`/proc/${id}/status`, 'utf8');
  return ['RssAnon', 'RssShmem']
    .map((kind) => Number(new RegExp(`${kind}:\\s+(\\d+)`).exec(status)?.[1]))
    .reduce((sum, one) => sum + one, 0);
}

/** MB that all renderers of the browser hold (Linux only). */
async function renderersHold(browser) {
  const session = await browser.newBrowserCDPSession();
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  await session.detach();
  const kilobytes = processInfo.filter(({ type }) => type === 'renderer').map(({ id }) => heldBy(id));
  return kilobytes.reduce((sum, one) => sum + one, 0) / 1024;
}

/**
 * Chooses photos one after the other, as a visitor does who finds none good enough, and measures how much memory the page then holds.
 *
 * @param {import('playwright').Browser} browser with nothing else open, launched with `collectable`
 * @param {import('playwright').Page} page the product's
 * @param {readonly string[]} photos paths, chosen in turn
 * @param {readonly number[]} counts after how many photos it measures, rising
 * @returns {Promise<number[]>} MB after garbage collection, one for each count
 */
export async function heldMemory(browser, page, photos, counts) {
  const held = [];
  let chosen = 0;
  for (const count of counts) {
    for (; chosen < count; chosen += 1) {
      const ready = page.evaluate(() => globalThis.pageClock.reach('ready'));
      await choosePhoto(page, photos[chosen % photos.length]);
      await ready;
    }
    // The last photo is located and coached, and the worker's decoded one closed.
    await page.getByText('One face, found').waitFor();
    await page.waitForTimeout(1000);
    // In every thread: a worker that rests collects its garbage only when it needs the room.
    for (const thread of [page, ...page.workers()]) await thread.evaluate(() => globalThis.gc());
    await page.waitForTimeout(500);
    held.push(await renderersHold(browser));
  }
  return held;
}
