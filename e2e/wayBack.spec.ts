import type { Page } from '@playwright/test';
import { firefox } from '../config/browsers.mjs';
import {
  analyzeButton,
  buyButton,
  choosePhoto,
  openPurchase,
  textFile,
} from '../scripts/support/productPage.mjs';
import { storedCredits } from '../scripts/support/storage.mjs';
import { creditsRecord } from '../scripts/support/storedRecords.mjs';
import { closeGates, type Gated } from '../scripts/support/workerGates.mjs';
import { expect, expectState, expectVerdict, test } from './support/glowcheck.ts';
import { expectLayers } from './support/expectLayers.ts';
import { goToCheckout } from './support/goToCheckout.ts';
import { drawnFace } from './support/photos.ts';
import { requestsUnderWay } from './support/requestsUnderWay.ts';
import { untilAtRest } from './support/untilAtRest.ts';

test.describe('a way back from everywhere', () => {
  test('[ANA-02] [CRD-08] an analysis is cancelled by button, Escape and Back, and nothing is charged @engines', async ({
    page,
  }) => {
    await page.addInitScript(closeGates, ['measure', 'detectFilters']);
    await page.goto('/');
    await choosePhoto(page, drawnFace('glam'));
    const analyze = analyzeButton(page);
    for (const cancel of [
      () => page.getByRole('button', { name: 'Cancel' }).click(),
      () => page.keyboard.press('Escape'),
      () => page.goBack(),
    ]) {
      await expect(analyze).toBeEnabled();
      await analyze.click();
      await expectState(page, 'upload', 'analyzing');
      await expect(page.getByRole('button', { name: 'Cancel' })).toBeEnabled();
      await expectLayers(page, 1);
      await cancel();
      await expectState(page, 'upload', 'idle');
      await expect(page.getByRole('img', { name: 'Preview of your photo' })).toBeVisible();
    }
    expect((await storedCredits(page))?.['totalAnalyses'] ?? 0).toBe(0);

    await analyze.click();
    await expect
      .poll(() =>
        page.evaluate(() => {
          for (const call of ['measure', 'detectFilters']) (globalThis as Gated).gates.pass(call);
          return document.querySelector('[data-machine="upload"]')?.getAttribute('data-state');
        }),
      )
      .toBe('complete');
    await expectVerdict(page);
    expect(await storedCredits(page)).toMatchObject(creditsRecord(0, 1));
  });

  test('[UPL-08] a chosen photo is removed, and a wrong file leads to another photo @engines', async ({
    page,
  }) => {
    await page.goto('/');
    await choosePhoto(page, drawnFace('glam'));
    await page.getByRole('button', { name: 'Remove Photo' }).click();
    await expect(page.getByRole('heading', { name: 'This cover is empty.' })).toBeFocused();
    await choosePhoto(page, textFile);
    const picker = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: 'Choose Another Photo' }).click();
    await (await picker).setFiles(drawnFace('glam'));
    await expect(page.getByRole('img', { name: 'Preview of your photo' })).toBeVisible();
  });

  test('[BTL-01] [BUY-01] Back closes the open dialog and leaves the page where it is @engines', async ({
    page,
  }) => {
    await page.goto('/');
    const dialog = page.getByRole('dialog');
    for (const opener of ['Compare 2 Looks', 'Buy Credits']) {
      await page.getByRole('button', { name: opener }).first().click();
      await expect(dialog).toBeVisible();
      await expectLayers(page, 1);
      await page.goBack();
      await expect(dialog).toBeHidden();
      await expectState(page, 'upload', 'idle');
    }
  });

  test('[BUY-01] after a reload with a dialog open, the first Back leaves the page', async ({ page }) => {
    await page.goto('/NOTICE.txt');
    await page.goto('/');
    await openPurchase(page);
    await expectLayers(page, 1);
    await page.reload();
    await expectLayers(page, 0);
    await page.goBack();
    await expect(page).toHaveURL('/NOTICE.txt');
  });

  test.describe("out of Firefox's back-forward cache @firefox", () => {
    test.skip(!('channel' in firefox), 'The Firefox that Playwright brings along has no such cache.');

    /** Prepares the page for `goBackTo`. Only a page that was kept still has this listener when it is shown again. */
    const tellOfReturn = (page: Page) =>
      page.evaluate(() => addEventListener('pageshow', () => console.debug('The page is back.')));

    /**
     * Goes back, and waits for the kept page. Playwright does not notice that Firefox shows a page from its cache: its own way back, its
     * clicks and its expectations of elements would wait for that page to load.
     */
    const goBackTo = async (page: Page) => {
      const back = page.waitForEvent('console', (message) => message.text() === 'The page is back.');
      await page.evaluate(() => history.back());
      await back;
    };

    // When the page is hidden it reads the credits again (createChanges.ts), and React posts a message to itself, which Firefox drops.
    test('[BTL-01] a dialog opens after a return', async ({ page }) => {
      const requests = requestsUnderWay(page);
      await untilAtRest(page, () => page.goto('/'));
      await expect.poll(() => [...requests].map((request) => request.url())).toEqual([]);
      await page.getByRole('button', { name: 'Compare 2 Looks' }).first().focus();
      await tellOfReturn(page);
      await page.goto('/NOTICE.txt');
      await goBackTo(page);
      await page.keyboard.press('Enter');
      await expect.poll(() => page.getByRole('dialog').count()).toBe(1);
    });

    // Firefox decides whether it keeps a page before that page hears that it is left.
    test('[BUY-03] [PAY-04] who goes back from the checkout at once finds the page as it was, and no credits', async ({
      page,
    }) => {
      await page.goto('/');
      await expectState(page, 'payment', 'idle');
      await tellOfReturn(page);
      await goToCheckout(page);
      await goBackTo(page);
      expect((await storedCredits(page))?.['paidCredits'] ?? 0).toBe(0);
      await expect.poll(() => buyButton(page).isEnabled()).toBe(true);
    });
  });
});
