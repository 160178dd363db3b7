import { test as base, expect, type Page } from '@playwright/test';
import { holdLimits } from '../../scripts/support/holdLimits.mjs';
import {
  analyzeButton,
  choosePhoto,
  stateOf,
  untilVerdict,
  type PhotoFile,
} from '../../scripts/support/productPage.mjs';
import { serveSelling } from '../../scripts/support/serveSelling.mjs';

export type Servers = Awaited<ReturnType<typeof serveSelling>>;

interface Fixtures {
  /**
   * Whether the visitor asked the browser to save data. Then the page fetches the models with the first photo, not as soon as it is
   * idle, which saves a test that rates nothing a fifth of its work.
   */
  savesData: boolean;
  /** The page's console errors. After each test it has to be empty; a test that expects some empties it. */
  complaints: string[];
  /** Has a test fail for every error that nothing in a page of its context caught: no test may expect one. */
  noUncaughtErrors: void;
}

export const test = base.extend<Fixtures, { servers: Servers }>({
  servers: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures wanted from this pattern
    async ({}, use) => {
      const servers = await serveSelling();
      await use(servers);
      await servers.close();
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
  // On a busy machine the product's time limits would run out, and its result would not be the one that is expected.
  context: async ({ context, savesData }, use) => {
    await context.addInitScript(holdLimits);
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
      expect(complaints, 'no errors in the console').toEqual([]);
    },
    { auto: true },
  ],
  noUncaughtErrors: [
    async ({ context }, use) => {
      const uncaught: string[] = [];
      context.on('weberror', (error) => uncaught.push(error.error().message));
      await use();
      expect(uncaught, 'no uncaught errors').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/** From now on adds the page's console errors to the list. */
export function watchComplaints(page: Page, complaints: string[]) {
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
}

export async function expectState(
  page: Page,
  machine: 'upload' | 'battle' | 'payment',
  state: string | RegExp,
) {
  await expect(stateOf(page, machine)).toHaveAttribute('data-state', state);
}

/** Labels of a verdict that was not measured on the face: on the whole photo, or not at all (decision 13). */
const unmeasured = (page: Page) => stateOf(page, 'upload').getByText(/^(?:Approximate|Estimated)/u);

/** Expects a verdict that was measured on the face: a slow network or machine must not change that (SCO-08). */
export async function expectVerdict(page: Page) {
  await untilVerdict(page);
  await expect(unmeasured(page)).toHaveCount(0);
}

/** All words of the upload area, which are those of the verdict once it shows. */
export const verdictWords = (page: Page) => stateOf(page, 'upload').innerText();

/** Expects a verdict that says that the whole photo was measured, because the face could not be located (decision 13). */
export async function expectApproximate(page: Page) {
  await untilVerdict(page);
  await expect(unmeasured(page).first()).toBeVisible();
  await expect(unmeasured(page).first()).toHaveText(/^Approximate/u);
}

/** Chooses a photo, waits until it can be rated, rates it and waits for the verdict. */
export async function ratePhoto(page: Page, photo: PhotoFile) {
  await choosePhoto(page, photo);
  const analyze = analyzeButton(page);
  await expect(analyze).toBeEnabled();
  await analyze.click();
  await expectVerdict(page);
}
