import { atRestMs } from './atRestMs.mjs';
import { openClockedPage } from './openClockedPage.mjs';
import { dropOne, fetchPhotos } from './dropAndGo.mjs';
import { median } from './median.mjs';
import { button, untilState } from './productPage.mjs';

/** The workers' jobs that lead to a verdict, in the order in which they begin. */
export const jobs = ['open', 'check', 'locate', 'coach', 'measure', 'detectFilters'];

/**
 * One photo from its drop to its verdict, ms. `choosing` ends where it can be rated, `judging` begins there; `jobs` tells what
 * each job of a worker took (two may run side by side), and `page` for how long no worker was at work.
 * @typedef {{whole: number, choosing: number, judging: number, page: number, jobs: Record<string, number>}} Visit
 */

/**
 * Rates a photo of `fetchPhotos` on an idle page, and leaves the page idle again.
 * @returns {Promise<Visit>}
 */
export async function timeVisit(page, index) {
  await page.evaluate(() => globalThis.workerClock.calls.splice(0));
  const { started, choosing, judging, whole } = await dropOne(page, index);
  // The coach looks at a photo that is rated at once after its verdict.
  await page.waitForTimeout(300);
  const calls = await page.evaluate(() => globalThis.workerClock.calls);
  await button(page, 'Analyze Another Look').tap();
  await untilState(page, 'upload', 'idle');
  await page.waitForTimeout(atRestMs);
  const took = (job) =>
    calls.filter(({ call }) => call === job).reduce((sum, { duration }) => sum + duration, 0);
  return {
    choosing,
    judging,
    whole,
    page: whole - busyFor(calls, started, started + whole),
    jobs: Object.fromEntries(jobs.map((job) => [job, took(job)])),
  };
}

/** For how long at least one of the calls was under way between two moments, ms. */
function busyFor(calls, from, to) {
  let busy = 0;
  let until = from;
  for (const { started, duration } of calls.toSorted((a, b) => a.started - b.started)) {
    const [begin, end] = [Math.max(until, started), Math.min(to, started + duration)];
    busy += Math.max(0, end - begin);
    until = Math.max(until, end);
  }
  return busy;
}

/**
 * Where the time of one photo goes: the medians of visits whose workers have rated nothing yet, and of visits to one page
 * that has. Beside each, `decode` is timed.
 * @param {import('playwright').Browser} browser
 * @param {string} origin
 * @param {{address: string, rounds: number, throttle: number, decode: () => Promise<number>}} options `address` of the
 *   photo on that origin; `throttle` slows the main thread, and no worker, so many times
 * @returns {Promise<{fresh: Visit & {decode: number}, warm: Visit & {decode: number}}>}
 */
export async function timeSteps(browser, origin, { address, rounds, throttle, decode }) {
  const open = async () => {
    const page = await openClockedPage(browser, origin, { throttle });
    await fetchPhotos(page, [address]);
    return page;
  };
  const visit = async (page) => {
    const bare = await decode();
    return { decode: bare, ...(await timeVisit(page, 0)) };
  };
  const fresh = [];
  const warm = [];
  for (let round = 0; round < rounds; round += 1) {
    const page = await open();
    fresh.push(await visit(page));
    await page.context().close();
  }
  const page = await open();
  for (let round = 0; round <= rounds; round += 1) warm.push(await visit(page));
  await page.context().close();
  return { fresh: medians(fresh), warm: medians(warm.slice(1)) };
}

/** The median of each figure. */
function medians(visits) {
  const each = (names, ofVisit) =>
    Object.fromEntries(names.map((name) => [name, median(visits.map((visit) => ofVisit(visit)[name]))]));
  return {
    ...each(['decode', 'choosing', 'judging', 'whole', 'page'], (visit) => visit),
    jobs: each(jobs, (visit) => visit.jobs),
  };
}
