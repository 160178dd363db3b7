import type { Page, Request } from '@playwright/test';
import { chromium } from '../config/browsers.mjs';
import { closeGates } from './paths/support/workerGates.ts';
import {
  choosePhoto,
  creditsRecord,
  expect,
  expectState,
  expectVerdict,
  ratePhoto,
  storedCredits,
  test,
  withStorage,
} from './support/glowcheck.ts';
import { drawnFace } from './support/photos.ts';
import { untilAtRest } from './support/untilAtRest.ts';

// Playwright turns the cache off, for the sake of tests that intercept requests.
test.use({
  launchOptions: { ...chromium, ignoreDefaultArgs: ['--disable-back-forward-cache'] },
});

type Noted = typeof globalThis & { shows: boolean[]; gates: { pass(call: string): boolean } };

const buy = (page: Page) => page.getByRole('dialog').getByRole('button', { name: /^Buy/ });
const stored = (page: Page, key: string) =>
  page.evaluate((name) => localStorage.getItem(`glowcheck.${name}`), key);

/** What each page is fetching: left in the middle of that it would not be kept. */
const fetching = new WeakMap<Page, Set<Request>>();

/** Opens the product in a page that notes each time it is shown, and whether it came from the cache. */
async function open(page: Page) {
  const underWay = new Set<Request>();
  fetching.set(page, underWay);
  page.on('request', (request) => underWay.add(request));
  page.on('requestfinished', (request) => underWay.delete(request));
  page.on('requestfailed', (request) => underWay.delete(request));
  await page.addInitScript(() => {
    const noted = globalThis as Noted;
    noted.shows = [];
    addEventListener('pageshow', ({ persisted }) => noted.shows.push(persisted));
  });
  await untilAtRest(page, () => page.goto('/'));
}

async function leaveForCheckout(page: Page) {
  if (!(await page.getByRole('dialog').isVisible()))
    await page.getByRole('button', { name: 'Buy Credits' }).first().click();
  await buy(page).focus();
  // What the page fetches for a chosen photo, and for the dialog.
  await expect.poll(() => [...(fetching.get(page) ?? [])].map((request) => request.url())).toEqual([]);
  // By a key: after a click Playwright still looks at the page, and a script that runs in a cached page throws it out.
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/buy\/starter/);
}

/** Presses the browser's back button. The page must be the very one that was left: shown again, not loaded again. */
async function comeBack(page: Page, times = 1) {
  await page.goBack({ waitUntil: 'commit' });
  await expect
    .poll(() => page.evaluate(() => (globalThis as Noted).shows), {
      message: 'the page comes from the back-forward cache',
    })
    .toEqual([false, ...Array.from({ length: times }, () => true)]);
}

test.describe('back from the checkout, out of the back-forward cache', () => {
  test('[BUY-02] [PAY-04] the button works again, nothing is credited, and what was begun stays', async ({
    page,
  }) => {
    await open(page);
    await leaveForCheckout(page);
    await comeBack(page);
    await expect(buy(page)).toBeEnabled();
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

  test('[CRB-02] shows what other tabs did meanwhile, and what they do from then on', async ({
    page,
    context,
  }) => {
    await withStorage(page, { credits: creditsRecord(3, 1) });
    await open(page);
    const left = page.getByRole('region', { name: 'Credits', exact: true });
    await expect(left).toContainText('3 credits left');
    const other = await context.newPage();
    await other.goto('/');
    await page.bringToFront();
    await leaveForCheckout(page);
    await ratePhoto(other, drawnFace('glam'));
    await comeBack(page);
    await expect(left).toContainText('2 credits left');
    await other.getByRole('button', { name: 'Analyze Another Look' }).first().click();
    await ratePhoto(other, drawnFace('bare'));
    await expect(left).toContainText('1 credit left');
  });

  test('[UPL-05] [CRD-08] a photo is still there to be rated, and a rating under way comes to its end', async ({
    page,
  }) => {
    await withStorage(page, { credits: creditsRecord(3, 1) });
    await page.addInitScript(closeGates, ['measure']);
    await open(page);
    await choosePhoto(page, drawnFace('glam'));
    const analyze = page.getByRole('button', { name: 'Get Personalized Tips!' });
    await expect(analyze).toBeEnabled();
    await leaveForCheckout(page);
    await comeBack(page);
    await page.keyboard.press('Escape');
    await analyze.click();
    await expectState(page, 'upload', 'analyzing');

    await leaveForCheckout(page);
    await comeBack(page, 2);
    await expectState(page, 'upload', 'analyzing');
    await expect.poll(() => page.evaluate(() => (globalThis as Noted).gates.pass('measure'))).toBe(true);
    await expectVerdict(page);
    expect(await storedCredits(page)).toMatchObject(creditsRecord(2, 1, 2));
  });

  test.describe('with the service worker', () => {
    test.use({ serviceWorkers: 'allow' });

    test('[BUY-02] the button works again', async ({ page }) => {
      await open(page);
      await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
      await untilAtRest(page, () => page.reload());
      await expect.poll(() => page.evaluate(() => Boolean(navigator.serviceWorker.controller))).toBe(true);
      await leaveForCheckout(page);
      await comeBack(page);
      await expect(buy(page)).toBeEnabled();
    });
  });
});
