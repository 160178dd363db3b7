#!/usr/bin/env node
// How fast the built product is in real Chromium on a 12-megapixel JPEG. Times of a machine say little, so what counts
// are ratios within this one run; medians are printed beside them. `npm run bench -- memory` measures one part alone: what
// chosen photos leave behind (memory), a first visit on a slow connection (cold), where the time of one photo goes (steps), what the
// person check adds to the search for a face (gate), or the rest (speed). `npm run bench -- --against=<commit>` compares with
// the product of that commit instead, pair by pair. Build first (`npm run build`).
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium as browserType } from 'playwright';
import { chromium } from '../config/browsers.mjs';
import { atRestMs } from './support/atRestMs.mjs';
import { openBarePage, startBenchServer } from './support/benchServer.mjs';
import { buildCommit } from './support/buildCommit.mjs';
import { openClockedPage } from './support/openClockedPage.mjs';
import { compareBuilds } from './support/compareBuilds.mjs';
import { collectable } from './support/heldAtRest.mjs';
import { heldMemory } from './support/heldMemory.mjs';
import { writeLargePhoto } from './support/writeLargePhoto.mjs';
import { median } from './support/median.mjs';
import { printBounds } from './support/printBounds.mjs';
import { printSteps } from './support/printSteps.mjs';
import { raceLooks } from './support/raceLooks.mjs';
import { rateClocked } from './support/rateClocked.mjs';
import { timeColdVisit } from './support/timeColdVisit.mjs';
import { timeGate } from './support/timeGate.mjs';
import { timeSteps } from './support/timeSteps.mjs';

const rounds = Number(process.env.ROUNDS ?? 7);

const folder = mkdtempSync(join(tmpdir(), 'glowcheck-bench-'));
const product = await startBenchServer(folder);
const browser = await browserType.launch(chromium);
let broken = 0;
const parts = {
  memory: measureMemory,
  cold: measureColdVisits,
  steps: measureSteps,
  gate: measureGate,
  speed: measureSpeed,
};
const {
  positionals: asked,
  values: { against },
} = parseArgs({ options: { against: { type: 'string' } }, allowPositionals: true });

try {
  const photo = await writeLargePhoto(browser, join(folder, 'glam.jpg'));
  const deep = await writeLargePhoto(browser, join(folder, 'deep.jpg'), 'deep');
  if (against) await compare(against);
  else
    for (const [name, measure] of Object.entries(parts))
      if (asked.length === 0 || asked.includes(name)) broken += printBounds(await measure(photo, deep));
} finally {
  await browser.close();
  await product.close();
  rmSync(folder, { recursive: true, force: true });
}

process.exitCode = broken === 0 ? 0 : 1;

/** What chosen photos leave behind, in a browser that has done nothing else. */
async function measureMemory(photo, deep) {
  const fresh = await browserType.launch(collectable(chromium));
  try {
    const album = await openClockedPage(fresh, product.origin);
    const [afterTen, afterHundred] = await heldMemory(fresh, album, [photo, deep], [10, 100]);
    return [
      { what: 'held after 10 photos chosen in turn', value: afterTen, unit: 'MB' },
      { what: 'held after 100', value: afterHundred, unit: 'MB' },
      { what: 'held after 100 / after 10', value: afterHundred / afterTen, unit: 'x', most: 1.05 },
    ];
  } finally {
    await fresh.close();
  }
}

/** How long a first visit on a slow connection takes until its verdict. */
async function measureColdVisits(photo) {
  const { paint, alive, verdict, busy } = await timeColdVisit(browser, product.origin, photo, 3);
  return [
    { what: 'cold visit (1.6 Mbit/s, 150 ms, 4x): first paint', value: paint, unit: 'ms' },
    { what: 'cold visit: a photo can be chosen', value: alive, unit: 'ms' },
    { what: 'cold visit: its verdict', value: verdict, unit: 'ms' },
    { what: 'cold visit: the connection was busy for', value: busy, unit: 'ms' },
  ];
}

/** Compares this build with one of that commit. */
async function compare(commit) {
  const before = buildCommit(commit, folder);
  try {
    const theirs = await startBenchServer(folder, before.dist);
    try {
      const origins = { theirs: theirs.origin, ours: product.origin };
      await compareBuilds(browser, origins, '/bench/glam.jpg', rounds);
    } finally {
      await theirs.close();
    }
  } finally {
    before.remove();
  }
}

