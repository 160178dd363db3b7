import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { chromium } from '../config/browsers.mjs';
import { openPurchase, stateOf } from '../scripts/support/productPage.mjs';
import { dist } from '../scripts/support/dist.mjs';
import { type ProductServer, startProductServer } from '../scripts/support/startProductServer.mjs';
import { expect, expectVerdict, ratePhoto, test } from './support/glowcheck.ts';
import { drawnFace } from './support/photos.ts';
import { untilAtRest } from './support/untilAtRest.ts';

// In the whole browser: its headless shell can install nothing.
test.use({ launchOptions: chromium, serviceWorkers: 'allow' });

/** Visits the page until the service worker has its copy and serves it. */
async function visitTwice(page: Page, origin = '/') {
  await page.goto(origin);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await page.reload();
  await expect.poll(() => page.evaluate(() => Boolean(navigator.serviceWorker.controller))).toBe(true);
}

/** Sends a photo as the operating system does when it is shared with this app from another one. The page has to be opened afterwards. */
async function sendPhoto(page: Page, photo: { readonly mimeType: string; readonly buffer: Buffer }) {
  const answer = await page.evaluate(
    async ({ type, bytes }) => {
      const { share_target: target } = (await (await fetch('manifest.webmanifest')).json()) as {
        share_target: { action: string; method: string; params: { files: { name: string }[] } };
      };
      const body = new FormData();
      const file = new File([Uint8Array.from(bytes)], 'look.jpg', { type });
      body.append(target.params.files[0]?.name ?? '', file);
      return (await fetch(target.action, { method: target.method, body, redirect: 'manual' })).type;
    },
    { type: photo.mimeType, bytes: [...photo.buffer] },
  );
  // Scripts cannot read the address that a redirect leads to.
  expect(answer).toBe('opaqueredirect');
}

test('[UPL-01] [RES-06] the second visit rates a photo with the network off, a shared one as well, landmark model included', async ({
  page,
  context,
  complaints,
}) => {
  test.slow();
  await visitTwice(page);
  await context.setOffline(true);
  await untilAtRest(page, () => page.reload());
  await sendPhoto(page, drawnFace('glam'));
  await page.goto('/?shared');
  await expect(page.getByRole('img', { name: 'Preview of your photo' })).toBeVisible();
  expect(new URL(page.url()).search).toBe('');
  // It was only in the service worker's memory, which has given it away.
  expect(await page.evaluate(async () => (await fetch('./shared-photo')).status)).toBe(404);
  await ratePhoto(page, drawnFace('glam'));
  await expect(stateOf(page, 'upload').getByText(/approximate/i)).toHaveCount(0);
  // A photo that is shared while the verdict shows does not take its place.
  await sendPhoto(page, drawnFace('bare'));
  await page.goto('/?shared');
  await expect(page.getByText('Next in line.')).toBeVisible();
  await expectVerdict(page);
  await page.getByRole('button', { name: 'Rate Your Other Photo' }).click();
  await expect(page.getByRole('img', { name: 'Preview of your photo' })).toBeVisible();
  complaints.length = 0;
});

test('[PG-01] the second visit, too, has other addresses of the site answered by the host and not by the page', async ({
  page,
  complaints,
}) => {
  await visitTwice(page);
  const notice = await page.goto('/NOTICE.txt');
  expect(await notice?.text()).toBe(readFileSync(`${dist}/NOTICE.txt`, 'utf8'));
  expect((await page.goto('/of-somebody-else/'))?.status()).toBe(404);
  complaints.length = 0;
  // The page is served from the cache whatever parameters its address has.
  await page.goto('/?utm_source=letter');
  await expect(page).toHaveTitle(/Rate My Makeup/);
});

test('[PRV-02] what is sent like a shared photo never becomes a page of the site, in which it could run scripts', async ({
  page,
  complaints,
}) => {
  await visitTwice(page);
  await sendPhoto(page, {
    mimeType: 'text/html',
    buffer: Buffer.from('<script>document.title = "Taken over"</script>'),
  });
  const answer = await page.goto('/shared-photo');
  expect(await page.title()).not.toBe('Taken over');
  expect(answer?.status()).toBe(404);
  complaints.length = 0;
});

test('[BUY-02] where the host answers with an error, the cached config.json is handed out, and what it sells can be bought', async ({
  page,
  complaints,
}) => {
  const config = { paymentLinks: { starter: 'https://buy.stripe.com/starter' } };
  let isDown = false;
  const product = await startProductServer({
    config,
    answer: ({ url = '' }, response) => {
      if (!isDown || !url.startsWith('/config.json')) return false;
      response.writeHead(503).end();
      return true;
    },
  });
  await visitTwice(page, product.origin);
  await expect.poll(() => page.evaluate(async () => Boolean(await caches.match('config.json')))).toBe(true);
  isDown = true;
  await page.reload();
  await openPurchase(page);
  await expect(page.getByRole('dialog').getByRole('button', { name: /^(Buy|Coming Soon)/ })).toHaveText(
    /^Buy/,
  );
  complaints.length = 0;
  await product.close();
});

test.describe('an update', () => {
  let product: ProductServer;
  let updated: boolean;

  /** The server stands in for the next build: the page has another title, and another revision in the service worker's list. */
  test.beforeAll(async () => {
    const next = {
      '/sw.js': readFileSync(`${dist}/sw.js`, 'utf8').replace(/(url:"index.html",revision:")/, '$1next-'),
      '/index.html': readFileSync(`${dist}/index.html`, 'utf8').replace('<title>', '<title>Next: '),
    };
    product = await startProductServer({
      answer: ({ url = '' }, response) => {
        if (!updated) return false;
        const found = Object.entries(next).find(([path]) => url.startsWith(path));
        if (!found) return false;
        const type = url.startsWith('/sw.js') ? 'text/javascript' : 'text/html';
        response.setHeader('Content-Type', type).end(found[1]);
        return true;
      },
    });
  });
  test.afterAll(() => product.close());
  test.beforeEach(() => {
    updated = false;
  });

  test('waits while a tab shows the version before it, so that one visit never mixes two', async ({
    page,
  }) => {
    test.slow();
    await visitTwice(page, product.origin);
    updated = true;
    const waits = () =>
      page.evaluate(async () => {
        const registration = await navigator.serviceWorker.getRegistration();
        await registration?.update();
        return Boolean(registration?.waiting);
      });
    await expect.poll(waits).toBe(true);

    product.requests.length = 0;
    await page.reload();
    await ratePhoto(page, drawnFace('glam'));
    await expect(page).not.toHaveTitle(/^Next: /);
    expect(product.requests.filter((path) => path.startsWith('/assets/'))).toEqual([]);
  });
});

test('can be installed', async ({ page, context }) => {
  await page.goto('/');
  const session = await context.newCDPSession(page);
  const { url, errors, data } = await session.send('Page.getAppManifest');
  expect(new URL(url).pathname).toBe('/manifest.webmanifest');
  expect(errors).toEqual([]);
  expect(JSON.parse(data ?? '{}')).toMatchObject({ display: 'standalone' });
  const { installabilityErrors } = await session.send('Page.getInstallabilityErrors');
  // Tests run in an incognito profile. That must be the only reason why the browser would not install the page.
  expect(installabilityErrors.map(({ errorId }) => errorId)).toEqual(['in-incognito']);
});
