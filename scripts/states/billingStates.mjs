import { button, credits, keepLock } from './stage.mjs';

/** @import {Page} from 'playwright' */
/** @import {Act, States} from './stage.mjs' */

/** @param {Page} page */
const alert = (page) => page.getByRole('alertdialog').waitFor();
/** @type {(name: string) => (page: Page) => Promise<void>} */
const press = (name) => async (page) => {
  await button(page, name).click();
  await alert(page);
};
/** @param {Page} page */
const openPurchase = async (page) => {
  await button(page, 'Buy Credits').click();
  await page.getByRole('dialog').waitFor();
};

const pack = { id: 'starter', name: 'Starter Pack', credits: 10, price: 0.99 };
/** @param {number} minutes */
const minutesAgo = (minutes) => Date.now() - minutes * 60_000;
/** @param {number} minutes how long ago the visitor left for the checkout */
const pending = (minutes) => ({
  pendingPayment: {
    packageId: pack.id,
    timestamp: minutesAgo(minutes),
    amount: pack.price,
    credits: pack.credits,
    packageName: pack.name,
    fullPackage: pack,
  },
});
/** @param {number} daysAgo */
const bought = (daysAgo) => {
  const timestamp = minutesAgo(daysAgo * 24 * 60);
  return {
    id: String(timestamp),
    packageId: pack.id,
    credits: pack.credits,
    timestamp,
    date: new Date(timestamp).toISOString(),
  };
};
/** @param {number} daysAgo */
const dayKey = (daysAgo) => {
  const day = new Date(minutesAgo(daysAgo * 24 * 60));
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

/** @type {Act} */
const blockStorage = (page) =>
  page.addInitScript(() => {
    Object.defineProperty(globalThis, 'localStorage', {
      get() {
        throw new DOMException('Access is denied for this document.', 'SecurityError');
      },
    });
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
      await keepLock(page);
      await page.getByRole('dialog').getByRole('button', { name: /^Buy/ }).click();
      await page.getByText('Opening Payment').first().waitFor();
    },
  },
  'purchase-mislinked': {
    twin: true,
    config: { paymentLinks: { starter: 'https://elsewhere.example/pay' } },
    act: async (page) => {
      await openPurchase(page);
      await page.getByRole('dialog').getByRole('button', { name: /^Buy/ }).click();
      await alert(page);
    },
  },
  'paid-return': { path: '/?payment=success', storage: () => ({ ...credits(0), ...pending(2) }), act: alert },
  'paid-banner': {
    twin: true,
    path: '/?payment=success',
    storage: () => ({ ...credits(0), ...pending(2) }),
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
      ...credits(0),
      paymentBackup: { credits: 10, packageId: pack.id, backedUpAt: minutesAgo(90) },
    },
    act: press('Recover Credits'),
  },
  'history-empty': { twin: true, act: press('Purchase History') },
  history: {
    storage: { ...credits(7), purchaseHistory: [bought(40), bought(9), bought(1)] },
    act: press('Purchase History'),
  },
  receipt: {
    storage: { ...credits(7), purchaseHistory: [bought(9)] },
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
    storage: credits(7),
    act: async (page) => {
      await page.getByText('Debug details').click();
      await button(page, 'Print Storage to the Console').scrollIntoViewIfNeeded();
    },
  },
  'storage-blocked': {
    twin: true,
    before: blockStorage,
  },
  'storage-full': { twin: true, storage: credits(3), before: fillStorage, act: press('Recover Credits') },
  unfinished: {
    storage: () => ({ ...credits(0), ...pending(12) }),
    act: (page) => page.getByText(/A purchase from \d+ minutes ago is not finished/).waitFor(),
  },
  'purchase-again': {
    storage: () => ({ ...credits(0), ...pending(12) }),
    act: async (page) => {
      await openPurchase(page);
      await page.getByRole('dialog').getByText('is not finished').waitFor();
    },
  },
  'purchase-unstored': { twin: true, before: blockStorage, act: openPurchase },
  'found-unfinished': { storage: () => ({ ...credits(0), ...pending(2) }), act: alert },
  'paid-unstored': { twin: true, path: '/?payment=success', before: blockStorage, act: alert },
  admin: {
    path: '/?admin=true',
    storage: {
      ...credits(7, 1, 14),
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
    before: (page) => page.route(/\/assets\/AnalyticsDashboard-[^/]*\.js/, (route) => route.abort()),
    act: (page) => page.getByText('The dashboard could not be loaded').scrollIntoViewIfNeeded(),
  },
};
