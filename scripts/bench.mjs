#!/usr/bin/env node
// How fast the built product is in real Chromium on a 12-megapixel JPEG. Times of a machine say little, so what counts
// are ratios within this one run; medians are printed beside them. Build first (`npm run build`).
import { createReadStream, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium as browserType } from 'playwright';
import { chromium } from '../config/browsers.mjs';
import { writeLargePhoto } from './support/largePhoto.mjs';
import { installPageClock } from './support/pageClock.mjs';
import { raceLooks } from './support/raceLooks.mjs';
import { startProductServer } from './support/productServer.mjs';

/** A visitor takes at least this long to choose the next photo; by then the page's own animations have ended. */
const atRestMs = 600;
const rounds = Number(process.env.ROUNDS ?? 7);
const median = (values) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)];

/** A page and worker without the product: what one bare decode of the same file costs. */
const bare = {
  '/bench/bare.html': [
    'text/html',
    '<!doctype html><input type="file"><script src="/bench/bare.js"></script>',
  ],
  '/bench/bare.js': [
    'text/javascript',
    `const worker = new Worker('/bench/worker.js');
     globalThis.decode = () => new Promise((resolve) => {
       document.querySelector('input').addEventListener('change', (event) => {
         const started = performance.now();
         worker.onmessage = () => resolve(performance.now() - started);
         worker.postMessage(event.target.files[0]);
       }, { once: true });
     });`,
  ],
  '/bench/worker.js': [
    'text/javascript',
    'onmessage = async ({ data }) => { const bitmap = await createImageBitmap(data); bitmap.close(); postMessage(1); };',
  ],
};

const folder = mkdtempSync(join(tmpdir(), 'glowcheck-bench-'));
const product = await startProductServer({
  dist: process.env.DIST ?? 'dist',
  answer: (request, response) => {
    if (/^\/bench\/\w+\.jpg$/.test(request.url ?? '')) {
      response.setHeader('Content-Type', 'image/jpeg');
      createReadStream(join(folder, request.url.slice('/bench/'.length))).pipe(response);
      return true;
    }
    const found = bare[request.url ?? ''];
    if (found) response.writeHead(200, { 'Content-Type': found[0] }).end(found[1]);
    return Boolean(found);
  },
});
const browser = await browserType.launch(chromium);
const rows = [];

async function freshPage({ blockFaceModel = false, throttle = 1 } = {}) {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    serviceWorkers: 'block',
  });
  await context.addInitScript(() => {
    localStorage.setItem(
      'glowcheck.credits',
      JSON.stringify({ freeAnalysesUsed: 0, freeAnalysesLimit: 1, paidCredits: 500, totalAnalyses: 0 }),
    );
  });
  await context.addInitScript(installPageClock);
  const page = await context.newPage();
  if (blockFaceModel)
    await page.route(/\/assets\/(face\.worker|blazeface|facemesh)/, (route) => route.abort());
  if (throttle > 1) {
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: throttle });
  }
  await page.goto(product.origin);
  // The first look at a page costs a task of its own: the browser's driver puts its scripts there. Not the product's.
  await page.locator('main').hover();
  await page.waitForTimeout(atRestMs);
  await page.evaluate(() => globalThis.pageClock.longTasks.splice(0));
  return page;
}

/** Rates the photo `count` times in one page; the first is a warm-up. Times in ms. */
async function rate(page, photo, count) {
  const choosing = [];
  const analyzing = [];
  for (let round = 0; round <= count; round += 1) {
    // Awaited in the page: asking it again and again would make it draw frames meanwhile.
    const ready = page.evaluate(() => globalThis.pageClock.reach('ready'));
    await page.locator('[data-machine="upload"] input[type="file"]').first().setInputFiles(photo);
    await ready;
    await page.waitForTimeout(300);
    const complete = page.evaluate(() => globalThis.pageClock.reach('complete'));
    await page.getByRole('button', { name: 'Get Personalized Tips!' }).click();
    await complete;
    const marks = await page.evaluate(() => ({ ...globalThis.pageClock.marks }));
    if (round > 0) {
      choosing.push(marks.ready - marks.chosen);
      analyzing.push(marks.complete - marks.asked);
    }
    await page.waitForTimeout(300);
    await page.getByRole('button', { name: 'Analyze Another Look' }).first().click();
    await page.waitForSelector('[data-machine="upload"][data-state="idle"]');
    await page.waitForTimeout(atRestMs);
  }
  const longest = await page.evaluate(() =>
    Math.max(0, ...globalThis.pageClock.longTasks.map((task) => task.duration)),
  );
  return { choosing: median(choosing), analyzing: median(analyzing), longest };
}

try {
  const photo = await writeLargePhoto(browser, join(folder, 'glam.jpg'));
  await writeLargePhoto(browser, join(folder, 'deep.jpg'), 'deep');

  const barePage = await browser.newPage();
  await barePage.goto(`${product.origin}/bench/bare.html`);
  const decodes = [];
  for (let round = 0; round <= rounds; round += 1) {
    await barePage.setInputFiles('input', []);
    const decoded = barePage.evaluate(() => globalThis.decode());
    await barePage.setInputFiles('input', photo);
    const time = await decoded;
    if (round > 0) decodes.push(time);
  }
  await barePage.close();
  const decode = median(decodes);

  const whole = await freshPage();
  const warm = await rate(whole, photo, rounds);
  await whole.context().close();
  const withoutFace = await freshPage({ blockFaceModel: true });
  const unlocated = await rate(withoutFace, photo, rounds);
  await withoutFace.context().close();
  const slow = await freshPage({ throttle: 4 });
  const throttled = await rate(slow, photo, 2);
  const interactions = await slow.evaluate(() =>
    globalThis.pageClock.interactions.map(({ duration }) => duration),
  );
  await slow.context().close();

  const ring = await freshPage();
  const race = await raceLooks(ring, ['/bench/glam.jpg', '/bench/deep.jpg'], rounds);
  await ring.context().close();
  const alone = median(race.alone.map(({ whole }) => whole));
  const battle = median(race.battle.map(({ whole }) => whole));

  rows.push(
    ['bare createImageBitmap in a worker', decode, 'ms', null],
    ['choosing → ready', warm.choosing, 'ms', null],
    ['choosing → ready / bare decode', warm.choosing / decode, 'x', 1.6],
    ['the same without the landmark model', unlocated.choosing / decode, 'x', 1.6],
    ['Analyze → complete', warm.analyzing, 'ms', 150],
    ['longest main-thread task', warm.longest, 'ms', 50],
    ['one photo, dropped → judged', alone, 'ms', null],
    ['two in a battle, dropped → judged', battle, 'ms', null],
    ['battle / one photo', battle / alone, 'x', 1.5],
    ['longest main-thread task of the battles', Math.max(0, ...race.longTasks), 'ms', 50],
    ['longest main-thread task at 4x throttling', throttled.longest, 'ms', 100],
    ['slowest interaction at 4x throttling', Math.max(0, ...interactions), 'ms', 200],
  );
} finally {
  await browser.close();
  await product.close();
  rmSync(folder, { recursive: true, force: true });
}

let over = 0;
for (const [what, value, unit, bound] of rows) {
  const holds = bound === null || value <= bound;
  if (!holds) over += 1;
  const shown = `${value.toFixed(unit === 'x' ? 2 : 0)} ${unit}`;
  console.log(
    `${holds ? ' ' : '!'} ${what.padEnd(46)} ${shown.padStart(9)}${bound === null ? '' : `  (bound ${bound} ${unit})`}`,
  );
}
process.exitCode = over === 0 ? 0 : 1;