/** Prints where the time of one photo goes. Returns ratios of it as rows for `printBounds`. */
async function measureSteps(photo) {
  const bare = await openBarePage(browser, product.origin);
  const options = { address: '/bench/glam.jpg', rounds, decode: () => bare.decode(photo) };
  const full = await timeSteps(browser, product.origin, { ...options, throttle: 1 });
  const slowed = await timeSteps(browser, product.origin, { ...options, throttle: 4 });
  await bare.close();
  printSteps({
    'new workers': full.fresh,
    'used workers': full.warm,
    'new, page 4x': slowed.fresh,
    'used, page 4x': slowed.warm,
  });
  const { fresh, warm } = full;
  return [
    {
      what: 'dropped → judged / bare decode, new workers',
      value: fresh.whole / fresh.decode,
      unit: 'x',
    },
    {
      what: 'dropped → judged / bare decode, used workers',
      value: warm.whole / warm.decode,
      unit: 'x',
      most: 3.5,
    },
    {
      what: 'measuring / bare decode, new workers',
      value: fresh.jobs.measure / fresh.decode,
      unit: 'x',
      most: 1,
    },
    {
      what: 'coaching / bare decode, used workers',
      value: warm.jobs.coach / warm.decode,
      unit: 'x',
      most: 0.3,
    },
  ];
}

/** What the check that a face is a person's costs beside the search for the face: for a person, and for what is not one. */
async function measureGate() {
  const { search, sure, doubtful } = await timeGate(rounds);
  return [
    { what: 'finding a face at 640 px (Node)', value: search, unit: 'ms' },
    { what: 'checking that it is a person', value: sure, unit: 'ms', most: 60 },
    { what: 'the same of one that is none', value: doubtful, unit: 'ms' },
  ];
}

/** How fast the product is with that photo. */
async function measureSpeed(photo) {
  const bare = await openBarePage(browser, product.origin);
  /** What rating took, and what the bare decode beside it took: median, ms. */
  const rateBesideBare = async (page) => {
    const decodes = [];
    const rated = await rateClocked(page, photo, rounds, async () => {
      decodes.push(await bare.decode(photo));
      await page.waitForTimeout(atRestMs);
    });
    return { ...rated, decode: median(decodes.slice(1)) };
  };

  const whole = await openClockedPage(browser, product.origin);
  const warm = await rateBesideBare(whole);
  await whole.context().close();
  const withoutFace = await openClockedPage(browser, product.origin, { blockFaceModel: true });
  const unlocated = await rateBesideBare(withoutFace);
  await withoutFace.context().close();
  await bare.close();
  const slow = await openClockedPage(browser, product.origin, { throttle: 4 });
  const throttled = await rateClocked(slow, photo, 2);
  const interactions = await slow.evaluate(() =>
    globalThis.pageClock.interactions.map(({ duration }) => duration),
  );
  await slow.context().close();

  const ring = await openClockedPage(browser, product.origin);
  const race = await raceLooks(ring, ['/bench/glam.jpg', '/bench/deep.jpg'], rounds);
  await ring.context().close();
  const alone = median(race.alone.map(({ whole }) => whole));
  const battle = median(race.battle.map(({ whole }) => whole));

  return [
    { what: 'bare createImageBitmap in a worker', value: warm.decode, unit: 'ms' },
    { what: 'choosing → ready', value: warm.choosing, unit: 'ms' },
    { what: 'choosing → ready / bare decode', value: warm.choosing / warm.decode, unit: 'x', most: 1.4 },
    {
      what: 'the same without the landmark model',
      value: unlocated.choosing / unlocated.decode,
      unit: 'x',
      most: 1.4,
    },
    { what: 'locating a face at 640 px', value: warm.locating, unit: 'ms', most: 120 },
    { what: 'Analyze → complete', value: warm.analyzing, unit: 'ms', most: 200 },
    { what: 'longest main-thread task', value: warm.longestTask, unit: 'ms', most: 50 },
    { what: 'one photo, dropped → judged', value: alone, unit: 'ms' },
    { what: 'two in a battle, dropped → judged', value: battle, unit: 'ms' },
    { what: 'battle / one photo', value: battle / alone, unit: 'x', most: 1.3 },
    {
      what: 'longest main-thread task of the battles',
      value: Math.max(0, ...race.longTasks),
      unit: 'ms',
      most: 50,
    },
    {
      what: 'longest main-thread task at 4x throttling',
      value: throttled.longestTask,
      unit: 'ms',
      most: 50,
    },
    {
      what: 'slowest interaction at 4x throttling',
      value: Math.max(0, ...interactions),
      unit: 'ms',
      most: 200,
    },
  ];
}
