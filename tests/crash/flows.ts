import { restoreReceipt } from '../../src/adapters/ledger/restoreReceipt.ts';
import { writeReceipt } from '../../src/adapters/receiptCode.ts';
import { days, type FakeBrowser, type FakePage, type FakeTab, hours, minutes, noon } from './fakeBrowser.ts';

/** Something the visitor does, in a browser where it can go wrong at any operation. */
export interface Flow {
  readonly name: string;
  /** Puts on disk what the flow starts from. */
  readonly prepare: (browser: FakeBrowser, tab: FakeTab) => void;
  /** Carries the flow out on a page that was just loaded, and returns its outcome. */
  readonly act: (page: FakePage) => Promise<string>;
  /** Credits that are the visitor's in the end, left and spent together. */
  readonly worth: number;
  /** What the visitor does after the page went away, if it is more than loading it again. */
  readonly follow?: (tab: FakeTab, came: string | null) => number;
  /** What the visitor repeats after the reload, in flows that a reload alone does not finish. */
  readonly again?: (page: FakePage) => Promise<unknown>;
}

const paid = { freeAnalysesUsed: 1, freeAnalysesLimit: 1, paidCredits: 5, totalAnalyses: 6 };
const poor = { freeAnalysesUsed: 1, freeAnalysesLimit: 1, paidCredits: 0, totalAnalyses: 6 };
const purchaseOf = (id: number, credits = 10) => ({
  id: String(id),
  packageId: 'starter',
  credits,
  timestamp: id,
  date: new Date(id).toISOString(),
});
const pendingOf = (timestamp: number) => ({
  packageId: 'starter',
  timestamp,
  amount: 0.99,
  credits: 10,
  packageName: 'Starter Pack',
  fullPackage: { id: 'starter', name: 'Starter Pack', credits: 10, price: 0.99 },
});
const backupOf = (timestamp: number) => ({
  id: String(timestamp),
  packageId: 'starter',
  credits: 10,
  backedUpAt: timestamp,
});

/** A visitor of long standing: one free and ten bought, six used, five left. */
function account(browser: FakeBrowser, record = paid) {
  browser.put('credits', record);
  browser.put('creditsBackup', { ...record, lastBackup: noon - days(2) });
  browser.put('purchaseHistory', [purchaseOf(noon - days(30))]);
}

function bought(browser: FakeBrowser, ago: number) {
  browser.put('pendingPayment', pendingOf(noon - ago));
  browser.put('paymentBackup', backupOf(noon - ago));
}

const receipt = `?receipt=${writeReceipt([{ ...purchaseOf(noon - days(50)), price: 0.99 }])}`;
const receiptOfTwo = `?receipt=${writeReceipt([
  { ...purchaseOf(noon - days(50)), price: 0.99 },
  { ...purchaseOf(noon - minutes(20)), price: 0.99 },
])}`;
const takeReceipt = async ({ ledger }: FakePage) => (await restoreReceipt(ledger, receipt)).kind;
const reconcile = async ({ payment }: FakePage) => (await payment.reconcile()).kind;
const recover = async ({ payment }: FakePage) => (await payment.recover()).kind;

