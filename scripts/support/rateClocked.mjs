import { atRestMs } from './atRestMs.mjs';
import { median } from './median.mjs';
import { choosePhoto, untilState } from './productPage.mjs';
import { pressButton } from './pressAsAFinger.mjs';

/**
 * Rates the photo `count` times in a page of `openClockedPage`, after once for warming up.
 * @param {() => Promise<unknown>} [before] done before each time: what is compared with the page is timed beside it,
 *   because a machine is not equally fast from one second to the next
 * @returns {Promise<{choosing: number, analyzing: number, locating: number, longestTask: number}>} ms: medians of
 *   choosing → ready, of Analyze → complete and of locating the face (NaN where that is not done), and the longest
 *   main-thread task since the page stood, loading the models included (0 when none took 50 ms)
 */
export async function rateClocked(page, photo, count, before = async () => {}) {
  const choosing = [];
  const analyzing = [];
  for (let round = 0; round <= count; round += 1) {
    await before();
    // Awaited in the page: asking it again and again would make it draw frames meanwhile.
    const ready = page.evaluate(() => globalThis.pageClock.reach('ready'));
    await choosePhoto(page, photo);
    await ready;
    await page.waitForTimeout(300);
    const complete = page.evaluate(() => globalThis.pageClock.reach('complete'));
    await pressButton(page, 'Get Personalized Tips!', 'Unlock Your Glow-Up!');
    await complete;
    const marks = await page.evaluate(() => ({ ...globalThis.pageClock.marks }));
    if (round > 0) {
      choosing.push(marks.ready - marks.chosen);
      analyzing.push(marks.complete - marks.asked);
    }
    await page.waitForTimeout(300);
    await pressButton(page, 'Analyze Another Look');
    await untilState(page, 'upload', 'idle');
    await page.waitForTimeout(atRestMs);
  }
  const longestTask = await page.evaluate(() =>
    Math.max(0, ...globalThis.pageClock.longTasks.map((task) => task.duration)),
  );
  const calls = await page.evaluate(() => globalThis.workerClock.calls);
  const locating = calls.filter(({ call }) => call === 'locate').slice(1);
  return {
    choosing: median(choosing),
    analyzing: median(analyzing),
    locating: locating.length > 0 ? median(locating.map(({ duration }) => duration)) : Number.NaN,
    longestTask,
  };
}
