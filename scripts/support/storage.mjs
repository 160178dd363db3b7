/** @import {Page} from 'playwright' */
/** @typedef {Readonly<Record<string, unknown>>} Entries values by keys without the prefix; text is stored as it is, all else as JSON */

/**
 * Keys and values as they stand in storage.
 * @param {Entries} entries
 */
const asText = (entries) =>
  Object.entries(entries).map(
    ([key, value]) =>
      /** @type {const} */ ([`glowcheck.${key}`, typeof value === 'string' ? value : JSON.stringify(value)]),
  );

/**
 * Fills the storage before the product's first script runs; only once, so that reloads keep what the product wrote.
 * @param {Page} page
 * @param {Entries} entries
 */
export async function withStorage(page, entries) {
  await page.addInitScript((items) => {
    // Firefox also runs this in the initial blank page, which has no storage.
    if (origin === 'null') return;
    if (sessionStorage.getItem('prepared')) return;
    sessionStorage.setItem('prepared', 'yes');
    for (const [key, text] of items) localStorage.setItem(key, text);
  }, asText(entries));
}

/**
 * Writes to the storage of an open page. Other tabs hear of it by storage events.
 * @param {Page} page
 * @param {Entries} entries
 */
export const store = (page, entries) =>
  page.evaluate((items) => {
    for (const [key, text] of items) localStorage.setItem(key, text);
  }, asText(entries));

/**
 * What stands in the browser's storage under `glowcheck.` and that key, as text; null where nothing does.
 * @param {Page} page
 * @param {string} key
 */
export const stored = (page, key) => page.evaluate((name) => localStorage.getItem(`glowcheck.${name}`), key);

/**
 * The record of credits in the browser's storage; null where there is none or it is not JSON.
 * @param {Page} page
 * @returns {Promise<Record<string, number> | null>}
 */
export const storedCredits = (page) =>
  page.evaluate(() => {
    try {
      return JSON.parse(localStorage.getItem('glowcheck.credits') ?? 'null');
    } catch {
      return null;
    }
  });

/**
 * Blocks the page's storage, as a browser does that keeps nothing of a site. Call it before the page opens.
 * @param {Page} page
 */
export const blockStorage = (page) =>
  page.addInitScript(() => {
    Object.defineProperty(globalThis, 'localStorage', {
      get() {
        throw new DOMException('Access is denied for this document.', 'SecurityError');
      },
    });
  });
