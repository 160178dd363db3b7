import type { BrowserContext, Page } from '@playwright/test';
import { chromium } from '../config/browsers.mjs';
import type { Limited } from '../scripts/support/holdLimits.mjs';
import { analyzeButton, button, buyButton, choosePhoto } from '../scripts/support/productPage.mjs';
import { store, stored, storedCredits, withStorage } from '../scripts/support/storage.mjs';
import { creditsRecord } from '../scripts/support/storedRecords.mjs';
import { closeGates, openGate } from '../scripts/support/workerGates.mjs';
import { expect, expectState, expectVerdict, ratePhoto, test, watchComplaints } from './support/glowcheck.ts';
import { drawnFace } from './support/photos.ts';
import { requestsUnderWay } from './support/requestsUnderWay.ts';
import { untilAtRest } from './support/untilAtRest.ts';

// By default Playwright turns the back-forward cache off, because pages from it bypass the interception of requests.
test.use({
  launchOptions: { ...chromium, ignoreDefaultArgs: ['--disable-back-forward-cache'] },
});

/** What the test records about the product's page. */
interface Notes {
  readonly requests: ReturnType<typeof requestsUnderWay>;
  /** For each time that the page was shown, whether it came from the cache. */
  shown: readonly boolean[];
  /** Why the browser did not restore the page from its cache, in its own words. */
  readonly whyNotKept: string[];
}
const notesOf = new WeakMap<Page, Notes>();

/** Opens the product, and records from then on what happens to its page. */
async function open(page: Page) {
  const notes: Notes = { requests: requestsUnderWay(page), shown: [], whyNotKept: [] };
  notesOf.set(page, notes);

  // The page itself reports when it is shown. If the test asked, it would run a script in the page, which evicts the page
  // from the cache while the browser restores it. Each message holds the whole list, since a restored page repeats its
  // earlier messages.
  page.on('console', (message) => {
    const [, list] = /^The product is shown, from the cache: (.+)$/.exec(message.text()) ?? [];
    if (list) notes.shown = JSON.parse(list) as boolean[];
  });
  await page.addInitScript(() => {
    const shown: boolean[] = [];
    addEventListener('pageshow', ({ persisted }) => {
      shown.push(persisted);
      if (location.pathname === '/')
        console.debug(`The product is shown, from the cache: ${JSON.stringify(shown)}`);
    });
  });

  const browser = await page.context().newCDPSession(page);
  browser.on('Page.backForwardCacheNotUsed', ({ notRestoredExplanations }) =>
    notes.whyNotKept.push(
      ...notRestoredExplanations.map(({ reason, details }) => JSON.stringify({ reason, details })),
    ),
  );
  await browser.send('Page.enable');
  await untilAtRest(page, () => page.goto('/'));
}

async function leaveForCheckout(page: Page) {
  if (!(await page.getByRole('dialog').isVisible())) await button(page, 'Buy Credits').click();
  await buyButton(page).focus();
  // The page may still be fetching what it needs for a chosen photo, or for the dialog.
  await expect.poll(() => [...notesOf.get(page)!.requests].map((request) => request.url())).toEqual([]);
  // A key and no click: after a click Playwright still runs a script in the page, which would evict it from the cache.
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/buy\/starter/);
}

/** The page was evicted from the cache because a script ran in it or in one of its workers. */
class ScriptRan extends Error {}

/** Presses the browser's back button, and expects the page that was left to be shown again, not to be loaded again. */
async function comeBack(page: Page, times = 1) {
  await page.goBack({ waitUntil: 'commit' });
  const notes = notesOf.get(page)!;
  await expect.poll(() => notes.whyNotKept.length > 0 || notes.shown.length === times + 1).toBe(true);
  if (notes.whyNotKept.some((reason) => reason.includes('JavaScriptExecution')))
    throw new ScriptRan(notes.whyNotKept.join(', '));
  expect(notes).toMatchObject({
    shown: [false, ...Array.from({ length: times }, () => true)],
    whyNotKept: [],
  });
}

/**
 * Runs in the page before its first script. Each time that the page comes back from the cache it behaves as if a minute had passed: in
 * Chromium the timers that became due meanwhile then run at once, although the workers were frozen.
 */
function passTimeAway() {
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) (globalThis as Limited).standStill(60_000);
  });
}

/**
 * Makes a visit that leaves for the checkout and comes back. If a script evicted the page from the cache, the visit starts again
 * in another page, because then Playwright itself was the cause: it attaches to a page's workers again while Chromium restores
 * the page, and does not support tests of this cache. For any other reason the visit fails.
 *
 * @see https://playwright.dev/docs/api/class-page#page-go-back
 */
