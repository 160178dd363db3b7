import { holdLock } from '../support/holdLock.mjs';
import { losePiece } from '../support/losePiece.mjs';
import { button, buyButton, openPurchase } from '../support/productPage.mjs';
import { blockStorage } from '../support/storage.mjs';
import { creditsRecord, pendingRecord, purchaseRecord, starterPack } from '../support/storedRecords.mjs';

/** @import {Page} from 'playwright' */
/** @import {Act, States} from './reachState.mjs' */

/** @param {Page} page */
const alert = (page) => page.getByRole('alertdialog').waitFor();
/** @type {(name: string) => (page: Page) => Promise<void>} */
const press = (name) => async (page) => {
  await button(page, name).click();
  await alert(page);
};
/** @param {number} minutes */
const minutesAgo = (minutes) => Date.now() - minutes * 60_000;
/**
 * What is stored while a purchase is neither credited nor called off.
 * @param {number} minutes how long ago it began
 */
const unfinished = (minutes) => () => ({
  credits: creditsRecord(0, 1),
  pendingPayment: pendingRecord(minutesAgo(minutes)),
});
/** @param {number} days */
const daysAgo = (days) => minutesAgo(days * 24 * 60);
/** @param {number} days how long ago it was bought */
const bought = (days) => purchaseRecord(daysAgo(days));
/** @param {number} days how long ago it was */
const dayKey = (days) => {
  const day = new Date(daysAgo(days));
  return [day.getFullYear(), day.getMonth() + 1, day.getDate()]
    .map((part) => String(part).padStart(2, '0'))
    .join('-');
};

/**
 * Makes every write to storage fail, as it does when the quota is used up. What is stored can still be read.
 * @type {Act}
 */
const fillStorage = (page) =>
  page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    };
  });

/**
 * Buying, the return from the checkout, recovery, storage that fails, and the dashboard.
 * @type {States}
 */
export const billingStates = {
  purchase: { act: openPurchase },
  'purchase-coming-soon': { config: {}, act: openPurchase },
  'purchase-packs': {
    config: {
      packages: [{ id: 'big', name: 'Big Night Out', credits: 50, price: 3.99, bonus: 5 }],
      paymentLinks: { starter: 'https://buy.stripe.com/starter', big: 'https://buy.stripe.com/big' },
    },
    act: openPurchase,
  },
  'purchase-opening': {
    twin: true,
    act: async (page) => {
      await openPurchase(page);
      await holdLock(page);
      await buyButton(page).click();
      await page.getByText('Opening Payment').first().waitFor();
    },
  },
  'purchase-mislinked': {
    twin: true,
    config: { paymentLinks: { starter: 'https://elsewhere.example/pay' } },
    act: async (page) => {
      await openPurchase(page);
      await buyButton(page).click();
      await alert(page);
    },
  },
  'paid-return': {
    path: '/?payment=success',
    storage: unfinished(2),
    act: alert,
  },
  'paid-banner': {
    twin: true,
    path: '/?payment=success',
    storage: unfinished(2),
    act: async (page) => {
      await page.getByText('Payment Successful!').hover();
      await alert(page);
      await page.keyboard.press('Enter');
      await page.getByRole('alertdialog').waitFor({ state: 'detached' });
    },
  },
  'paid-unwritten': {
    twin: true,
    path: '/?payment=success',
    before: (page) =>
      page.addInitScript(() => {
        const write = Reflect.get(Storage.prototype, 'setItem');
        Storage.prototype.setItem = function setItem(name, value) {
          if (name === 'glowcheck.credits')
            throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
          write.call(this, name, value);
        };
      }),
    act: alert,
  },
  'recovery-nothing': { twin: true, act: press('Recover Credits') },
  'recovery-found': {
    twin: true,
    storage: {
      credits: creditsRecord(0, 1),
      paymentBackup: { credits: 10, packageId: starterPack.id, backedUpAt: minutesAgo(90) },
    },
    act: press('Recover Credits'),
  },
  'history-empty': { twin: true, act: press('Purchase History') },
  history: {
    storage: { credits: creditsRecord(7, 1), purchaseHistory: [bought(40), bought(9), bought(1)] },
    act: press('Purchase History'),
  },
  receipt: {
    storage: { credits: creditsRecord(7, 1), purchaseHistory: [bought(9)] },
    act: async (page) => {
      await press('Purchase History')(page);
      await page.getByRole('alertdialog').getByRole('button', { name: 'Keep your receipt' }).click();
      await page.getByRole('textbox', { name: 'Link of your receipt' }).waitFor();
    },
  },
  'receipt-damaged': {
    path: '/?receipt=AAAA',
    act: (page) => page.getByText('a part of it is missing').waitFor(),
  },
  'share-for-credits': { twin: true, act: press('Share for Credits') },
  'debug-details': {
    storage: { credits: creditsRecord(7, 1) },
    act: async (page) => {
      await page.getByText('Debug details').click();
      await button(page, 'Print Storage to the Console').scrollIntoViewIfNeeded();
    },
  },
  'storage-blocked': {
    twin: true,
    before: blockStorage,
  },
  'storage-full': {
    twin: true,
    storage: { credits: creditsRecord(3, 1) },
    before: fillStorage,
    act: press('Recover Credits'),
  },
  unfinished: {
    storage: unfinished(12),
    act: (page) => page.getByText(/A purchase from \d+ minutes ago is not finished/).waitFor(),
  },
  'purchase-again': {
    storage: unfinished(12),
    act: async (page) => {
      await openPurchase(page);
      await page.getByRole('dialog').getByText('is not finished').waitFor();
    },
  },
  'purchase-unstored': { twin: true, before: blockStorage, act: openPurchase },
  'found-unfinished': {
    storage: unfinished(2),
    act: alert,
  },
  'paid-unstored': { twin: true, path: '/?payment=success', before: blockStorage, act: alert },
  admin: {
    path: '/?admin=true',
    storage: {
      credits: creditsRecord(7, 1, 14),
      purchaseHistory: [bought(9), bought(2)],
      activity: { [dayKey(6)]: 1, [dayKey(4)]: 3, [dayKey(2)]: 5, [dayKey(1)]: 2, [dayKey(0)]: 1 },
    },
    act: async (page) => {
      const dashboard = page.getByRole('region', { name: 'Analytics dashboard' });
      await dashboard.getByText('As a table').click();
      await dashboard.evaluate((element) => element.scrollIntoView());
    },
  },
  'admin-unused': {
    twin: true,
    path: '/?admin=true',
    act: (page) =>
      page
        .getByRole('region', { name: 'Analytics dashboard' })
        .evaluate((element) => element.scrollIntoView()),
  },
  'admin-not-fetched': {
    path: '/?admin=true',
    before: (page) => losePiece(page, /\/assets\/AnalyticsDashboard-[^/]*\.js/),
    act: (page) => page.getByText('The dashboard could not be loaded').scrollIntoViewIfNeeded(),
  },
};
