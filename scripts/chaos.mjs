#!/usr/bin/env node
// Runs hundreds of seeded random steps against the built product, many of them hostile: killed workers, failing storage, a clock that
// jumps. It fails when the page is blank, when something stays busy for ever, when credits are lost or created, or when memory keeps
// growing. Build first.
// Usage: npm run chaos -- [steps] [seed]
import { chromium as browserType } from 'playwright';
import { chromium } from '../config/browsers.mjs';
import { importModule } from './support/importModule.mjs';
import { installChaos } from './support/installChaos.mjs';
import {
  analyzeButton,
  button,
  buyButton,
  choosePhoto,
  photoInput,
  untilState,
} from './support/productPage.mjs';
import { screens } from './support/screens.mjs';
import { serveSelling } from './support/serveSelling.mjs';
import { store } from './support/storage.mjs';
import { creditsRecord } from './support/storedRecords.mjs';

const steps = Number(process.argv[2] ?? 300);
const seed = Number(process.argv[3] ?? 20261121);

const { seededStream } = await importModule('src/domain/random/seededStream.ts');
/** The same numbers for the same seed, so that a run that failed can be run again. */
const random = seededStream(String(seed), 'chaos');
const pick = (list) => list[Math.floor(random() * list.length)];

let assets = 'fine';
const { product, close } = await serveSelling({
  answer: async (request, response) => {
    if (!request.url?.startsWith('/assets/') || assets === 'fine') return false;
    if (assets === 'slow') {
      await new Promise((resolve) => setTimeout(resolve, 400));
      return false;
    }
    response.writeHead(503).end();
    return true;
  },
});
const { drawnFace } = await importModule('e2e/support/photos.ts');
const [glam, bare] = [drawnFace('glam'), drawnFace('bare')];

const browser = await browserType.launch(chromium);
const context = await browser.newContext({ viewport: screens.phone, serviceWorkers: 'block' });
await context.addInitScript(installChaos);
const page = await context.newPage();
const unhandled = [];
page.on('pageerror', (error) => unhandled.push(error.message));
await page.goto(product.origin);
const session = await context.newCDPSession(page);

const minute = 60_000;
const day = 24 * 60 * minute;
const upload = '[data-machine="upload"]';
const noise = (length) => Buffer.from(Array.from({ length }, () => Math.floor(random() * 256)));
const files = [
  () => glam,
  () => bare,
  () => ({ name: 'noise.jpg', mimeType: 'image/jpeg', buffer: noise(4000) }),
  () => ({
    name: 'cut.png',
    mimeType: 'image/png',
    buffer: glam.buffer.subarray(0, Math.floor(random() * glam.buffer.length)),
  }),
  () => ({ name: 'notes.txt', mimeType: 'text/plain', buffer: noise(20) }),
  () => ({ name: 'empty.png', mimeType: 'image/png', buffer: Buffer.alloc(0) }),
];
const press = async (name, count = 1) => {
  const found = button(page, name);
  if (await found.isVisible().catch(() => false))
    await found.click({ clickCount: count, timeout: 1500 }).catch(() => {});
};
/** The record of the credits, and how many were bought. Both are read in one call, because the page may add credits between two calls. */
const recordAndBought = () =>
  page.evaluate(() => {
    const recordOf = (key) => JSON.parse(localStorage.getItem(`glowcheck.${key}`) ?? 'null');
    const history = recordOf('purchaseHistory') ?? [];
    return [recordOf('credits'), history.reduce((sum, { credits }) => sum + credits, 0)];
  });

const actions = {
  'choose a file': async () => {
    const input = page.locator(photoInput).first();
    if ((await input.count()) > 0)
      await input.setInputFiles(pick(files)(), { timeout: 2000 }).catch(() => {});
  },
  analyze: () => press(/Get Personalized Tips!/, pick([1, 2])),
  'analyze another': () => press(/Analyze Another Look/),
  'kill a worker': () =>
    page.evaluate(() => {
      for (const worker of globalThis.chaos.workers)
        worker.dispatchEvent(new ErrorEvent('error', { message: 'killed' }));
    }),
  'storage fails': () =>
    page.evaluate(() => {
      globalThis.chaos.storageFails = true;
    }),
  'storage works': () =>
    page.evaluate(() => {
      globalThis.chaos.storageFails = false;
    }),
  'assets are slow': () => {
    assets = 'slow';
  },
  'assets fail': () => {
    assets = 'failing';
  },
  'assets are fine': () => {
    assets = 'fine';
  },
  reload: async () => {
    assets = assets === 'failing' ? 'fine' : assets;
    await page.reload();
  },
  'buy and pay': async () => {
    assets = 'fine';
    await press(/^OK$/);
    await press('Buy Credits');
    const buy = buyButton(page);
    if (!(await buy.isVisible().catch(() => false))) return;
    await buy.click({ timeout: 1500 }).catch(() => {});
    const arrived = await page.waitForURL(/\/buy\//, { timeout: 3000 }).then(
      () => true,
      () => false,
    );
    if (arrived) await page.locator(pick(['#pay', '#pay', '#cancel', '#leave'])).click();
  },
  recover: () => press('Recover Credits'),
  close: async () => {
    await press(/^OK$/);
    await page.keyboard.press('Escape');
  },
  'open the battle': () => press('Compare 2 Looks'),
  // Crosses the limits of 10 and 30 minutes, a day and a week, in both directions.
  'move the clock': () =>
    page.evaluate(
      (milliseconds) => globalThis.chaos.moveClock(milliseconds),
      pick([-8 * day, -25 * 60 * minute, -minute, 11 * minute, 31 * minute, 25 * 60 * minute, 8 * day]),
    ),
  'put the tab to sleep': async () => {
    await session.send('Page.setWebLifecycleState', { state: 'frozen' });
    await new Promise((resolve) => setTimeout(resolve, random() * 1000));
    await session.send('Page.setWebLifecycleState', { state: 'active' });
  },
  'hide and show the tab': () =>
    page.evaluate(() => {
      document.dispatchEvent(new Event('visibilitychange'));
      dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    }),
};

