import { chooseLook, openBattle, startBattle, textFile } from '../scripts/support/productPage.mjs';
import { storedCredits, withStorage } from '../scripts/support/storage.mjs';
import { creditsRecord } from '../scripts/support/storedRecords.mjs';
import { expect, expectState, test } from './support/glowcheck.ts';
import { drawnFace } from './support/photos.ts';

test.describe('Makeup Battle Mode', () => {
  test('[BTL-01] [BTL-02] [BTL-03] [BTL-04] [BTL-05] [RES-06] two looks, one winner, one credit @engines', async ({
    page,
  }) => {
    await withStorage(page, { credits: creditsRecord(2, 1, 1) });
    await page.goto('/');
    await openBattle(page);
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByText('Upload both photos to start the battle!')).toBeVisible();
    const start = dialog.getByRole('button', { name: 'Start the Battle!' });
    await expect(start).toBeDisabled();
    await chooseLook(page, 1, drawnFace('glam'));
    await expectState(page, 'battle', 'onePhoto');
    await expect(start).toBeDisabled();
    await chooseLook(page, 2, drawnFace('bare'));
    await expectState(page, 'battle', 'twoPhotos');
    await expect(start).toBeEnabled();
    await start.click();
    await expectState(page, 'battle', 'results');
    await expect(page.getByText('Battle Results').first()).toBeVisible();
    const paid = { paidCredits: 1, totalAnalyses: 2 };
    expect(await storedCredits(page)).toMatchObject(paid);
    // A reload gives the words and numbers back, without the photos (RES-06).
    const words = () => dialog.getByRole('article').allInnerTexts();
    const told = await words();
    await page.reload();
    await expectState(page, 'battle', 'results');
    await expect(dialog.getByText('Both photos are gone, as promised.')).toBeVisible();
    expect(await words()).toEqual(told);
    await expect(dialog.locator('canvas')).toHaveCount(0);
    expect(await storedCredits(page)).toMatchObject(paid);
    await page.getByRole('button', { name: 'New Battle' }).click();
    await expectState(page, 'battle', 'empty');
    expect(await page.evaluate(() => sessionStorage.getItem('glowcheck.battle'))).toBeNull();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
  });

  test('[BTL-01] [BTL-07] a file that is no photo is refused in its slot, and one can be removed', async ({
    page,
  }) => {
    await page.goto('/');
    await openBattle(page);
    const dialog = page.getByRole('dialog');
    await chooseLook(page, 1, textFile);
    await expect(dialog.getByText('Please upload a valid image file (JPG, PNG)')).toBeVisible();
    await expectState(page, 'battle', 'empty');
    await chooseLook(page, 1, drawnFace('glam'));
    await expectState(page, 'battle', 'onePhoto');
    await dialog
      .getByRole('button', { name: /remove/i })
      .first()
      .click();
    await expectState(page, 'battle', 'empty');
  });

  test('[BTL-04] without a credit the no-credits popup opens, and the photos stay', async ({ page }) => {
    await withStorage(page, { credits: creditsRecord(0, 1, 1) });
    await page.goto('/');
    await startBattle(page, drawnFace('glam'), drawnFace('bare'));
    const later = page.getByRole('button', { name: 'Maybe Later' });
    await expect(later).toBeVisible();
    await later.click();
    await expectState(page, 'battle', 'twoPhotos');
    expect(await storedCredits(page)).toMatchObject({ totalAnalyses: 1 });
  });
});
