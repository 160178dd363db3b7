import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { dist } from '../scripts/support/dist.mjs';
import { losePiece, pieceIsMissing } from '../scripts/support/losePiece.mjs';
import { analyzeButton, button, choosePhoto, startBattle } from '../scripts/support/productPage.mjs';
import { storedCredits, withStorage } from '../scripts/support/storage.mjs';
import { creditsRecord, pendingRecord } from '../scripts/support/storedRecords.mjs';
import { expect, expectState, expectVerdict, test } from './support/glowcheck.ts';
import { drawnFace } from './support/photos.ts';
import { untilAtRest } from './support/untilAtRest.ts';

const assets = join(dist, 'assets');

/** The address of a script that two pieces of the built product import, other than the script that the page starts with. */
function sharedScript(...pieces: readonly [string, string]): string {
  const files = readdirSync(assets);
  const [first, second] = pieces.map((piece) => {
    const file = files.find((name) => name.startsWith(`${piece}-`) && name.endsWith('.js'))!;
    return [...readFileSync(join(assets, file), 'utf8').matchAll(/from"\.\/([^"]+)"/g)].map(
      ([, name]) => name!,
    );
  });
  const shared = first!.find((name) => second!.includes(name) && !name.startsWith('index-'));
  if (!shared) throw new Error(`${pieces.join(' and ')} share no script`);
  return `**/assets/${shared}`;
}

/** Asks for a rating while a piece of the program cannot be loaded, and waits for the message that says so. */
async function rateInVain(page: Page, piece: RegExp | string) {
  const restore = await losePiece(page, piece);
  await page.goto('/');
  await choosePhoto(page, drawnFace('glam'));
  const analyze = analyzeButton(page);
  await analyze.click();
  await expect(pieceIsMissing(page)).toBeVisible();
  return { restore, analyze };
}

test('[CRD-08] [ERR-06] a result view that does not load costs nothing, and comes when asked for again @engines', async ({
  page,
  complaints,
}) => {
  const { restore, analyze } = await rateInVain(page, /\/assets\/SharedResult-/);
  expect((await storedCredits(page)) ?? creditsRecord(0)).toMatchObject(creditsRecord(0));

  await restore();
  await analyze.click();
  await expectVerdict(page);
  expect(await storedCredits(page)).toMatchObject(creditsRecord(0, 1));
  // Its stylesheet was lost as well, and has to be fetched again like the script.
  const styled = () => [...document.styleSheets].some(({ href }) => href?.includes('SharedResult'));
  expect(await page.evaluate(styled)).toBe(true);
  complaints.length = 0;
});

test('[CRD-08] [ERR-06] code that takes a credit and does not load costs nothing, and comes when asked for again', async ({
  page,
  complaints,
}) => {
  const { restore, analyze } = await rateInVain(page, /\/assets\/createBilling-/);
  expect((await storedCredits(page)) ?? creditsRecord(0)).toMatchObject(creditsRecord(0));

  await restore();
  await analyze.click();
  await expectVerdict(page);
  expect(await storedCredits(page)).toMatchObject(creditsRecord(0, 1));
  complaints.length = 0;
});

test('[CRD-08] [ERR-06] a script that several pieces share does not load, and comes when asked for again @engines', async ({
  page,
  complaints,
}) => {
  // Both the verdict and its view import it. Firefox remembers a failed import, so that a second import of the same address
  // would fail as well.
  const { restore, analyze } = await rateInVain(page, sharedScript('judgeLook', 'SharedResult'));

  await restore();
  await analyze.click();
  await expectVerdict(page);
  expect(await storedCredits(page)).toMatchObject(creditsRecord(0, 1));
  complaints.length = 0;
});

test('[UPL-01] [ERR-06] a photo chosen while what opens it cannot be fetched is kept, and opened on the next try @engines', async ({
  page,
  complaints,
}) => {
  const restore = await losePiece(page, /\/assets\/(photoStages-|photo\.worker)/);
  await page.goto('/');
  await choosePhoto(page, drawnFace('glam'));
  await expect(pieceIsMissing(page)).toBeVisible();
  const again = page.getByRole('button', { name: 'Try Again' });
  await restore();
  await again.click();
  await expect(page.getByRole('img', { name: 'Preview of your photo' })).toBeVisible();
  await expect(pieceIsMissing(page)).toBeHidden();
  complaints.length = 0;
});

