import { firefox } from '../config/browsers.mjs';
import { choosePhoto } from '../scripts/support/productPage.mjs';
import { storedCredits, withStorage } from '../scripts/support/storage.mjs';
import { creditsRecord } from '../scripts/support/storedRecords.mjs';
import { expect, test } from './support/glowcheck.ts';
import { drawnFace } from './support/photos.ts';

test.use({
  launchOptions: { ...firefox, firefoxUserPrefs: { 'privacy.resistFingerprinting': true } },
});

test('[ERR-06] [ERR-02] a browser that hands out noise in place of pixels is named as the cause, and nothing is charged @firefox', async ({
  page,
}) => {
  await withStorage(page, { credits: creditsRecord(1, 1) });
  await page.goto('/');
  await choosePhoto(page, drawnFace('glam'));
  await expect(page.getByRole('heading', { name: 'Analysis Error' })).toBeVisible();
  await expect(page.getByText(/^Browser cannot process image\./u)).toBeVisible();
  await expect(page.getByText(/privacy\.resistFingerprinting/u)).toBeVisible();
  expect(await storedCredits(page)).toMatchObject(creditsRecord(1, 1));
});
