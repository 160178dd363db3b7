import { heldAtRest } from './heldAtRest.mjs';
import { choosePhoto } from './productPage.mjs';

/**
 * Chooses photos one after the other, as a visitor does who finds none good enough, and measures how much memory the page then holds.
 * Every other photo is replaced while it is being opened, because the page then still shows the one before it as ready.
 *
 * @param {import('playwright').Browser} browser as `heldAtRest` takes it
 * @param {import('playwright').Page} page the product's
 * @param {readonly string[]} photos paths, chosen in turn
 * @param {readonly number[]} counts after how many photos it measures, rising
 * @returns {Promise<number[]>} MB, one for each count
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
    held.push(await heldAtRest(browser, page));
  }
  return held;
}
