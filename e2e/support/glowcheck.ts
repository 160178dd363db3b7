import { test as base, expect, type Page } from '@playwright/test';
import { startCheckoutServer, type CheckoutServer } from '../../scripts/support/checkoutServer.mjs';
import { holdLimits } from '../../scripts/support/holdLimits.mjs';
import { startProductServer, type ProductServer } from '../../scripts/support/productServer.mjs';

/** The built product and the payment provider's page, each a real HTTP server on a loopback port of its own. */
export interface Servers {
  readonly product: ProductServer;
  readonly checkout: CheckoutServer;
  /** The configuration that sells the pack through `checkout`. */
  readonly sellingConfig: object;
}

interface Fixtures {
  /**
   * Whether the visitor asked the browser to save data. Then the models come with the first photo, not as soon as the page
   * rests, which spares a test that rates nothing a fifth of its work.
   */
  savesData: boolean;
  /**
   * Whether the landing page that is built into index.html shows until the living page takes its place. It looks like that
   * and answers nothing, so that most tests do without.
   */
  showsLanding: boolean;
  /** Console errors and unhandled rejections of the page; a test that expects some empties it. */
  complaints: string[];
}

export const test = base.extend<Fixtures, { servers: Servers }>({
  servers: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures wanted from this pattern
    async ({}, use) => {
      const checkout = await startCheckoutServer();
      const product = await startProductServer({ dist: process.env['E2E_DIST'] ?? 'dist' });
      const sellingConfig = {
        siteUrl: product.origin,
        checkoutHost: checkout.host,
        paymentLinks: { starter: checkout.link('starter') },
        reviewWriteUrl: 'https://example.com/write',
        reviewListingUrl: 'https://example.com/listing',
      };
      checkout.returnTo(`${product.origin}/`);
      await use({ product, checkout, sellingConfig });
      await product.close();
      await checkout.close();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ servers }, use) => {
    servers.product.setConfig(servers.sellingConfig);
    servers.checkout.behave('works');
    servers.product.requests.length = 0;
    servers.checkout.visits.length = 0;
    await use(servers.product.origin);
  },
  savesData: [false, { option: true }],
  showsLanding: [false, { option: true }],
  // On a busy machine the product would give up waiting, as it should, and show another result than the one expected.
  context: async ({ context, savesData, showsLanding }, use) => {
    await context.addInitScript(holdLimits);
    if (!showsLanding)
      await context.addInitScript(() => {
        document.addEventListener('DOMContentLoaded', () =>
          document.querySelector('#root[inert]')?.replaceChildren(),
        );
      });
    if (savesData)
      await context.addInitScript(() => {
        Object.defineProperty(Navigator.prototype, 'connection', { value: { saveData: true } });
      });
    await use(context);
  },
  complaints: [
    async ({ page }, use) => {
      const complaints: string[] = [];
      watchComplaints(page, complaints);
      await use(complaints);
      expect(complaints, 'nothing is complained of in the console').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/** Adds what the page complains of from now on: what nobody caught, and what its console calls an error. */
export function watchComplaints(page: Page, complaints: string[]) {
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
}

/** The state that a machine itself shows on its feature's root. */
export const stateOf = (page: Page, machine: 'upload' | 'battle' | 'payment') =>
  page.locator(`[data-machine="${machine}"]`).first();

export async function expectState(
  page: Page,
  machine: 'upload' | 'battle' | 'payment',
  state: string | RegExp,
) {
  await expect(stateOf(page, machine)).toHaveAttribute('data-state', state);
}

/** The rating is done and shows to its last stage. */
export async function expectVerdict(page: Page) {
  await expectState(page, 'upload', 'complete');
  await expect(page.locator('#makeup-title')).toBeAttached();
}

/** The rating says that it was taken of the whole photo, because the face could not be located (decision 13). */
export async function expectApproximate(page: Page) {
  await expect(
    stateOf(page, 'upload')
      .getByText(/approximate/i)
      .first(),
  ).toBeVisible();
}

/** The product's limits pass only so, unless Playwright's clock has been installed: `holdLimits`. */
export const letPass = (page: Page, ms: number) =>
  page.evaluate((time) => (globalThis as unknown as { letPass(ms: number): void }).letPass(time), ms);

/** A file as `setInputFiles` takes it. */
export interface PhotoFile {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

/** Chooses a photo in the upload area. */
export async function choosePhoto(page: Page, photo: PhotoFile) {
  await page.locator('[data-machine="upload"] input[type="file"]').first().setInputFiles(photo);
}

/** Chooses a photo, waits until it is ready, and has it rated to the end. */
export async function ratePhoto(page: Page, photo: PhotoFile) {
  await choosePhoto(page, photo);
  const analyze = page.getByRole('button', { name: 'Get Personalized Tips!' });
  await expect(analyze).toBeEnabled();
  await analyze.click();
  await expectVerdict(page);
}

/** The record of credits as it stands in the browser's storage. */
export const storedCredits = (page: Page) =>
  page.evaluate(() => {
    try {
      return JSON.parse(localStorage.getItem('glowcheck.credits') ?? 'null') as Record<string, number> | null;
    } catch {
      return null;
    }
  });

/** Sets up the storage before the product's first script runs; once, so that reloads keep what the product wrote. */
export async function withStorage(page: Page, entries: Record<string, unknown>) {
  await page.addInitScript((items) => {
    // Firefox runs this in the blank page before the first as well, which has no storage.
    if (origin === 'null') return;
    if (sessionStorage.getItem('e2e.prepared')) return;
    sessionStorage.setItem('e2e.prepared', 'yes');
    for (const [key, value] of Object.entries(items))
      localStorage.setItem(`glowcheck.${key}`, typeof value === 'string' ? value : JSON.stringify(value));
  }, entries);
}

export const creditsRecord = (
  paidCredits: number,
  freeAnalysesUsed = 0,
  totalAnalyses = freeAnalysesUsed,
) => ({
  freeAnalysesUsed,
  freeAnalysesLimit: 1,
  paidCredits,
  totalAnalyses,
});
