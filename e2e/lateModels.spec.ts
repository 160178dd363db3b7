import type { Page } from '@playwright/test';
import { losePiece } from '../scripts/support/losePiece.mjs';
import {
  analyzeButton,
  chooseLook,
  choosePhoto,
  openBattle,
  startBattle,
  stateOf,
} from '../scripts/support/productPage.mjs';
import { storedCredits, withStorage } from '../scripts/support/storage.mjs';
import { creditsRecord } from '../scripts/support/storedRecords.mjs';
import { openOn } from './paths/support/stage.ts';
import {
  expect,
  expectApproximate,
  expectState,
  expectVerdict,
  test,
  verdictWords,
} from './support/glowcheck.ts';
import { holdPiece } from './support/holdPiece.ts';
import { drawnFace } from './support/photos.ts';

const models = /\/assets\/(blazeface|facemesh)[^/]*\.bin/;

/** Makes the page believe in a machine with one core, and slows its main thread down six times. */
async function slowDown(page: Page) {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 6 });
  await session.send('Emulation.setHardwareConcurrencyOverride', { hardwareConcurrency: 1 });
}

const roughly = (page: Page) => page.getByRole('button', { name: 'Rate it roughly now' });

/**
 * The waits between two looks at the page, ms. Each look moves the page's time on by 10 ms only. So its time passes more slowly than the
 * real one, and a worker on a slow machine has enough real time before its limit is reached.
 */
const looking = { intervals: [20, 20, 50] };

/** Moves the page's time on until the last stage of the verdict shows. Once the rating is complete no limit runs: the steps are larger then. */
async function reachVerdict(page: Page) {
  const machine = stateOf(page, 'upload');
  await expect
    .poll(async () => {
      await page.clock.runFor((await machine.getAttribute('data-state')) === 'complete' ? 500 : 10);
      return page.locator('#makeup-title').count();
    }, looking)
    .toBe(1);
  await expectVerdict(page);
}

/** Opens the page with its time stopped, chooses the photo, and lets time pass in small steps until it can be rated. */
async function openAndChoose(page: Page) {
  await openOn({ page });
  await choosePhoto(page, drawnFace('glam'));
  await expect
    .poll(async () => {
      await page.clock.runFor(10);
      return analyzeButton(page).isEnabled();
    }, looking)
    .toBe(true);
}

/** Rates with models that can be loaded at once. Returns the words of the verdict. */
async function rateAtOnce(page: Page) {
  await openAndChoose(page);
  await analyzeButton(page).click();
  await reachVerdict(page);
  return verdictWords(page);
}

/** Rates with models that arrive half a minute after the press. Returns the words of the verdict. */
async function rateLate(page: Page) {
  const letThrough = await holdPiece(page, models);
  await openAndChoose(page);
  const before = (await storedCredits(page))?.['totalAnalyses'];
  await analyzeButton(page).click();
  await expect(page.getByText(/^Fetching the mirror: \d\.\d of \d\.\d MB$/)).toBeVisible();
  await expect(page.getByRole('progressbar', { name: 'Fetching the mirror' })).toBeVisible();
  await page.clock.runFor(8_000);
  await page.clock.runFor(30_000);
  await expect(roughly(page)).toBeVisible();
  expect((await storedCredits(page))?.['totalAnalyses']).toBe(before);
  letThrough();
  await reachVerdict(page);
  return verdictWords(page);
}

test('[FAC-10] [SCO-08] the verdict is the same with the models at once, from the cache and late, each on a fast and on a slow machine', async ({
  page,
  context,
}) => {
  test.slow();
  await withStorage(page, { credits: creditsRecord(10, 1) });
  await page.clock.install();
  const atOnce = await rateAtOnce(page);
  await page.getByRole('button', { name: 'Analyze Another Look' }).first().click();
  expect(await rateAtOnce(page)).toBe(atOnce);

  let last = page;
  for (const { rate, slow } of [
    { rate: rateAtOnce, slow: true },
    { rate: rateLate, slow: false },
    { rate: rateLate, slow: true },
  ]) {
    // The clock of the previous page is stopped. If that page holds the lock of the credits at this moment, it would never release it.
    await last.close();
    last = await context.newPage();
    await last.clock.install();
    if (slow) await slowDown(last);
    expect(await rate(last)).toBe(atOnce);
  }
  expect((await storedCredits(last))?.['totalAnalyses']).toBe(6);
});