async function visit(
  { context, complaints }: { context: BrowserContext; complaints: string[] },
  journey: (page: Page) => Promise<void>,
) {
  for (let left = 4; ; left -= 1) {
    const page = await context.newPage();
    watchComplaints(page, complaints);
    try {
      return await journey(page);
    } catch (error) {
      if (!(error instanceof ScriptRan) || left === 0) throw error;
      // A page without the product, so that nothing is written to storage after it is cleared.
      await page.goto('/favicon.svg');
      await page.evaluate(() => localStorage.clear());
    } finally {
      await Promise.all(context.pages().map((each) => each.close()));
    }
  }
}

test.describe('back from the checkout, out of the back-forward cache', () => {
  test('[BUY-02] [PAY-04] the button works again, nothing is credited, and what was begun stays', async ({
    context,
    complaints,
  }) => {
    await visit({ context, complaints }, async (page) => {
      await open(page);
      await leaveForCheckout(page);
      await comeBack(page);
      await expect(buyButton(page)).toBeEnabled();
      await expect(page.getByText('Payment Successful!')).toBeHidden();
      expect((await storedCredits(page))?.['paidCredits'] ?? 0).toBe(0);
      expect(await stored(page, 'pendingPayment')).not.toBeNull();

      // Away and back once more, then through the checkout.
      await leaveForCheckout(page);
      await comeBack(page, 2);
      await leaveForCheckout(page);
      await page.locator('#pay').click();
      await expect(page.getByText('Payment Successful!')).toBeVisible();
      expect(await storedCredits(page)).toMatchObject(creditsRecord(10));
    });
  });

  test('[CRB-02] shows what other tabs did meanwhile, and what they do from then on', async ({
    context,
    complaints,
  }) => {
    await visit({ context, complaints }, async (page) => {
      await withStorage(page, { credits: creditsRecord(3, 1) });
      await open(page);
      const left = page.getByRole('region', { name: 'Credits', exact: true });
      await expect(left).toContainText('3 credits left');
      const other = await context.newPage();
      await other.goto('/');
      await page.bringToFront();
      await leaveForCheckout(page);
      // A tab that is not in front draws a frame a second.
      await other.bringToFront();
      await ratePhoto(other, drawnFace('glam'));
      await page.bringToFront();
      await comeBack(page);
      await expect(left).toContainText('2 credits left');
      await store(other, { credits: creditsRecord(1, 1) });
      await expect(left).toContainText('1 credit left');
    });
  });

  test('[UPL-05] [CRD-08] a photo is opened, is still there to be rated, and a rating under way comes to its end', async ({
    context,
    complaints,
  }) => {
    await visit({ context, complaints }, async (page) => {
      await withStorage(page, { credits: creditsRecord(3, 1) });
      await page.addInitScript(closeGates, ['open', 'measure']);
      await page.addInitScript(passTimeAway);
      await open(page);
      await choosePhoto(page, drawnFace('glam'));
      await expectState(page, 'upload', 'uploading');
      await leaveForCheckout(page);
      await comeBack(page);
      await page.keyboard.press('Escape');
      await expectState(page, 'upload', 'uploading');
      await openGate(page, 'open');

      const analyze = analyzeButton(page);
      await expect(analyze).toBeEnabled();
      await expect(page.getByText('Lighting.').first(), 'the workers are done with the photo').toBeVisible();
      await leaveForCheckout(page);
      await comeBack(page, 2);
      await page.keyboard.press('Escape');
      await analyze.click();
      await expectState(page, 'upload', 'analyzing');

      await leaveForCheckout(page);
      await comeBack(page, 3);
      await expectState(page, 'upload', 'analyzing');
      await openGate(page, 'measure');
      await expectVerdict(page);
      expect(await storedCredits(page)).toMatchObject(creditsRecord(2, 1, 2));
    });
  });

  test.describe('with the service worker', () => {
    test.use({ serviceWorkers: 'allow' });

    test('[BUY-02] the button works again', async ({ context, complaints }) => {
      await visit({ context, complaints }, async (page) => {
        await open(page);
        await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
        await untilAtRest(page, () => page.reload());
        await expect.poll(() => page.evaluate(() => Boolean(navigator.serviceWorker.controller))).toBe(true);
        await leaveForCheckout(page);
        await comeBack(page);
        await expect(buyButton(page)).toBeEnabled();
      });
    });
  });
});
