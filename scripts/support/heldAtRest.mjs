import { readFileSync } from 'node:fs';

/** @import {Browser, Page} from 'playwright' */
/** @import {BrowserLaunch} from '../../config/browsers.mjs' */

/**
 * Launch options with which a page and its workers can be told to collect their garbage.
 * @param {BrowserLaunch} options
 */
export const collectable = (options) => ({ ...options, args: [...options.args, '--js-flags=--expose-gc'] });

/**
 * The memory of a process that no file on disk backs, kB: its own, and what it shares with other processes, such as bitmaps.
 * @param {number} id
 */
function heldBy(id) {
  const status = readFileSync(`/proc/${id}/status`, 'utf8');
  return ['RssAnon', 'RssShmem']
    .map((kind) => Number(new RegExp(`${kind}:\\s+(\\d+)`).exec(status)?.[1]))
    .reduce((sum, one) => sum + one, 0);
}

/**
 * MB that all renderers of the browser hold (Linux only).
 * @param {Browser} browser
 */
async function renderersHold(browser) {
  const session = await browser.newBrowserCDPSession();
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  await session.detach();
  const kilobytes = processInfo.filter(({ type }) => type === 'renderer').map(({ id }) => heldBy(id));
  return kilobytes.reduce((sum, one) => sum + one, 0) / 1024;
}

/**
 * How much memory the page holds after garbage collection, once its photo is located and coached.
 *
 * @param {Browser} browser with nothing else open, launched with `collectable`
 * @param {Page} page the product's
 * @returns {Promise<number>} MB
 */
export async function heldAtRest(browser, page) {
  // The last photo is located and coached, and the worker's decoded one closed.
  await page.getByText('One face, found').waitFor();
  await page.waitForTimeout(1000);
  // In every thread: a worker that rests collects its garbage only when it needs the room.
  const collect = () => /** @type {typeof globalThis & {gc(): void}} */ (globalThis).gc();
  await page.evaluate(collect);
  for (const worker of page.workers()) await worker.evaluate(collect);
  await page.waitForTimeout(500);
  return renderersHold(browser);
}
