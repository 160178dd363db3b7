import { openClockedPage } from './openClockedPage.mjs';
import { fetchPhotos } from './dropAndGo.mjs';
import { median } from './median.mjs';
import { jobs, timeVisit } from './timeSteps.mjs';

/** The value below which that share of them lies. */
const quantile = (values, share) =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(share * values.length))];

const figures = {
  'choosing → ready': (visit) => visit.choosing,
  'Analyze → complete': (visit) => visit.judging,
  'dropped → judged': (visit) => visit.whole,
  ...Object.fromEntries(jobs.map((job) => [job, (visit) => visit.jobs[job]])),
};

/**
 * Rates one photo in two builds in turn, so that whatever else the machine does affects both alike, and prints for each figure
 * both medians, and the median and the middle half of the ratios of a pair. The first pair is a warm-up.
 * @param {import('playwright').Browser} browser
 * @param {{theirs: string, ours: string}} origins of both builds
 * @param {string} address of the photo on either origin
 * @param {number} rounds
 */
export async function compareBuilds(browser, origins, address, rounds) {
  const open = async (origin) => {
    const page = await openClockedPage(browser, origin);
    await fetchPhotos(page, [address]);
    return page;
  };
  const pages = { theirs: await open(origins.theirs), ours: await open(origins.ours) };
  const pairs = [];
  for (let round = 0; round <= rounds; round += 1) {
    const pair = {};
    for (const build of round % 2 === 0 ? ['theirs', 'ours'] : ['ours', 'theirs']) {
      await pages[build].bringToFront();
      pair[build] = await timeVisit(pages[build], 0);
    }
    if (round > 0) pairs.push(pair);
  }
  console.log(`  ${''.padEnd(22)}${'before'.padStart(10)}${'now'.padStart(10)}   now / before (middle half)`);
  for (const [what, figure] of Object.entries(figures)) {
    const of = (build) => `${median(pairs.map((pair) => figure(pair[build]))).toFixed(0)} ms`;
    const ratios = pairs.map(({ theirs, ours }) => figure(ours) / figure(theirs));
    const [low, middle, high] = [0.25, 0.5, 0.75].map((share) => quantile(ratios, share).toFixed(2));
    console.log(
      `  ${what.padEnd(22)}${of('theirs').padStart(10)}${of('ours').padStart(10)}   ${middle} (${low}-${high})`,
    );
  }
}
