import type { Page } from '@playwright/test';
import { analyzeButton, choosePhoto, openPurchase, startBattle } from '../scripts/support/productPage.mjs';
import { withStorage } from '../scripts/support/storage.mjs';
import { creditsRecord } from '../scripts/support/storedRecords.mjs';
import { expect, expectState, expectVerdict, ratePhoto, test } from './support/glowcheck.ts';
import { drawnFace } from './support/photos.ts';
import { untilFontsCome } from './support/untilFontsCome.ts';

// Compares pictures of the main states, with drawn faces and a fixed date. After a change of the looks run with
// `--update-snapshots`, and look at each picture.

async function open(page: Page, colorScheme: 'light' | 'dark') {
  await page.clock.setFixedTime(new Date('2026-11-21T12:00:00-05:00'));
  await page.emulateMedia({ colorScheme });
  await withStorage(page, { credits: creditsRecord(4, 1, 6) });
  await page.goto('/');
  await expectState(page, 'upload', 'idle');
}

/** Compares the first screen with its picture, once its fonts have come and with the pointer out of the way. */
async function expectPicture(page: Page, name: string) {
  await untilFontsCome(page);
  await page.mouse.move(0, 0);
  await expect(page).toHaveScreenshot(`${name}.png`, { scale: 'css', caret: 'hide' });
}

for (const colorScheme of ['light', 'dark'] as const)
  test(`[PG-01] the main states look as they were approved, ${colorScheme}`, async ({ page }) => {
    test.slow();
    await open(page, colorScheme);
    await expectPicture(page, `landing-${colorScheme}`);
    await openPurchase(page);
    await expectPicture(page, `purchase-${colorScheme}`);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
    await choosePhoto(page, drawnFace('glam'));
    await expect(analyzeButton(page)).toBeEnabled();
    await expect(page.getByText('Lighting.')).toBeVisible();
    await expectPicture(page, `chosen-${colorScheme}`);
    await analyzeButton(page).click();
    await expectVerdict(page);
    await expectPicture(page, `result-${colorScheme}`);
  });

test('[BTL-05] the results of a battle look as they were approved', async ({ page }) => {
  test.slow();
  await open(page, 'light');
  await startBattle(page, drawnFace('glam'), drawnFace('deep'));
  await expectState(page, 'battle', 'results');
  await expectPicture(page, 'battle-light');
});

test('[PG-01] on a wide screen too @desktop', async ({ page }) => {
  test.slow();
  await open(page, 'light');
  await expectPicture(page, 'landing-light');
  await ratePhoto(page, drawnFace('glam'));
  await expectPicture(page, 'result-light');
});
