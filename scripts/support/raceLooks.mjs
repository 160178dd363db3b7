import { dropOne, dropTwo, fetchPhotos } from './dropAndGo.mjs';
import { button, stateOf } from './productPage.mjs';

/**
 * One photo chosen and judged alone, then both in a battle, in turn on one page; the first round is a warm-up.
 *
 * @param {import('playwright').Page} page the product's, with credits and the page clock
 * @param {readonly [string, string]} photos addresses on the page's origin; different photos
 * @param {number} rounds
 * @returns ms of each round; `longTasks` are the main thread's during the battles
 */
export async function raceLooks(page, photos, rounds) {
  await fetchPhotos(page, photos);
  const alone = [];
  const battle = [];
  const longTasks = [];
  for (let round = 0; round <= rounds; round += 1) {
    const one = await dropOne(page, round % 2);
    await page.waitForTimeout(300);
    await button(page, 'Analyze Another Look').tap();
    await button(page, 'Compare 2 Looks').tap();
    await stateOf(page, 'battle').waitFor();
    await page.waitForTimeout(300);
    const two = await dropTwo(page);
    await page.waitForTimeout(300);
    const during = await page.evaluate(
      (from) =>
        globalThis.pageClock.longTasks
          .filter(({ startTime }) => startTime >= from)
          .map(({ duration }) => duration),
      two.started,
    );
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).last().tap();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    if (round === 0) continue;
    alone.push(one);
    battle.push(two);
    longTasks.push(...during);
  }
  return { alone, battle, longTasks };
}