test.describe('with Save-Data, which fetches nothing ahead while the page rests', () => {
  test.use({ savesData: true });

  for (const button of ['Choose a Photo', 'Take a Selfie'])
    test(`[FAC-10] the models are fetched from the press of "${button}" on`, async ({ page }) => {
      const asked: string[] = [];
      page.on('request', (request) => asked.push(request.url()));
      await page.goto('/');
      await expectState(page, 'upload', 'idle');
      await page.getByRole('button', { name: button }).hover();
      expect(asked.filter((address) => models.test(address))).toEqual([]);
      const request = page.waitForRequest(models);
      await page.getByRole('button', { name: button }).click();
      await request;
    });
});

test('[FAC-10] a visitor who does not wait gets a rough rating, which says so', async ({ page }) => {
  await holdPiece(page, models);
  await page.goto('/');
  await choosePhoto(page, drawnFace('glam'));
  await analyzeButton(page).click();
  await roughly(page).click();
  await expectApproximate(page);
});

test('[FAC-10] that the models are not available is said before a credit is spent', async ({
  page,
  complaints,
}) => {
  const lose = await holdPiece(page, models, 'abort');
  await page.goto('/');
  await choosePhoto(page, drawnFace('glam'));
  await analyzeButton(page).click();
  await expect(roughly(page)).toBeVisible();
  lose();
  await expect(page.getByText('No mirror this time.')).toBeVisible();
  expect((await storedCredits(page))?.['totalAnalyses'] ?? 0).toBe(0);
  await roughly(page).click();
  await expectApproximate(page);
  complaints.length = 0;
});

test('[FAC-10] once the models can be fetched, the same photo is looked at again', async ({
  page,
  complaints,
}) => {
  const restore = await losePiece(page, models);
  await page.goto('/');
  await choosePhoto(page, drawnFace('glam'));
  await expect(page.getByText(/No face finder this time/)).toBeVisible();
  await restore();
  await page.getByRole('button', { name: 'Look Again' }).click();
  await expect(page.getByText('Straight on. Both brows get a fair trial.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Look Again' })).toHaveCount(0);
  complaints.length = 0;
});

test('[FAC-10] [BTL-01] once the models can be fetched, a battle looks at the same photos again, and goes on', async ({
  page,
  complaints,
}) => {
  await withStorage(page, { credits: creditsRecord(2, 1) });
  const restore = await losePiece(page, models);
  await page.goto('/');
  await startBattle(page, drawnFace('glam'), drawnFace('bare'));
  await expect(page.getByText('No mirror this time.')).toBeVisible();
  await restore();
  await page.getByRole('button', { name: 'Look Again' }).click();
  await expectState(page, 'battle', 'results');
  await expect(page.getByRole('dialog').getByText(/approximate/i)).toHaveCount(0);
  expect((await storedCredits(page))?.['totalAnalyses']).toBe(2);
  complaints.length = 0;
});

test('[FAC-10] [BTL-01] [SCO-08] a battle waits for late models, for both looks at once, and reads as with models at once', async ({
  page,
  context,
}) => {
  test.slow();
  await withStorage(page, { credits: creditsRecord(10, 1) });
  const start = (where: Page) => where.getByRole('button', { name: 'Start the Battle!' });
  const chooseBoth = async (where: Page) => {
    await where.goto('/');
    await openBattle(where);
    await chooseLook(where, 1, drawnFace('glam'));
    await chooseLook(where, 2, drawnFace('bare'));
    await expect(start(where)).toBeEnabled();
    await start(where).click();
  };
  const results = async (where: Page) => {
    await expect(where.getByRole('button', { name: 'New Battle' })).toBeVisible();
    // The rounds come in stages, the last of the seven areas after all else.
    await expect(
      where.getByRole('region', { name: 'Round by round.' }).getByRole('heading', { level: 4 }),
    ).toHaveCount(7);
    await expect(where.getByText(/approximate/i)).toHaveCount(0);
    return where.getByRole('dialog').innerText();
  };

  await chooseBoth(page);
  const atOnce = await results(page);
  const late = await context.newPage();
  const letThrough = await holdPiece(late, models);
  await chooseBoth(late);
  await expect(roughly(late)).toBeVisible();
  letThrough();
  expect(await results(late)).toBe(atOnce);
});