test('[FAC-10] [ERR-06] that a rating will be rough is said though the coach, who says so, cannot be fetched', async ({
  page,
  complaints,
}) => {
  await losePiece(page, /\/assets\/(CoachNote-|face\.worker|blazeface|facemesh)/);
  await page.goto('/');
  await choosePhoto(page, drawnFace('glam'));
  await expect(page.getByText(/only approximately/)).toBeVisible();
  complaints.length = 0;
});

test('[RES-06] [ERR-06] a verdict that cannot be fetched after a reload is kept, and comes when asked for again @engines', async ({
  page,
  complaints,
}) => {
  await page.goto('/');
  await choosePhoto(page, drawnFace('glam'));
  await analyzeButton(page).click();
  await expectVerdict(page);
  const title = await page
    .getByRole('article', { name: 'Your result' })
    .getByRole('heading')
    .first()
    .innerText();
  const restore = await losePiece(page, /\/assets\/SharedResult-/);
  await page.reload();
  await expect(page.getByRole('alert')).toContainText('Your last verdict is still here.');
  await restore();
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expectVerdict(page);
  await expect(page.getByRole('heading', { name: title }).first()).toBeVisible();
  expect(await storedCredits(page)).toMatchObject(creditsRecord(0, 1));
  complaints.length = 0;
});

test.describe('a battle that cannot be fetched after a reload', () => {
  for (const piece of ['recallBattle', 'SharedBattle'])
    test(`[RES-06] [ERR-06] is kept, and comes when asked for again: ${piece} @engines`, async ({
      page,
      complaints,
    }) => {
      await withStorage(page, { credits: creditsRecord(2, 1) });
      await page.goto('/');
      await startBattle(page, drawnFace('glam'), drawnFace('bare'));
      await expectState(page, 'battle', 'results');
      const restore = await losePiece(page, new RegExp(`/assets/(${piece}|SharedBattle)-`));
      await page.reload();
      await expect(page.getByRole('dialog', { name: 'Stuck door.' })).toBeVisible();
      await restore();
      await page.getByRole('button', { name: 'Try Again' }).click();
      await expectState(page, 'battle', 'results');
      complaints.length = 0;
    });
});

test('[REC-01] [REC-06] a tab whose files a new release has removed says that refreshing helps, and a refresh recovers the credits @engines', async ({
  page,
  complaints,
}) => {
  await withStorage(page, { pendingPayment: pendingRecord(Date.now() - 12 * 60_000) });
  const removed = /\/assets\/createBilling-/;
  await page.route(removed, (route) => route.fulfill({ status: 404 }));
  await page.goto('/');
  await button(page, 'Recover Credits').click();
  const alert = page.getByRole('alertdialog');
  await expect(alert).toContainText('Recovery failed: ');
  await expect(alert).toContainText('refresh the page');

  await page.unroute(removed);
  await page.reload();
  await button(page, 'Recover Credits').click();
  await expect(alert).toContainText('Recovered 10 credits');
  expect(await storedCredits(page)).toMatchObject({ paidCredits: 10 });
  complaints.length = 0;
});

test('[PG-06] the dashboard comes by itself when the connection is back @engines', async ({
  page,
  complaints,
}) => {
  const restore = await losePiece(page, /\/assets\/AnalyticsDashboard-/);
  await page.goto('/?admin=true');
  await expect(page.getByText(/The dashboard could not be loaded/)).toBeVisible();
  await restore();
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await expect(page.getByRole('heading', { name: 'Analytics dashboard' })).toBeVisible();
  complaints.length = 0;
});

test('[ERR-06] the inspector is fetched again when its first request is lost @engines', async ({
  page,
  complaints,
}) => {
  let asked = 0;
  await page.route(/\/assets\/startInspector-[^/]*\.js/, (route) =>
    ++asked === 1 ? route.abort() : route.continue(),
  );
  await page.goto('/?inspect');
  await expect(page.getByRole('complementary', { name: 'State charts' })).toBeVisible();
  complaints.length = 0;
});

test('[UPL-01] on a first visit whose connection is lost before a photo is chosen, the photo is rated', async ({
  page,
  complaints,
}) => {
  await untilAtRest(page, () => page.goto('/'));
  await page.waitForLoadState('networkidle');
  await losePiece(page, '**/*');
  await choosePhoto(page, drawnFace('glam'));
  await analyzeButton(page).click();
  await expectVerdict(page);
  complaints.length = 0;
});