const faults = [];
const done = new Map();
const conserved = async (when) => {
  const [kept, bought] = await recordAndBought();
  if (!kept) return;
  const spent = kept.totalAnalyses;
  const left = kept.paidCredits + Math.max(0, kept.freeAnalysesLimit - kept.freeAnalysesUsed);
  if (left > bought + kept.freeAnalysesLimit)
    faults.push(`${when}: ${left} credits left of ${bought} bought`);
  if (spent + left < bought) faults.push(`${when}: bought ${bought}, but spent ${spent} and left ${left}`);
};

for (let step = 0; step < steps && faults.length === 0; step += 1) {
  const name = pick(Object.keys(actions));
  done.set(name, (done.get(name) ?? 0) + 1);
  await actions[name]();
  if (random() < 0.3) await page.waitForTimeout(random() * 300);
  if (new URL(page.url()).origin !== product.origin) await page.goto(product.origin);
  const visible = await page
    .locator(upload)
    .first()
    .isVisible({ timeout: 5000 })
    .catch(() => false);
  if (!visible)
    await page
      .locator(upload)
      .first()
      .waitFor({ timeout: 15_000 })
      .catch(() => faults.push(`step ${step}, ${name}: the page is blank`));
  await conserved(`step ${step}, ${name}`);
}

// Whatever was going on must come to an end.
assets = 'fine';
await page.evaluate(() => {
  globalThis.chaos.storageFails = false;
});
await page
  .waitForFunction(
    () => {
      const busy = { upload: ['uploading', 'analyzing'], battle: ['running'] };
      const machines = [...document.querySelectorAll('[data-machine]')].map(({ dataset }) => dataset);
      return machines.every(({ machine, state }) =>
        machine === 'payment' ? state === 'idle' : !busy[machine].includes(state),
      );
    },
    null,
    { timeout: 45_000 },
  )
  .catch(() => faults.push('something stays busy for ever'));

// Memory after many photos: the heap and the object URLs come back to their level.
const heap = async () => {
  await session.send('HeapProfiler.collectGarbage');
  return (await session.send('Runtime.getHeapUsage')).usedSize / 1e6;
};
await page.reload();
// A recalled verdict would take the place of the view in which photos are chosen.
await page.evaluate(() => sessionStorage.removeItem('glowcheck.verdict'));
await store(page, { credits: creditsRecord(500, 1) });
await page.reload();
const photoRounds = Math.min(100, steps);
let level = 0;
for (let round = 0; round < photoRounds && faults.length === 0; round += 1) {
  await choosePhoto(page, round % 2 ? glam : bare);
  await analyzeButton(page).click();
  await page.waitForSelector(`${upload}[data-state="complete"]`, { timeout: 60_000 });
  await button(page, 'Analyze Another Look').click();
  await untilState(page, 'upload', 'idle');
  if (round === 9) level = await heap();
}
const finalHeap = await heap();
const urls = await page.evaluate(() => globalThis.chaos.urls.size);
if (urls > 0) faults.push(`${urls} object URLs are still held after ${photoRounds} photos`);
if (photoRounds > 10 && finalHeap > level * 1.25 + 2)
  faults.push(`the heap grew from ${level.toFixed(1)} to ${finalHeap.toFixed(1)} MB`);
for (const message of unhandled) faults.push(`unhandled: ${message}`);

console.log(
  `seed ${seed}, ${steps} steps: ${[...done].map(([name, count]) => `${name} ${count}`).join(', ')}`,
);
console.log(
  `${photoRounds} photos: heap ${level.toFixed(1)} → ${finalHeap.toFixed(1)} MB, ${urls} object URLs held`,
);
for (const fault of faults) console.log(`! ${fault}`);
console.log(`${faults.length} faults`);
await browser.close();
await close();
process.exitCode = faults.length === 0 ? 0 : 1;
