import { analyzeButton, stateOf, textFile } from '../scripts/support/productPage.mjs';
import { storedCredits, withStorage } from '../scripts/support/storage.mjs';
import { creditsRecord } from '../scripts/support/storedRecords.mjs';
import { chooseFrom, enter, escapeTo, expectTrapped, tabTo } from './support/byKeyboard.ts';
import { expect, expectState, expectVerdict, ratePhoto, test } from './support/glowcheck.ts';
import { drawnFace } from './support/photos.ts';

// No pointer in this file: every control is reached by Tab and answered by key.
test.describe('by keyboard alone @desktop', () => {
  test('[RES-05] the focus goes through a result as it is read: the buttons below the verdict, the extras, the close-ups', async ({
    page,
  }) => {
    await page.goto('/');
    await ratePhoto(page, drawnFace('glam'));
    await expect(page.getByRole('button', { name: 'Roast me instead' })).toBeVisible();
    const stops: string[] = [];
    for (let stop = 0; stop < 6; stop += 1) {
      await page.keyboard.press('Tab');
      stops.push(await page.locator(':focus').innerText());
    }
    // The first stop is the link to what explains the score. It stands in the verdict, and its words name the rubric's version.
    expect(stops.slice(1)).toEqual([
      'Share',
      'Picture Card',
      'Analyze Another Look',
      'Roast me instead',
      'Foundation',
    ]);
  });

  test('[UPL-01] [UPL-05] [RES-03] [RES-04] [TXT-05] [SHR-01] a look is rated, read, flipped and shared', async ({
    page,
  }) => {
    test.slow();
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'share', { value: undefined, configurable: true });
    });
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto('/');
    await chooseFrom(page.getByRole('button', { name: 'Choose a Photo' }), drawnFace('glam'));
    await expect(page.getByRole('heading', { name: 'Looking ready.' })).toBeFocused();
    const analyze = analyzeButton(page);
    await expect(analyze).toBeEnabled();
    await tabTo(analyze);
    await expect(analyze).toHaveText('Unlock Your Glow-Up!');
    await page.keyboard.press('Enter');
    await expectVerdict(page);
    await expect(
      page.getByRole('region', { name: 'Verdict', exact: true }).getByRole('heading'),
    ).toBeFocused();

    const share = page.getByRole('button', { name: 'Share', exact: true });
    await enter(share);
    const alert = page.getByRole('alertdialog');
    await expect(alert).toContainText('Results copied to clipboard!');
    expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/\b\d+\/100\b/);
    await expect(alert.getByRole('button', { name: 'OK' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(alert).toBeHidden();
    await expect(share).toBeFocused();

    const card = page.getByRole('button', { name: 'Picture Card' });
    await enter(card);
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('heading')).toBeFocused();
    await expect(dialog.getByRole('button', { name: 'Save the Picture' })).toBeEnabled();
    await tabTo(dialog.getByRole('checkbox'));
    await page.keyboard.press('Space');
    await expect(dialog.getByRole('checkbox')).toBeChecked();
    await expectTrapped(dialog);
    await escapeTo(page, card);

    const flip = page.getByRole('button', { name: /(Roast|Hype) me instead/ });
    const words = await flip.innerText();
    const tagline = page.locator('#makeup-title + p');
    const before = await tagline.innerText();
    await enter(flip);
    await expect(tagline).not.toHaveText(before);
    await expect(flip).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(tagline).toHaveText(before);
    await expect(flip).toHaveText(words);

    const areas = stateOf(page, 'upload').locator('button[aria-pressed]');
    await expect(areas).toHaveCount(7);
    for (const area of await areas.all()) {
      await tabTo(area);
      await expect(area).toHaveAttribute('aria-pressed', 'true');
    }

    await enter(page.getByRole('button', { name: 'Analyze Another Look' }));
    await expectState(page, 'upload', 'idle');
    await expect(page.getByRole('heading', { name: 'This cover is empty.' })).toBeFocused();
  });

  test('[UPL-08] [ERR-01] a refused file puts the focus on the words that say why', async ({ page }) => {
    await page.goto('/');
    const choose = page.getByRole('button', { name: 'Choose a Photo' });
    await chooseFrom(choose, textFile);
    await expect(page.getByRole('heading', { name: 'Analysis Error' })).toBeFocused();
    await tabTo(page.getByRole('button', { name: 'Refresh Page' }));
    await chooseFrom(choose, drawnFace('glam'));
    await expect(page.getByRole('heading', { name: 'Looking ready.' })).toBeFocused();
    await chooseFrom(page.getByRole('button', { name: 'Choose Different Photo' }), drawnFace('bare'));
    await expect(analyzeButton(page)).toBeEnabled();
  });

  test('[BUY-01] [BUY-03] [CRB-03] [REC-01] credits are bought, looked up and recovered', async ({
    page,
  }) => {
    await page.goto('/');
    for (const name of ['Purchase History', 'Recover Credits', 'Share for Credits']) {
      const opener = page.getByRole('button', { name }).first();
      await enter(opener);
      const alert = page.getByRole('alertdialog');
      await expect(alert.getByRole('button', { name: 'OK' })).toBeFocused();
      await expectTrapped(alert);
      await enter(alert.getByRole('button', { name: 'OK' }));
      await expect(alert).toBeHidden();
      await expect(opener).toBeFocused();
    }
    const buy = page.getByRole('button', { name: 'Buy Credits' }).first();
    await enter(buy);
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('heading', { level: 2 })).toBeFocused();
    await expectTrapped(dialog);
    await escapeTo(page, buy);
    await page.keyboard.press('Enter');
    await enter(dialog.getByRole('button', { name: /^Buy/ }));
    await page.waitForURL(/\/buy\/starter/);
    await enter(page.locator('#pay'));
    const thanks = page.getByRole('alertdialog');
    await expect(thanks.getByRole('button', { name: 'OK' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(thanks).toBeHidden();
    expect(await storedCredits(page)).toMatchObject({ paidCredits: 10 });
  });

  test('[BUY-07] [ANA-06] the popup without credits is answered, and the focus is back on the button', async ({
    page,
  }) => {
    await withStorage(page, { credits: creditsRecord(0, 1) });
    await page.goto('/');
    await chooseFrom(page.getByRole('button', { name: 'Choose a Photo' }), drawnFace('glam'));
    const analyze = analyzeButton(page);
    await expect(analyze).toBeEnabled();
    await enter(analyze);
    const popup = page.getByRole('dialog');
    await expect(popup.getByRole('heading')).toBeFocused();
    await expectTrapped(popup);
    await enter(popup.getByRole('button', { name: 'Maybe Later' }));
    await expect(popup).toBeHidden();
    await expect(analyze).toBeFocused();
  });

  test('[BTL-01] [BTL-02] [BTL-05] a whole battle', async ({ page }) => {
    test.slow();
    await withStorage(page, { credits: creditsRecord(2, 1, 1) });
    await page.goto('/');
    const compare = page.getByRole('button', { name: 'Compare 2 Looks' });
    await enter(compare);
    const picker = page.getByRole('dialog', { name: 'Makeup Battle Mode' });
    await expect(picker.getByRole('heading')).toBeFocused();
    const first = picker.getByRole('button', { name: /Look #1/ });
    const second = picker.getByRole('button', { name: /Look #2/ });

    await chooseFrom(first, drawnFace('glam'));
    await expectState(page, 'battle', 'onePhoto');
    // The slot's button has made way for the photo; the next empty slot takes the focus over.
    await expect(second).toBeFocused();
    await enter(picker.getByRole('button', { name: 'Remove Look #1' }));
    await expectState(page, 'battle', 'empty');
    await expect(first).toBeFocused();
    await chooseFrom(first, drawnFace('glam'));
    await expectState(page, 'battle', 'onePhoto');
    await expect(second).toBeFocused();
    await chooseFrom(second, drawnFace('bare'));
    await expectState(page, 'battle', 'twoPhotos');

    const start = picker.getByRole('button', { name: 'Start the Battle!' });
    await expect(start).toBeEnabled();
    // The button, or the line above it when the button was not ready yet.
    await expect(picker.locator('[data-focus="start"]:focus, [data-focus="status"]:focus')).toHaveCount(1);
    await expectTrapped(picker);
    await enter(start);

    const results = page.getByRole('dialog', { name: 'Battle Results' });
    await expectState(page, 'battle', 'results');
    await expect(results.getByRole('heading', { name: 'Battle Results' })).toBeFocused();
    await expectTrapped(results);
    await enter(results.getByRole('button', { name: 'New Battle' }));
    await expectState(page, 'battle', 'empty');
    await expect(picker.getByRole('heading')).toBeFocused();
    await escapeTo(page, compare);
  });
});
