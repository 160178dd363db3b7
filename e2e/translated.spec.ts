import {
  analyzeButton,
  chooseLook,
  choosePhoto,
  openBattle,
  textFile,
} from '../scripts/support/productPage.mjs';
import { store, storedCredits, withStorage } from '../scripts/support/storage.mjs';
import { creditsRecord } from '../scripts/support/storedRecords.mjs';
import { expect, expectState, expectVerdict, test } from './support/glowcheck.ts';
import { drawnFace } from './support/photos.ts';
import { translatePage } from './support/translatePage.ts';

test('[CRD-08] [RES-01] a translated page answers the first tap and shows the verdict @engines', async ({
  page,
  hasTouch,
}) => {
  await page.goto('/');
  await expectState(page, 'upload', 'idle');
  await page.evaluate(translatePage);
  await choosePhoto(page, drawnFace('glam'));
  await expect(analyzeButton(page)).toBeEnabled();
  await (hasTouch ? analyzeButton(page).tap() : analyzeButton(page).click());
  await expectVerdict(page);
  expect(await storedCredits(page)).toMatchObject({ freeAnalysesUsed: 1 });
});

test('[CRB-02] [CRB-03] a page that is translated before it starts counts what another tab buys @engines', async ({
  page,
  context,
}) => {
  await withStorage(page, { credits: creditsRecord(5, 1, 1) });
  await page.addInitScript(translatePage);
  await page.goto('/');
  const bar = page.getByRole('region', { name: 'Credits', exact: true });
  await expect(bar).toContainText('5 credits left');
  const other = await context.newPage();
  await other.goto('/');
  await store(other, { credits: JSON.stringify(creditsRecord(0, 0, 1)) });
  await expect(bar).toContainText('1 credit left, on the house');
  await expect(page.getByText('0 of 1 used. This one is on the house.')).toBeVisible();
});

test('[BTL-02] [BTL-07] a battle on a translated page goes on after a refused file @engines', async ({
  page,
}) => {
  await withStorage(page, { credits: creditsRecord(2, 1, 1) });
  await page.goto('/');
  await openBattle(page);
  await page.evaluate(translatePage);
  await chooseLook(page, 1, drawnFace('glam'));
  await expectState(page, 'battle', 'onePhoto');
  await chooseLook(page, 2, textFile);
  await expect(page.getByText('Please upload a valid image file (JPG, PNG)')).toBeVisible();
  await chooseLook(page, 2, drawnFace('bare'));
  await expectState(page, 'battle', 'twoPhotos');
  await page.getByRole('button', { name: 'Start the Battle!' }).click();
  await expectState(page, 'battle', 'results');
  await page.getByRole('button', { name: 'New Battle' }).click();
  await expectState(page, 'battle', 'empty');
});
