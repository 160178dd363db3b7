#!/usr/bin/env node
// Drives WebKit, the engine of every iPhone: a photo is rated, a pack is bought at the checkout on loopback and its credits are there on
// return, and a piece of the program that did not load is asked for again. Build first.
import { pathToFileURL } from 'node:url';
import { enginesHere, withBrowser } from './support/engines.mjs';
import { holdLimits } from './support/holdLimits.mjs';
import { writeEnginePhotos } from './support/writeEnginePhotos.mjs';
import { rateInEngine } from './support/rateInEngine.mjs';
import { readVerdict } from './support/readVerdict.mjs';
import { serveSelling } from './support/serveSelling.mjs';
import { until } from './support/until.mjs';

const creditsStored = () => JSON.parse(localStorage.getItem('glowcheck.credits') ?? 'null');
const isTakenOver = () => Boolean(document.querySelector('[data-machine="upload"]'));
const reads = (words) => document.body.textContent.includes(words);

async function rate(page, origin, photo) {
  await page.go(`${origin}/`);
  const { words, scores } = await rateInEngine(page, photo.path);
  if (!words.title || !(scores.Overall >= 0)) throw new Error(`An empty verdict: ${JSON.stringify(words)}`);
  const { freeAnalysesUsed } = await page.run(creditsStored);
  if (freeAnalysesUsed !== 1) throw new Error(`${freeAnalysesUsed} free analyses used instead of 1`);
  return `${scores.Overall}, ${words.title}`;
}

async function buy(page, origin) {
  await page.go(`${origin}/`);
  // Before that the page shows what the build rendered, and a press would be lost.
  await until(() => page.run(isTakenOver), 'a page that takes presses');
  await page.press('Buy Credits');
  await until(() => page.run(() => Boolean(document.querySelector('dialog[open]'))), 'the purchase dialog');
  await page.press('Buy 10 Credits');
  await until(async () => (await page.address()).includes('/buy/starter'), 'the checkout');
  await page.click('#pay');
  await until(() => page.run(reads, 'Payment Successful!'), 'the banner of the return');
  const { paidCredits } = await page.run(creditsStored);
  if (paidCredits !== 10) throw new Error(`${paidCredits} paid credits instead of 10`);
  if ((await page.address()).includes('payment=')) throw new Error('The parameter stays in the address');
  return '10 credits';
}

/** The judge's code does not load: the visitor is told so and pays nothing, and the next press rates the photo. */
async function rateAfterLoss(page, origin, photo, lose) {
  lose(/\/assets\/judgeLook-/);
  await page.go(`${origin}/`);
  await page.choose(photo.path);
  await page.press('Get Personalized Tips!');
  await until(() => page.run(reads, 'Browser cannot process image. Please try refreshing'), 'what is told');
  const spent = (await page.run(creditsStored))?.freeAnalysesUsed ?? 0;
  if (spent !== 0) throw new Error(`${spent} free analyses used for nothing`);
  lose(null);
  await page.press('Get Personalized Tips!');
  const { words, scores } = await until(() => page.run(readVerdict), 'the verdict');
  return `${scores.Overall}, ${words.title}`;
}

/**
 * Each flow in a fresh WebKit.
 * @param {(title: string) => boolean} [wanted]
 * @returns {Promise<{title: string, passed: boolean, ms: number}[]>} nothing where there is no WebKit
 */
export async function smokeWebKit(wanted = () => true) {
  const open = enginesHere().WebKit;
  if (!open) {
    console.log('   no WebKit on this machine (webkit2gtk-driver and xvfb of Debian): skipped');
    return [];
  }
  let lost = null;
  const servers = await serveSelling({
    first: holdLimits,
    answer: ({ url }, response) => {
      if (!lost?.test(url)) return false;
      response.destroy();
      return true;
    },
  });
  const { origin } = servers.product;
  const files = await writeEnginePhotos();
  const photo = files.photos.find(({ name }) => name === 'glam.jpg');
  const flows = {
    '[ANA-02] WebKit rates a photo': (page) => rate(page, origin, photo),
    '[ERR-06] WebKit asks again for what did not load': (page) =>
      rateAfterLoss(page, origin, photo, (addresses) => (lost = addresses)),
    '[BUY-03] [PAY-01] WebKit buys and comes back': (page) => buy(page, origin),
  };
  const results = [];
  for (const [title, flow] of Object.entries(flows).filter(([name]) => wanted(name))) {
    const started = performance.now();
    const { passed, words } = await withBrowser(open, flow).then(
      (read) => ({ passed: true, words: read }),
      (error) => ({ passed: false, words: error.message }),
    );
    console.log(`   ${passed ? 'ok    ' : 'FAILED'}  ${title}: ${words}`);
    results.push({ title, passed, ms: performance.now() - started });
  }
  await files.remove();
  await servers.close();
  return results;
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href)
  process.exitCode = (await smokeWebKit()).every(({ passed }) => passed) ? 0 : 1;