export const flows: readonly Flow[] = [
  {
    name: 'use a paid credit',
    prepare: (browser) => account(browser),
    act: async ({ ledger }) => ((await ledger.spend()) ? 'spent' : 'refused'),
    worth: 11,
  },
  {
    name: 'use the free analysis of a new visitor',
    prepare: () => {},
    act: async ({ ledger }) => ((await ledger.spend()) ? 'spent' : 'refused'),
    worth: 1,
  },
  {
    name: 'buy',
    prepare: (browser) => account(browser),
    act: async ({ payment }) => ((await payment.open('starter')).ok ? 'opened' : 'refused'),
    worth: 11,
    follow: (tab, came) => {
      // Only a visitor who was sent to the checkout can pay there.
      if (came !== 'opened') return 0;
      tab.address = 'https://glow.test/?payment=success';
      tab.navigation = 'navigate';
      return 10;
    },
  },
  {
    name: 'return with success',
    prepare: (browser, tab) => {
      account(browser);
      bought(browser, minutes(12));
      tab.address = 'https://glow.test/?payment=success';
    },
    act: reconcile,
    worth: 21,
  },
  {
    name: 'return with success, no record',
    prepare: (browser, tab) => {
      account(browser);
      tab.address = 'https://glow.test/?payment=success';
    },
    act: reconcile,
    worth: 21,
  },
  {
    name: 'return with success, record lost but its backup',
    prepare: (browser, tab) => {
      account(browser);
      browser.put('paymentBackup', backupOf(noon - minutes(12)));
      tab.address = 'https://glow.test/?payment=success';
    },
    act: reconcile,
    worth: 21,
  },
  {
    name: 'return cancelled',
    prepare: (browser, tab) => {
      account(browser);
      bought(browser, minutes(2));
      tab.address = 'https://glow.test/?payment=cancelled';
    },
    act: reconcile,
    worth: 11,
  },
  {
    name: 'load with a fresh pending payment',
    prepare: (browser) => {
      account(browser);
      bought(browser, minutes(9));
    },
    act: reconcile,
    worth: 21,
  },
  {
    name: 'load with an old pending payment',
    prepare: (browser) => {
      account(browser);
      bought(browser, hours(25));
    },
    act: reconcile,
    worth: 21,
  },
  {
    name: 'load with a corrupt pending payment',
    prepare: (browser) => {
      account(browser);
      browser.put('pendingPayment', '{"packageId":');
    },
    act: reconcile,
    worth: 11,
  },
  {
    name: 'load with a corrupt credits record',
    prepare: (browser) => {
      account(browser);
      browser.put('credits', { ...paid, paidCredits: -1 });
    },
    act: reconcile,
    worth: 11,
  },
  {
    name: 'recover from the pending payment',
    prepare: (browser) => {
      account(browser);
      bought(browser, minutes(20));
    },
    act: recover,
    worth: 21,
  },
  {
    name: 'recover from the payment backup',
    prepare: (browser) => {
      account(browser);
      browser.put('paymentBackup', backupOf(noon - hours(23)));
    },
    act: recover,
    worth: 21,
  },
  {
    name: 'recover from the credits backup',
    prepare: (browser) => {
      account(browser);
      browser.put('credits', poor);
    },
    act: recover,
    worth: 11,
  },
  {
    name: 'recover from the purchase history',
    prepare: (browser) => {
      account(browser, poor);
    },
    act: recover,
    worth: 11,
  },
  {
    name: 'recover by the referrer',
    prepare: (browser, tab) => {
      account(browser);
      tab.referrer = 'https://pay.test/';
    },
    act: recover,
    worth: 21,
  },
  {
    name: 'use a receipt',
    prepare: (browser) => account(browser),
    act: takeReceipt,
    again: takeReceipt,
    worth: 21,
  },
  {
    name: 'use a receipt of two purchases, one of them under way here',
    prepare: (browser) => {
      account(browser);
      bought(browser, minutes(20));
    },
    act: async ({ ledger }) => (await restoreReceipt(ledger, receiptOfTwo)).kind,
    again: async ({ ledger }) => (await restoreReceipt(ledger, receiptOfTwo)).kind,
    worth: 31,
  },
  {
    name: 'buy while another purchase is under way',
    prepare: (browser) => {
      account(browser);
      bought(browser, minutes(20));
    },
    act: async ({ payment }) => ((await payment.open('starter')).ok ? 'opened' : 'refused'),
    worth: 21,
    follow: (tab, came) => {
      if (came !== 'opened') return 0;
      tab.address = 'https://glow.test/?payment=success';
      tab.navigation = 'navigate';
      return 10;
    },
  },
  {
    name: 'return with success of one of two purchases',
    prepare: (browser, tab) => {
      account(browser);
      bought(browser, minutes(15));
      browser.put('checkouts', {
        earlier: [backupOf(noon - minutes(40))],
        credited: [],
        opened: String(noon - minutes(15)),
        returnedAt: null,
      });
      tab.session.set('glowcheck.checkout', JSON.stringify(pendingOf(noon - minutes(40))));
      tab.address = 'https://glow.test/?payment=success';
    },
    act: reconcile,
    worth: 31,
  },
  {
    name: 'load with an old pending payment and another under way',
    prepare: (browser) => {
      account(browser);
      browser.put('pendingPayment', pendingOf(noon - hours(2)));
      browser.put('paymentBackup', backupOf(noon - hours(3)));
    },
    act: reconcile,
    worth: 31,
  },
  {
    name: 'return whose purchase was found before',
    prepare: (browser, tab) => {
      account(browser, { ...paid, paidCredits: 15 });
      const early = { ...purchaseOf(noon - minutes(5)), returned: null };
      browser.put('purchaseHistory', [purchaseOf(noon - days(30)), early]);
      browser.put('checkouts', {
        earlier: [],
        credited: [{ id: early.id, returned: null }],
        opened: early.id,
        returnedAt: null,
      });
      tab.session.set('glowcheck.checkout', JSON.stringify(pendingOf(noon - minutes(5))));
      tab.address = 'https://glow.test/?payment=success';
    },
    act: reconcile,
    worth: 21,
  },
];
