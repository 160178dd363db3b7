import { beforeEach, describe, expect, it, vi } from 'vitest';
import { openPurchase } from '../../../src/adapters/ledger/openPurchase.ts';
import { restoreReceipt } from '../../../src/adapters/ledger/restoreReceipt.ts';
import { writeReceipt } from '../../../src/adapters/receiptCode.ts';
import { notCancelled } from '../../../src/domain/payment/refusalMessages.ts';
import { starterPack } from '../../../src/domain/credits/creditPackages.ts';
import {
  days,
  fairLock,
  FakeBrowser,
  type FakePage,
  type FakeTab,
  hours,
  minutes,
  noon,
  worthOf,
} from '../../crash/fakeBrowser.ts';

const record = { freeAnalysesUsed: 1, freeAnalysesLimit: 1, paidCredits: 5, totalAnalyses: 6 };
const purchase = (ago: number) => ({
  id: String(noon - ago),
  packageId: 'starter',
  credits: 10,
  timestamp: noon - ago,
  date: new Date(noon - ago).toISOString(),
});
const pending = (ago: number) => ({ packageId: 'starter', timestamp: noon - ago, amount: 0.99, credits: 10 });

let browser: FakeBrowser;
let tab: FakeTab;

beforeEach(() => {
  vi.spyOn(console, 'warn').mockReturnValue();
  browser = new FakeBrowser();
  tab = browser.openTab();
  browser.put('credits', record);
  browser.put('creditsBackup', { ...record, lastBackup: noon - days(1) });
  browser.put('purchaseHistory', [purchase(days(30))]);
});

const reconcileAt = (query: string) => {
  tab.address = `https://glow.test/${query}`;
  return tab.load().payment.reconcile();
};
const paid = () => (browser.read('credits') as typeof record).paidCredits;

describe('spending', () => {
  it('[CRD-02] [CRD-08] takes one credit, backs it up, and counts the day', async () => {
    expect(await tab.load().ledger.spend()).toBe(true);
    const after = { ...record, paidCredits: 4, totalAnalyses: 7 };
    expect(browser.read('credits')).toEqual(after);
    expect(browser.read('creditsBackup')).toEqual({ ...after, lastBackup: noon });
    expect(browser.read('activity')).toEqual({ '2026-11-21': 1 });
  });

  it('[CRD-08] gives the last credit to one of two tabs', async () => {
    browser.put('credits', { ...record, paidCredits: 1 });
    const pages = [tab.load(), browser.openTab().load(), browser.openTab().load()];
    const spent = await Promise.all(pages.map(({ ledger }) => ledger.spend()));
    expect(spent.filter(Boolean)).toHaveLength(1);
    expect(browser.read('credits')).toEqual({ ...record, paidCredits: 0, totalAnalyses: 7 });
  });

  it('[CRD-08] takes nothing when the wish was withdrawn first', async () => {
    expect(await tab.load().ledger.spend(AbortSignal.abort())).toBe(false);
    expect(browser.read('credits')).toEqual(record);
  });

  it('[CRD-08] takes nothing where a backup that would give it back can be neither lowered nor removed', async () => {
    const page = tab.load();
    page.guard((operation, key) => operation === 'read' || key !== 'glowcheck.creditsBackup');
    expect(await page.ledger.spend()).toBe(false);
    page.guard(() => true);
    expect(await page.payment.recover()).toEqual({ kind: 'nothingFound' });
    expect(browser.read('credits')).toEqual(record);
  });

  it('[CRD-04] keeps the fields of a newer version', async () => {
    browser.put('credits', { ...record, streak: 3 });
    await tab.load().ledger.spend();
    expect(browser.read('credits')).toHaveProperty('streak', 3);
    expect(browser.read('creditsBackup')).toHaveProperty('streak', 3);
  });
});

describe('a stored record that is not valid', () => {
  it.each([
    '',
    'nonsense',
    'null',
    '[]',
    '{"paidCredits":3}',
    JSON.stringify({ ...record, paidCredits: -2 }),
  ])('[CRD-04] %s: is restored from the backup', async (text) => {
    browser.put('credits', text);
    const page = tab.load();
    expect(page.ledger.view().left).toBe(5);
    await page.payment.reconcile();
    expect(browser.read('credits')).toEqual(record);
  });

  it('[CRD-04] is reset to defaults when the backup is none either', async () => {
    browser.put('credits', 'nonsense');
    browser.put('creditsBackup', '{}');
    const page = tab.load();
    await page.payment.reconcile();
    expect(page.ledger.view()).toMatchObject({ left: 1, free: 1 });
    expect(browser.read('credits')).toMatchObject({ freeAnalysesUsed: 0, paidCredits: 0 });
  });

  it('[REC-03] that is missing shows what its backup holds, and recovery says so', async () => {
    browser.disk.delete('glowcheck.credits');
    const page = tab.load();
    await page.payment.reconcile();
    expect(page.ledger.view().left).toBe(5);
    expect(await page.payment.recover()).toEqual({ kind: 'creditsBackup' });
    expect(browser.read('credits')).toEqual(record);
  });

  it.each([0, 1])(
    '[REC-04] [REC-07] that is missing gives back no used credits, where its backup has %d left',
    async (left) => {
      const used = { freeAnalysesUsed: 1, freeAnalysesLimit: 1, paidCredits: left, totalAnalyses: 11 - left };
      browser.disk.delete('glowcheck.credits');
      browser.put('creditsBackup', { ...used, lastBackup: noon - hours(1) });
      const page = tab.load();
      await page.payment.reconcile();
      expect(page.ledger.view().left).toBe(left);
      expect(await page.payment.recover()).toEqual({ kind: 'nothingFound' });
      expect(page.ledger.view()).toMatchObject({ left, record: { totalAnalyses: 11 - left } });
    },
  );
});

describe('buying', () => {
  it('[BUY-03] writes the pending record and its backup, then tells where to go', async () => {
    expect(await tab.load().payment.open('starter')).toEqual({
      ok: true,
      address: 'https://pay.test/starter',
    });
    expect(browser.read('pendingPayment')).toEqual({
      packageId: 'starter',
      timestamp: noon,
      amount: 0.99,
      credits: 10,
      packageName: 'Starter Pack',
      fullPackage: starterPack,
    });
    expect(browser.read('paymentBackup')).toEqual({
      id: String(noon),
      packageId: 'starter',
      credits: 10,
      price: 0.99,
      backedUpAt: noon,
    });
    expect(browser.disk.has('glowcheck.journal')).toBe(false);
  });

  it('[BUY-04] takes both back when the checkout cannot be opened', async () => {
    const page = tab.load();
    await page.payment.open('starter');
    await page.payment.withdraw();
    expect(browser.disk.has('glowcheck.pendingPayment')).toBe(false);
    expect(browser.disk.has('glowcheck.paymentBackup')).toBe(false);
    expect(await reconcileAt('')).toEqual({ kind: 'nothing' });
  });

  it('[BUY-04] leaves nothing of a purchase that was given up while the lock was being released', async () => {
    const wish = new AbortController();
    const lock = fairLock();
    const slow = new FakeBrowser(() => ({
      run: async (work, signal) => {
        const result = await lock.run(work, signal);
        // The time limit passes between the last write and the release.
        wish.abort();
        return result;
      },
    }));
    const page = slow.openTab().load();
    await page.payment.open('starter', wish.signal);
    expect(slow.disk.has('glowcheck.pendingPayment')).toBe(false);
    expect(slow.disk.has('glowcheck.paymentBackup')).toBe(false);
    expect(await page.payment.recover()).toEqual({ kind: 'nothingFound' });
  });

  it('[BUY-06] refuses a package that is not on sale, and writes nothing', async () => {
    expect(await tab.load().payment.open('mega')).toEqual({
      ok: false,
      kind: 'unknownPackage',
      message: 'Unknown package: mega. Available packages: starter',
    });
    expect(browser.disk.has('glowcheck.pendingPayment')).toBe(false);
  });

  it('[PAY-07] gives two purchases of one moment two ids', () => {
    const { storage } = tab.load();
    const kept: number[] = [];
    const memory = { keep: ({ timestamp }: { timestamp: number }) => kept.push(timestamp), forget: () => {} };
    for (let count = 0; count < 3; count += 1) openPurchase(storage, memory, starterPack, noon);
    expect(kept).toEqual([noon, noon + 1, noon + 2]);
  });
});

describe('coming back', () => {
  it('[PAY-01] [PAY-07] success with a pending record adds its credits, clears both copies and cleans the address', async () => {
    browser.put('pendingPayment', pending(minutes(12)));
    browser.put('paymentBackup', { packageId: 'starter', credits: 10, backedUpAt: noon - minutes(12) });
    expect(await reconcileAt('?admin=true&payment=success#credits')).toEqual({
      kind: 'credited',
      credits: 10,
      balance: 15,
    });
    expect(paid()).toBe(15);
    expect(browser.read('purchaseHistory')).toEqual([
      purchase(days(30)),
      {
        id: String(noon - minutes(12)),
        packageId: 'starter',
        credits: 10,
        timestamp: noon,
        date: '2026-11-21T12:00:00.000Z',
        price: 0.99,
        returned: expect.stringMatching(/^seen-/) as string,
      },
    ]);
    expect([...browser.disk.keys()].sort()).toEqual([
      'glowcheck.checkouts',
      'glowcheck.credits',
      'glowcheck.creditsBackup',
      'glowcheck.purchaseHistory',
    ]);
    expect(tab.address).toBe('https://glow.test/?admin=true#credits');
    expect(browser.persistCalls).toBe(1);
  });

  it('[PAY-05] [PAY-06] is told as paid where the browser throws when it is asked to keep what is stored', async () => {
    browser.put('pendingPayment', pending(minutes(5)));
    browser.persist = () => {
      throw new TypeError('Not implemented');
    };
    tab.address = 'https://glow.test/?payment=success';
    expect(await tab.load().payment.reconcile()).toEqual({ kind: 'credited', credits: 10, balance: 15 });
    expect(tab.address).toBe('https://glow.test/');
  });

  it('[PG-05] [PAY-07] is credited where the browser refuses to change the address, which is cleaned later', async () => {
    browser.put('pendingPayment', pending(minutes(5)));
    tab.address = 'https://glow.test/?payment=success';
    const page = tab.load();
    page.guard((_operation, key) => {
      if (key === 'address') throw new DOMException('100 times per 10 seconds', 'SecurityError');
      return true;
    });
    expect(await page.payment.reconcile()).toEqual({ kind: 'credited', credits: 10, balance: 15 });
    page.traverse();
    expect(tab.address).toBe('https://glow.test/?payment=success');
    tab.navigation = 'reload';
    expect(await tab.load().payment.reconcile()).toEqual({ kind: 'creditedBefore', balance: 15 });

    tab.address = 'https://glow.test/?payment=success';
    page.guard(() => true);
    page.traverse();
    expect(tab.address).toBe('https://glow.test/');
  });

  it('[PAY-07] twice, in two tabs and after a reload, is credited once', async () => {
    browser.put('pendingPayment', pending(minutes(5)));
    const other = browser.openTab('https://glow.test/?payment=success');
    tab.address = 'https://glow.test/?payment=success';
    const outcomes = await Promise.all([tab.load().payment.reconcile(), other.load().payment.reconcile()]);
    expect(outcomes.map(({ kind }) => kind)).toEqual(['credited', 'creditedBefore']);
    expect(await reconcileAt('')).toEqual({ kind: 'nothing' });
    expect(await reconcileAt('?payment=success')).toEqual({ kind: 'creditedBefore', balance: 15 });
    expect(paid()).toBe(15);
  });

  it('[PAY-07] two tabs that each bought are each credited, though there is one pending record', async () => {
    const other = browser.openTab();
    await tab.load().payment.open('starter');
    browser.now += minutes(1);
    await other.load().payment.open('starter');
    other.address = 'https://glow.test/?payment=success';
    expect(await reconcileAt('?payment=success')).toMatchObject({ kind: 'credited', balance: 15 });
    expect(await other.load().payment.reconcile()).toMatchObject({ kind: 'credited', balance: 25 });
  });

  it('[PAY-02] success without any record recovers, by the fallback in the end', async () => {
    browser.disk.clear();
    expect(await reconcileAt('?payment=success')).toEqual({
      kind: 'recovered',
      recovery: { kind: 'fallback' },
      balance: 11,
    });
    expect(browser.read('purchaseHistory')).toMatchObject([{ packageId: 'recovery-fallback', credits: 10 }]);
    expect(paid()).toBe(10);
  });

  it('[PAY-02] adds the starter package when recovery fails', async () => {
    browser.disk.clear();
    const page = (() => {
      tab.address = 'https://glow.test/?payment=success';
      return tab.load();
    })();
    let faults = 0;
    page.guard((operation, key) => {
      if (operation === 'write' && key === 'glowcheck.purchaseHistory' && faults++ === 0)
        throw new Error('Not now');
      return true;
    });
    expect(await page.payment.reconcile()).toMatchObject({ kind: 'credited', credits: 10, balance: 11 });
    expect(browser.read('purchaseHistory')).toMatchObject([{ packageId: 'starter' }]);
  });

  it('[CRD-05] [PAY-02] [PAY-07] adds no starter package beside a recovery that could not be undone', async () => {
    browser.disk.clear();
    tab.address = 'https://glow.test/?payment=success';
    const page = tab.load();
    // The history is not written, then the credits are not put back; after that the storage is sound again.
    const faults = ['glowcheck.purchaseHistory', 'glowcheck.credits'];
    page.guard((operation, key) => {
      if (operation === 'read' || key !== faults[0]) return true;
      faults.shift();
      throw new Error('Not now');
    });
    expect(await page.payment.reconcile()).toEqual({ kind: 'failed', automatic: false, reason: 'Not now' });
    tab.navigation = 'reload';
    expect(await tab.load().payment.reconcile()).toEqual({ kind: 'credited', credits: 10, balance: 11 });
    expect(paid()).toBe(10);
  });

  it('[PAY-09] a return without a record counts however recent the last purchase, and once', async () => {
    browser.put('purchaseHistory', [purchase(days(30)), purchase(hours(1))]);
    browser.put('credits', { ...record, paidCredits: 15 });
    expect(await reconcileAt('?payment=success')).toMatchObject({ kind: 'recovered', balance: 25 });
    tab.navigation = 'reload';
    expect(await reconcileAt('?payment=success')).toEqual({ kind: 'creditedBefore', balance: 25 });
    const other = browser.openTab('https://glow.test/?payment=success').load();
    expect(await other.payment.reconcile()).toEqual({ kind: 'creditedBefore', balance: 25 });
    // Nor does the button pay for it again.
    expect(await other.payment.recover()).toEqual({ kind: 'nothingFound' });
    tab.navigation = 'navigate';
    tab.referrer = 'https://pay.test/';
    expect(await reconcileAt('?payment=success')).toMatchObject({ kind: 'recovered', balance: 35 });
  });

  it.each(['', 'https://pay.test/'])(
    '[PAY-01] [PAY-07] a pending record whose purchase is in the history is cleared and not paid again, referrer %s',
    async (referrer) => {
      browser.put('pendingPayment', pending(minutes(2)));
      browser.put('paymentBackup', { packageId: 'starter', credits: 10, backedUpAt: noon - minutes(2) + 3 });
      browser.put('purchaseHistory', [purchase(days(30)), purchase(minutes(2))]);
      browser.put('credits', { ...record, paidCredits: 15 });
      tab.referrer = referrer;
      expect(await reconcileAt('?payment=success')).toEqual({ kind: 'creditedBefore', balance: 15 });
      tab.navigation = 'reload';
      expect(await tab.load().payment.recover()).toEqual({ kind: 'nothingFound' });
      expect(browser.disk.has('glowcheck.pendingPayment')).toBe(false);
      expect(browser.disk.has('glowcheck.paymentBackup')).toBe(false);
    },
  );

  it('[REC-07] nor does recovery pay such a record, nor its copy', async () => {
    browser.put('pendingPayment', pending(minutes(12)));
    browser.put('paymentBackup', { packageId: 'starter', credits: 10, backedUpAt: noon - minutes(12) + 3 });
    browser.put('purchaseHistory', [purchase(days(30)), purchase(minutes(12))]);
    browser.put('credits', { ...record, paidCredits: 15 });
    expect(await tab.load().payment.recover()).toEqual({ kind: 'nothingFound' });
    expect(paid()).toBe(15);
  });

  it('[PAY-07] [REC-08] counts a return for the purchase of its tab that a receipt restored meanwhile', async () => {
    await tab.load().payment.open('starter');
    await browser.openTab().load().payment.reconcile();
    const receipt = `?receipt=${writeReceipt(browser.openTab().load().ledger.view().purchases)}`;
    browser.disk.clear();
    await restoreReceipt(browser.openTab().load().ledger, receipt);
    const before = paid();
    tab.referrer = 'https://pay.test/';
    expect(await reconcileAt('?payment=success')).toMatchObject({ kind: 'creditedBefore' });
    expect(paid()).toBe(before);
  });

  it("[PAY-09] the provider's session is a return's identity, in whatever tab", async () => {
    await tab.load().payment.open('starter');
    const query = '?payment=success&session_id=cs_1';
    expect(await reconcileAt(query)).toMatchObject({ kind: 'credited', balance: 15 });
    expect(tab.address).toBe('https://glow.test/');
    expect(browser.read('purchaseHistory')).toMatchObject([{}, { returned: 'cs_1' }]);
    const other = browser.openTab(`https://glow.test/${query}`).load();
    expect(await other.payment.reconcile()).toMatchObject({ kind: 'creditedBefore' });
    expect(await reconcileAt('?payment=success&session_id=cs_2')).toMatchObject({ balance: 25 });
  });

  it.each(['lost', 'not to be written for want of room'])(
    '[PAY-07] [PAY-09] knows a return in a second tab, where the record of checkouts is %s',
    async (how) => {
      await tab.load().payment.open('starter');
      tab.address = 'https://glow.test/?payment=success';
      const page = tab.load();
      page.guard((operation, key) => {
        if (how !== 'lost' && operation === 'write' && key === 'glowcheck.checkouts')
          throw new DOMException('Setting the value exceeded the quota.', 'QuotaExceededError');
        return true;
      });
      expect(await page.payment.reconcile()).toMatchObject({ kind: 'credited', balance: 15 });
      if (how === 'lost') browser.put('checkouts', 'nonsense');
      const other = browser.openTab('https://glow.test/?payment=success').load();
      expect(await other.payment.reconcile()).toEqual({ kind: 'creditedBefore', balance: 15 });
      expect(await other.payment.recover()).toEqual({ kind: 'nothingFound' });
    },
  );

  it.each(['', 'https://pay.test/'])(
    "[PAY-07] [PAY-09] counts the return of a tab's second purchase, loaded again before the program ran, referrer %s",
    async (referrer) => {
      await tab.load().payment.open('starter');
      tab.referrer = referrer;
      expect(await reconcileAt('?payment=success')).toMatchObject({ kind: 'credited', balance: 15 });
      browser.now += minutes(1);
      await tab.load().payment.open('starter');
      tab.navigation = 'reload';
      expect(await reconcileAt('?payment=success')).toMatchObject({ kind: 'credited', balance: 25 });
      expect(await reconcileAt('?payment=success')).toEqual({ kind: 'creditedBefore', balance: 25 });
      expect(await tab.load().payment.recover()).toEqual({ kind: 'nothingFound' });
    },
  );

  it('[PAY-07] [PAY-09] knows it where the page ended while a return was marked', async () => {
    await tab.load().payment.open('starter');
    await reconcileAt('');
    tab.address = 'https://glow.test/?payment=success';
    const page = tab.load();
    let ended = false;
    page.guard((operation, key) => {
      ended ||= operation === 'write' && key === 'glowcheck.checkouts';
      return !ended || operation === 'read';
    });
    await page.payment.reconcile();
    const other = browser.openTab('https://glow.test/?payment=success').load();
    expect(await other.payment.reconcile()).toEqual({ kind: 'creditedBefore', balance: 15 });
    expect(paid()).toBe(15);
  });

  it('[PAY-08] keeps what a newer version of the page wrote into the history, where it notes a return', async () => {
    const newer = { id: 'x-1', version: 2, items: [{ packageId: 'starter', credits: 10 }] };
    const earlier = { ...purchase(days(30)), gift: true };
    browser.put('purchaseHistory', [newer, earlier]);
    browser.put('pendingPayment', pending(minutes(5)));
    await tab.load().payment.reconcile();
    tab.address = 'https://glow.test/?payment=success';
    expect(await tab.load().payment.reconcile()).toMatchObject({ kind: 'creditedBefore' });
    expect(browser.read('purchaseHistory')).toEqual([
      newer,
      earlier,
      expect.objectContaining({ returned: expect.stringMatching(/^seen-/) as string }),
    ]);
  });

  it('[PAY-07] keeps the fields that a newer version of the page added to the record of checkouts', async () => {
    const page = tab.load();
    await page.payment.open('starter');
    browser.put('checkouts', { ...(browser.read('checkouts') as object), refunded: ['1'] });
    page.leave();
    tab.address = 'https://glow.test/?payment=success';
    await tab.load().payment.reconcile();
    expect(browser.read('checkouts')).toMatchObject({ credited: [expect.anything()], refunded: ['1'] });
  });

  it('[PAY-09] counts a new purchase, where the record of checkouts is lost', async () => {
    await tab.load().payment.open('starter');
    await reconcileAt('?payment=success');
    await tab.load().payment.open('starter');
    browser.disk.delete('glowcheck.checkouts');
    browser.disk.delete('glowcheck.pendingPayment');
    const other = browser.openTab('https://glow.test/?payment=success').load();
    expect(await other.payment.reconcile()).toMatchObject({ kind: 'recovered', balance: 25 });
  });

  it('[PAY-09] counts a return after the clock was a year ahead', async () => {
    const ahead = { ...purchase(-days(365)), returned: 'cs_0' };
    browser.put('purchaseHistory', [ahead]);
    expect(await reconcileAt('?payment=success')).toMatchObject({ kind: 'recovered', balance: 15 });
  });

  it('[PAY-07] [BUY-03] a new purchase leaves the earlier one to be finished, even if it is called off itself', async () => {
    await tab.load().payment.open('starter');
    browser.now += minutes(12);
    const page = browser.openTab().load();
    expect(page.ledger.view().unfinished).toBe(minutes(12));
    await page.payment.open('starter');
    const third = browser.openTab('https://glow.test/?payment=cancelled').load();
    await third.payment.reconcile();
    expect(third.ledger.view().unfinished).toBe(minutes(12));
    expect(await third.payment.recover()).toEqual({ kind: 'paymentBackup', credits: 10 });
    expect(await third.payment.recover()).toEqual({ kind: 'nothingFound' });
    expect(third.ledger.view()).toMatchObject({ left: 15, unfinished: null });
  });

  it('[PAY-03] [BUY-03] calls off a purchase whose checkout the page never got to, when another is begun', async () => {
    const page = tab.load();
    await page.payment.open('starter');
    browser.now += minutes(1);
    await page.payment.open('starter');
    const returned = browser.openTab('https://glow.test/?payment=success').load();
    expect(await returned.payment.reconcile()).toEqual({ kind: 'credited', credits: 10, balance: 15 });
    expect(returned.ledger.view().unfinished).toBeNull();
    expect(await returned.payment.recover()).toEqual({ kind: 'nothingFound' });
    expect(paid()).toBe(15);
  });

  it('[PAY-07] keeps a purchase whose checkout was left by the way back, when another is begun', async () => {
    const page = tab.load();
    await page.payment.open('starter');
    page.leave();
    browser.now += minutes(1);
    await page.payment.open('starter');
    expect(await reconcileAt('?payment=success')).toEqual({ kind: 'credited', credits: 10, balance: 15 });
    expect(await tab.load().payment.recover()).toEqual({ kind: 'paymentBackup', credits: 10 });
    expect(paid()).toBe(25);
  });

  it('[PAY-04] adds what it found by itself, and its later return is not paid again', async () => {
    await tab.load().payment.open('starter');
    browser.now += minutes(1);
    tab.navigation = 'back_forward';
    expect(await reconcileAt('')).toEqual({ kind: 'foundUnfinished', credits: 10, balance: 15 });
    tab.navigation = 'navigate';
    expect(await reconcileAt('?payment=success')).toEqual({ kind: 'creditedBefore', balance: 15 });
    expect(paid()).toBe(15);
  });

  it('[PAY-03] [REC-05] a cancellation spends the sign of the referrer, after a reload as well', async () => {
    tab.referrer = 'https://pay.test/';
    await reconcileAt('?payment=cancelled');
    tab.navigation = 'reload';
    const page = tab.load();
    await page.payment.reconcile();
    expect(await page.payment.recover()).toEqual({ kind: 'nothingFound' });
    expect(paid()).toBe(5);
  });

  it.each(['success', 'cancelled'])(
    '[PAY-07] [PAY-03] [REC-05] going back to a return that said %s, past a visit by another way, is no new sign of payment',
    async (payment) => {
      const visit = (query: string, navigation: FakeTab['navigation'], referrer: string) => {
        tab.address = `https://glow.test/${query}`;
        tab.navigation = navigation;
        tab.referrer = referrer;
        return tab.load();
      };
      await visit('', 'navigate', '').payment.open('starter');
      await visit(`?payment=${payment}`, 'navigate', 'https://pay.test/').payment.reconcile();
      const before = paid();
      // The address typed once more, and the browser's Back.
      await visit('', 'navigate', '').payment.reconcile();
      const page = visit('', 'back_forward', 'https://pay.test/');
      await page.payment.reconcile();
      expect(await page.payment.recover()).toEqual({ kind: 'nothingFound' });
      expect(paid()).toBe(before);
    },
  );

  it('[PAY-03] [PAY-07] a cancellation that is loaded again leaves the purchase of another tab', async () => {
    await tab.load().payment.open('starter');
    browser.now += minutes(15);
    await browser.openTab().load().payment.open('starter');
    tab.address = 'https://glow.test/?payment=cancelled';
    const page = tab.load();
    // The page ends before its address is cleaned.
    page.guard((operation, key) => operation === 'read' || key !== 'address');
    await page.payment.reconcile();
    tab.navigation = 'reload';
    const again = tab.load();
    await again.payment.reconcile();
    expect(tab.address).toBe('https://glow.test/');
    expect(await again.payment.recover()).toEqual({ kind: 'pending', credits: 10 });
    expect(await again.payment.recover()).toEqual({ kind: 'nothingFound' });
  });

  it.each(['', '&session_id=cs_1'])(
    '[PAY-03] [PAY-07] cancelling at a checkout that was paid before ("%s") leaves the purchase of another tab',
    async (session) => {
      await tab.load().payment.open('starter');
      browser.now += minutes(1);
      await browser.openTab().load().payment.open('starter');
      expect(await reconcileAt(`?payment=success${session}`)).toMatchObject({ kind: 'credited' });
      // By the browser's Back to the checkout, and the link there that leads back.
      expect(await reconcileAt('?payment=cancelled')).toEqual({ kind: 'nothing' });
      expect(await tab.load().payment.recover()).toEqual({ kind: 'pending', credits: 10 });
      expect(paid()).toBe(25);
    },
  );

  it('[PAY-03] [PG-05] a cancellation that the browser kept in the address cancels no later purchase of the tab', async () => {
    tab.address = 'https://glow.test/?payment=cancelled';
    const page = tab.load();
    page.guard((_operation, key) => {
      if (key === 'address') throw new DOMException('100 times per 10 seconds', 'SecurityError');
      return true;
    });
    await page.payment.reconcile();
    page.guard(() => true);
    await page.payment.open('starter');
    expect(tab.address).toBe('https://glow.test/');
    // Back from the checkout.
    tab.navigation = 'back_forward';
    expect(await tab.load().payment.reconcile()).toMatchObject({ kind: 'foundUnfinished', credits: 10 });
  });

  it('[PAY-03] [PAY-01] a purchase that is paid after all, past its cancellation, is credited as what it is', async () => {
    const big = { packageId: 'big', timestamp: noon, amount: 3.99, credits: 55 };
    tab.session.set('glowcheck.checkout', JSON.stringify(big));
    browser.put('pendingPayment', big);
    await reconcileAt('?payment=cancelled');
    expect(await reconcileAt('?payment=success')).toMatchObject({ kind: 'credited', credits: 55 });
  });

  it.each([0, 1, minutes(1)])(
    '[PAY-07] [REC-07] a backup without an id, made %d ms after its pending record, is a copy of it and goes with it',
    async (later) => {
      browser.put('pendingPayment', pending(minutes(12)));
      browser.put('paymentBackup', {
        packageId: 'starter',
        credits: 10,
        backedUpAt: noon - minutes(12) + later,
      });
      const page = tab.load();
      expect(await page.payment.recover()).toEqual({ kind: 'pending', credits: 10 });
      expect(await page.payment.recover()).toEqual({ kind: 'nothingFound' });
      expect(browser.disk.has('glowcheck.paymentBackup')).toBe(false);
    },
  );

  it('[PAY-09] [REC-02] a backup without an id that is older than the pending record is another purchase', async () => {
    browser.put('pendingPayment', pending(minutes(12)));
    browser.put('paymentBackup', { packageId: 'starter', credits: 10, backedUpAt: noon - minutes(90) });
    const page = tab.load();
    expect(await page.payment.recover()).toEqual({ kind: 'pending', credits: 10 });
    expect(await page.payment.recover()).toEqual({ kind: 'paymentBackup', credits: 10 });
  });

  it('[PAY-03] cancelled clears the pending record and its backup, so that recovery finds nothing', async () => {
    browser.put('pendingPayment', pending(minutes(2)));
    browser.put('paymentBackup', { packageId: 'starter', credits: 10, backedUpAt: noon - minutes(2) });
    tab.address = 'https://glow.test/?payment=cancelled';
    const page = tab.load();
    expect(await page.payment.reconcile()).toEqual({ kind: 'nothing' });
    expect(await page.payment.recover()).toEqual({ kind: 'nothingFound' });
    expect(browser.read('credits')).toEqual(record);
    expect(tab.address).toBe('https://glow.test/');
  });

  it.each([
    [minutes(9), 15, false, false],
    [minutes(11), 5, true, false],
    [minutes(29), 5, true, false],
    [minutes(31), 5, false, true],
  ])(
    '[PAY-04] without a parameter after %d ms: %d paid, pending %s, backup %s',
    async (ago, credits, isPending, isShelved) => {
      browser.put('pendingPayment', pending(ago));
      await reconcileAt('');
      expect(paid()).toBe(credits);
      expect(browser.disk.has('glowcheck.pendingPayment')).toBe(isPending);
      expect(browser.disk.has('glowcheck.paymentBackup')).toBe(isShelved);
    },
  );

  it('[PAY-04] deletes a corrupt pending record', async () => {
    browser.put('pendingPayment', '{"packageId":"starter"');
    expect(await reconcileAt('')).toEqual({ kind: 'nothing' });
    expect(browser.disk.has('glowcheck.pendingPayment')).toBe(false);
  });

  it('[PAY-06] says why nothing could be added, and leaves everything as it was for the next load', async () => {
    browser.put('pendingPayment', pending(minutes(5)));
    tab.address = 'https://glow.test/?payment=success';
    const page = tab.load();
    page.guard((operation, key) => !(operation === 'write' && key === 'glowcheck.credits'));
    expect(await page.payment.reconcile()).toEqual({
      kind: 'failed',
      automatic: false,
      reason: 'Credit verification failed: expected 15, actual 5',
    });
    expect(browser.read('credits')).toEqual(record);
    expect(browser.disk.has('glowcheck.journal')).toBe(false);
    expect(await tab.load().payment.reconcile()).toMatchObject({ kind: 'credited', balance: 15 });
  });

  it('[CRD-05] never undoes a later change, where the browser does not remove the journal', async () => {
    browser.put('pendingPayment', pending(minutes(5)));
    tab.address = 'https://glow.test/?payment=success';
    const page = tab.load();
    // The first write is the journal itself, the others would remove it.
    let writes = 0;
    page.guard((operation, key) => operation === 'read' || key !== 'glowcheck.journal' || writes++ === 0);
    expect(await page.payment.reconcile()).toMatchObject({ kind: 'credited', balance: 15 });
    const spent = [await page.ledger.spend(), await page.ledger.spend()].filter(Boolean).length;
    expect(paid()).toBe(15 - spent);
  });

  it.each([
    ['drops the write', null, 'Credit verification failed: expected 15, actual 5'],
    ['writes another count', 4, 'Credit verification failed: expected 15, actual 4'],
  ])(
    '[CRD-05] [PAY-06] names what was expected and what is there, where the browser %s of the credits, and rolls back',
    async (_, written, reason) => {
      browser.put('pendingPayment', pending(minutes(5)));
      const page = tab.load();
      page.guard((operation, key) => {
        const isAddition = operation === 'write' && key === 'glowcheck.credits' && paid() === 5;
        if (isAddition && written !== null) browser.put('credits', { ...record, paidCredits: written });
        return !isAddition;
      });
      expect(await page.payment.reconcile()).toEqual({ kind: 'failed', automatic: true, reason });
      expect(browser.read('credits')).toEqual(record);
      expect(await page.payment.recover()).toEqual({ kind: 'failed', reason });
      expect(browser.read('credits')).toEqual(record);
      expect(browser.read('purchaseHistory')).toEqual([purchase(days(30))]);
      expect(browser.disk.has('glowcheck.journal')).toBe(false);
      page.guard(() => true);
      expect(await page.payment.recover()).toEqual({ kind: 'pending', credits: 10 });
    },
  );

  it('[CRD-05] says that the record was not kept, where the count of paid credits is as expected', async () => {
    browser.put('pendingPayment', pending(minutes(5)));
    const page = tab.load();
    page.guard((operation, key) => {
      const isAddition = operation === 'write' && key === 'glowcheck.credits' && paid() === 5;
      if (isAddition) browser.put('credits', { ...record, paidCredits: 15, totalAnalyses: 0 });
      return !isAddition;
    });
    expect(await page.payment.reconcile()).toMatchObject({ reason: 'The browser did not keep credits' });
    expect(browser.read('credits')).toEqual(record);
  });

  it('[CRD-05] rolls back when what is read back is not what was saved', async () => {
    browser.put('pendingPayment', pending(minutes(5)));
    tab.address = 'https://glow.test/?payment=success';
    const page = tab.load();
    // Something else writes the record between save and verification.
    let strikes = 0;
    page.guard((operation, key) => {
      if (operation === 'write' && key === 'glowcheck.purchaseHistory' && strikes++ === 0)
        browser.put('credits', { ...record, paidCredits: 3 });
      return true;
    });
    expect(await page.payment.reconcile()).toMatchObject({
      kind: 'failed',
      reason: 'Credit verification failed: expected 15, actual 3',
    });
    expect(browser.read('credits')).toEqual(record);
    expect(browser.read('purchaseHistory')).toEqual([purchase(days(30))]);
  });
});

describe('recovering', () => {
  it('[REC-01] [REC-02] pays a pending payment once, whichever copy is left', async () => {
    browser.put('pendingPayment', pending(minutes(20)));
    browser.put('paymentBackup', { packageId: 'starter', credits: 10, backedUpAt: noon - minutes(20) });
    const page = tab.load();
    expect(await page.payment.recover()).toEqual({ kind: 'pending', credits: 10 });
    expect(await page.payment.recover()).toEqual({ kind: 'nothingFound' });
    expect(paid()).toBe(15);
  });

  it.each([
    [hours(23), { kind: 'paymentBackup', credits: 10 }],
    [hours(25), { kind: 'nothingFound' }],
  ])('[REC-02] a payment backup of %d ms: %o', async (ago, outcome) => {
    browser.put('paymentBackup', { packageId: 'starter', credits: 10, backedUpAt: noon - ago });
    expect(await tab.load().payment.recover()).toEqual(outcome);
  });

  it.each([
    [days(6), { kind: 'creditsBackup' }, 8],
    [days(8), { kind: 'history', credits: 5 }, 5],
  ])('[REC-03] [REC-04] a credits backup of %d ms: %o', async (ago, outcome, credits) => {
    browser.put('credits', { ...record, paidCredits: 1 });
    browser.put('creditsBackup', { ...record, paidCredits: 8, lastBackup: noon - ago });
    expect(await tab.load().payment.recover()).toEqual(outcome);
    expect(paid()).toBe(credits);
  });

  it('[REC-05] pays once for having come from the payment provider', async () => {
    tab.referrer = 'https://pay.test/';
    const page = tab.load();
    expect(await page.payment.recover()).toEqual({ kind: 'fallback' });
    browser.now += days(2);
    expect(await page.payment.recover()).toEqual({ kind: 'nothingFound' });
    tab.navigation = 'reload';
    expect(await tab.load().payment.recover()).toEqual({ kind: 'nothingFound' });
    expect(paid()).toBe(15);
  });

  it('[PAY-07] [REC-07] does not pay for a purchase once more that was found unfinished when its tab came back', async () => {
    await tab.load().payment.open('starter');
    // By a link of the provider that leads away from the checkout.
    tab.referrer = 'https://pay.test/';
    const page = tab.load();
    expect(await page.payment.reconcile()).toMatchObject({ kind: 'foundUnfinished', balance: 15 });
    expect(await page.payment.recover()).toEqual({ kind: 'nothingFound' });
    expect(await reconcileAt('?payment=success')).toEqual({ kind: 'creditedBefore', balance: 15 });
  });

  it('[PAY-07] [PAY-09] counts a return for the purchase that was recovered when its tab had left the checkout unpaid', async () => {
    await tab.load().payment.open('starter');
    browser.now += minutes(12);
    tab.referrer = 'https://pay.test/';
    const page = tab.load();
    await page.payment.reconcile();
    expect(await page.payment.recover()).toEqual({ kind: 'pending', credits: 10 });
    expect(await page.payment.recover()).toEqual({ kind: 'nothingFound' });
    // Back to the checkout, to pay after all.
    expect(await reconcileAt('?payment=success')).toEqual({ kind: 'creditedBefore', balance: 15 });
  });

  it('[PAY-07] [REC-07] nor for leaving a checkout unpaid, once it was paid in the same tab after all', async () => {
    await tab.load().payment.open('starter');
    browser.now += minutes(12);
    tab.referrer = 'https://pay.test/';
    await tab.load().payment.reconcile();
    tab.referrer = '';
    expect(await reconcileAt('?payment=success')).toMatchObject({ kind: 'credited', balance: 15 });
    // Back to where the checkout was left for.
    tab.referrer = 'https://pay.test/';
    tab.navigation = 'back_forward';
    const page = tab.load();
    await page.payment.reconcile();
    expect(await page.payment.recover()).toEqual({ kind: 'nothingFound' });
  });

  it('[PAY-07] [REC-07] nor for one whose return came in another tab', async () => {
    await tab.load().payment.open('starter');
    const other = browser.openTab('https://glow.test/?payment=success').load();
    expect(await other.payment.reconcile()).toMatchObject({ kind: 'credited', balance: 15 });
    tab.referrer = 'https://pay.test/';
    const page = tab.load();
    await page.payment.reconcile();
    expect(await page.payment.recover()).toEqual({ kind: 'nothingFound' });
    expect(paid()).toBe(15);
  });

  it('[PAY-07] [REC-07] nor for one that another tab found unfinished', async () => {
    await tab.load().payment.open('starter');
    await browser.openTab().load().payment.reconcile();
    tab.referrer = 'https://pay.test/';
    const page = tab.load();
    await page.payment.reconcile();
    expect(await page.payment.recover()).toEqual({ kind: 'nothingFound' });
    expect(paid()).toBe(15);
  });

  it('[REC-05] [REC-07] does not pay for a return that was credited a moment ago', async () => {
    browser.put('pendingPayment', pending(minutes(5)));
    tab.address = 'https://glow.test/?payment=success';
    tab.referrer = 'https://pay.test/';
    const page = tab.load();
    await page.payment.reconcile();
    expect(await page.payment.recover()).toEqual({ kind: 'nothingFound' });
  });

  it('[REC-06] finds nothing, or says what stood in the way', async () => {
    const page = tab.load();
    expect(await page.payment.recover()).toEqual({ kind: 'nothingFound' });
    page.guard(() => {
      throw new Error('The disk is gone');
    });
    expect(await page.payment.recover()).toEqual({ kind: 'failed', reason: 'The disk is gone' });
  });

  it('[PAY-08] reads the history', () => {
    expect(tab.load().ledger.view().purchases).toEqual([purchase(days(30))]);
  });
});

describe('going on where the load did not come to what the address said', () => {
  /** The page that came back with `payment`, and did not get the lock in time. */
  async function missed(from: FakeTab, payment: 'success' | 'cancelled') {
    from.address = `https://glow.test/?payment=${payment}`;
    const page = from.load();
    const { kind } = await page.payment.reconcile(AbortSignal.abort());
    expect(kind).toBe(payment === 'success' ? 'failed' : 'postponed');
    return page;
  }

  it('[PAY-09] [REC-01] pays the purchase of its own tab, so that the return of another tab counts as well', async () => {
    const other = browser.openTab();
    await tab.load().payment.open('starter');
    browser.now += minutes(1);
    await other.load().payment.open('starter');
    const page = await missed(tab, 'success');
    expect(await page.payment.recover()).toEqual({ kind: 'pending', credits: 10 });
    expect(tab.address).toBe('https://glow.test/');
    other.address = 'https://glow.test/?payment=success';
    expect(await other.load().payment.reconcile()).toMatchObject({ kind: 'credited', balance: 25 });
  });

  it('[PAY-07] [REC-07] pays nothing for the address of a return that was counted, in a second tab', async () => {
    await tab.load().payment.open('starter');
    await reconcileAt('?payment=success');
    const page = await missed(browser.openTab(), 'success');
    expect(await page.payment.recover()).toEqual({ kind: 'nothingFound' });
    expect(paid()).toBe(15);
  });

  it('[REC-05] takes success in the address for a sign, though the load was reconciled by nobody', async () => {
    tab.address = 'https://glow.test/?payment=success';
    expect(await tab.load().payment.recover()).toEqual({ kind: 'fallback' });
    expect(paid()).toBe(15);
    expect(tab.address).toBe('https://glow.test/');
  });

  it('[PAY-09] [BUY-03] counts the return instead of leaving, and begins another purchase with the next press', async () => {
    await tab.load().payment.open('starter');
    const page = await missed(tab, 'success');
    browser.now += minutes(1);
    expect(await page.payment.open('starter')).toEqual({
      ok: false,
      kind: 'returned',
      outcome: { kind: 'credited', credits: 10, balance: 15 },
    });
    expect(page.ledger.view().pending).toBe(false);
    expect(await page.payment.open('starter')).toMatchObject({ ok: true });
    expect(paid()).toBe(15);
    tab.address = 'https://glow.test/?payment=success';
    expect(await tab.load().payment.reconcile()).toMatchObject({ kind: 'credited', balance: 25 });
  });

  it.each(['success', 'cancelled'] as const)(
    '[PAY-09] [PAY-03] begins no other purchase as long as a return that said %s cannot be acted upon',
    async (payment) => {
      if (payment === 'cancelled') await tab.load().payment.open('starter');
      const page = await missed(tab, payment);
      // One operation goes wrong: the first that adds the credits, or removes the record.
      const name = payment === 'success' ? 'credits' : 'pendingPayment';
      let faults = payment === 'success' ? 2 : 1;
      page.guard((operation, key) => {
        if (operation !== 'read' && key === `glowcheck.${name}` && faults-- > 0)
          throw new DOMException('Setting the value exceeded the quota.', 'QuotaExceededError');
        return true;
      });
      expect(await page.payment.open('starter')).toMatchObject({ ok: false, kind: 'payment' });
      expect(tab.address).toContain(payment);
      await page.payment.open('starter');
      if (payment === 'success') await page.payment.open('starter');
      expect(paid()).toBe(payment === 'success' ? 15 : 5);
      expect(await page.payment.recover()).toEqual({ kind: 'pending', credits: 10 });
      expect(await page.payment.recover()).toEqual({ kind: 'nothingFound' });
    },
  );

  it('[PAY-03] pays out nothing that was cancelled, and says so where that still cannot be written', async () => {
    await tab.load().payment.open('starter');
    const page = await missed(tab, 'cancelled');
    page.guard((operation, key) => operation === 'read' || key !== 'glowcheck.pendingPayment');
    expect(await page.payment.recover()).toEqual({ kind: 'failed', reason: notCancelled });
    page.guard(() => true);
    expect(await page.payment.recover()).toEqual({ kind: 'nothingFound' });
    expect(paid()).toBe(5);
  });
});

describe('purchases that were called off', () => {
  const back = (query: string) => browser.openTab(`https://glow.test/${query}`).load();

  it('[PAY-03] a cancellation in another tab finds the purchase whose place a newer one took', async () => {
    await tab.load().payment.open('starter');
    browser.now += minutes(12);
    const other = browser.openTab();
    await other.load().payment.open('starter');
    other.address = 'https://glow.test/?payment=success';
    await other.load().payment.reconcile();
    const page = back('?payment=cancelled');
    await page.payment.reconcile();
    expect(page.ledger.view().unfinished).toBeNull();
    expect(await page.payment.recover()).toEqual({ kind: 'nothingFound' });
    expect(paid()).toBe(15);
  });

  it.each(['cancelled', 'not left for', 'not written down whole'])(
    '[PAY-07] [PAY-09] an earlier return, seen again after a purchase that was %s, is still the same',
    async (how) => {
      await tab.load().payment.open('starter');
      await reconcileAt('?payment=success');
      browser.now += minutes(1);
      const page = tab.load();
      if (how === 'not written down whole') {
        // The page ends after its second write to storage.
        let writes = 0;
        page.guard((operation, key) => operation === 'read' || key === 'glowcheck.revision' || writes++ < 2);
        await page.payment.open('starter').catch(() => {});
        await browser.openTab().load().payment.reconcile();
      } else {
        await page.payment.open('starter');
        if (how === 'cancelled') await reconcileAt('?payment=cancelled');
        else await page.payment.withdraw();
      }
      expect(await back('?payment=success').payment.reconcile()).toEqual({
        kind: 'creditedBefore',
        balance: 15,
      });
      expect(paid()).toBe(15);
    },
  );

  it('[PAY-09] the return of an older purchase counts after a newer one was called off', async () => {
    await tab.load().payment.open('starter');
    await reconcileAt('?payment=success');
    browser.now += minutes(1);
    await browser.openTab().load().payment.open('starter');
    browser.now += minutes(1);
    await tab.load().payment.open('starter');
    await reconcileAt('?payment=cancelled');
    expect(await back('?payment=success').payment.reconcile()).toMatchObject({ balance: 25 });
  });
});

describe('a tab that keeps nothing, or not all', () => {
  const comeBack = (query: string, navigation: FakeTab['navigation'] = 'navigate') => {
    tab.address = `https://glow.test/${query}`;
    tab.navigation = navigation;
    tab.referrer = 'https://pay.test/';
    return tab.load();
  };

  it.each(['?payment=success', '?payment=success&session_id=cs_1', '?payment=cancelled'])(
    '[PAY-07] [PAY-03] [REC-05] %s: the sign of the referrer stays spent, though the one write that says so was refused',
    async (query) => {
      await tab.load().payment.open('starter');
      const page = comeBack(query);
      page.guard((operation, key) => operation === 'read' || key !== 'glowcheck.arrival');
      await page.payment.reconcile();
      const before = paid();
      for (let count = 0; count < 2; count += 1) {
        tab.navigation = 'reload';
        const again = tab.load();
        await again.payment.reconcile();
        expect(await again.payment.recover()).toEqual({ kind: 'nothingFound' });
      }
      expect(tab.address).toBe('https://glow.test/');
      expect(paid()).toBe(before);
    },
  );

  it.each(['?payment=success', '?payment=cancelled'])(
    '[PAY-07] [PAY-03] [REC-05] %s: nor does a reload pay, where the tab keeps nothing at all',
    async (query) => {
      tab.session.set = () => tab.session;
      await tab.load().payment.open('starter');
      await comeBack(query).payment.reconcile();
      const before = paid();
      for (const address of ['', query]) {
        const again = comeBack(address, 'reload');
        await again.payment.reconcile();
        expect(await again.payment.recover()).toEqual({ kind: 'nothingFound' });
      }
      expect(paid()).toBe(before);
    },
  );

  it('[PAY-03] [REC-05] a page out of the back-forward cache pays no sign that a later page of its tab has spent', async () => {
    const earlier = comeBack('');
    await earlier.payment.reconcile();
    await earlier.payment.open('starter');
    await comeBack('?payment=cancelled').payment.reconcile();
    expect(await earlier.payment.recover()).toEqual({ kind: 'nothingFound' });
    expect(paid()).toBe(5);
  });

  it('[PAY-01] [PAY-07] a purchase that the tab could not keep is not taken for the one before it', async () => {
    await tab.load().payment.open('starter');
    await reconcileAt('?payment=cancelled');
    browser.now += minutes(1);
    const page = tab.load();
    const set = vi.spyOn(tab.session, 'set').mockImplementation(() => {
      throw new DOMException('Setting the value exceeded the quota.', 'QuotaExceededError');
    });
    expect(await page.payment.open('starter')).toMatchObject({ ok: true });
    set.mockRestore();
    expect(await reconcileAt('?payment=success')).toMatchObject({ kind: 'credited', balance: 15 });
    expect(await tab.load().payment.recover()).toEqual({ kind: 'nothingFound' });
    expect(paid()).toBe(15);
  });
});

describe('an addition that was cut short, once another change has finished it', () => {
  /** Lets the page write to storage so often, and then no more. */
  function end(page: FakePage, writes: number) {
    let count = 0;
    page.guard((operation) => operation === 'read' || (count += 1) <= writes);
  }
  /** Refuses every write of the credits. The addition can then not be undone either, so that its journal stays. */
  function refuseCredits(page: FakePage) {
    page.guard((operation, key) => {
      if (operation === 'write' && key === 'glowcheck.credits') throw new Error('Not now');
      return true;
    });
  }
  const underWay = (ago: number) => {
    browser.put('pendingPayment', pending(ago));
    browser.put('paymentBackup', { packageId: 'starter', credits: 10, backedUpAt: noon - ago });
  };
  const credited = { kind: 'credited', credits: 10, balance: 15 };
  const foundUnfinished = { kind: 'foundUnfinished', credits: 10, balance: 15 };
  /** Operations of an addition: the journal, credits, history, checkouts and the backup are written, then three entries are removed. */
  const operations = [1, 2, 3, 4, 5, 6];

  it('[REC-01] tells by the button what was recovered, where the load could not write the credits', async () => {
    underWay(minutes(5));
    const page = tab.load();
    refuseCredits(page);
    expect(await page.payment.reconcile()).toMatchObject({ kind: 'failed', automatic: true });
    expect(await page.payment.recover()).toMatchObject({ kind: 'failed' });
    page.guard(() => true);
    expect(await page.payment.recover()).toEqual({ kind: 'pending', credits: 10 });
    expect(await page.payment.recover()).toEqual({ kind: 'nothingFound' });
    expect(paid()).toBe(15);
  });

  it.each(['', '&session_id=cs_1'])(
    '[PAY-05] [PAY-06] [PAY-07] is told as the return that it was, where its address ("%s") is loaded again',
    async (session) => {
      for (const count of operations) {
        browser.disk.clear();
        browser.put('credits', record);
        tab = browser.openTab(`https://glow.test/?payment=success${session}`);
        underWay(minutes(5));
        const page = tab.load();
        end(page, count);
        await page.payment.reconcile();
        tab.navigation = 'reload';
        expect(await tab.load().payment.reconcile()).toEqual(credited);
        expect(await reconcileAt(`?payment=success${session}`)).toEqual({
          ...credited,
          kind: 'creditedBefore',
          credits: undefined,
        });
      }
    },
  );

  it.each(operations)(
    '[PAY-04] [PAY-06] is told as found unfinished, where no return has reported it, after %d operations',
    async (count) => {
      underWay(minutes(5));
      const page = tab.load();
      end(page, count);
      await page.payment.reconcile();
      expect(await reconcileAt('')).toEqual(foundUnfinished);
      expect(await reconcileAt('')).toEqual({ kind: 'nothing' });
    },
  );

  it('[PAY-05] [PAY-06] is told as paid by its return, though it was begun without one', async () => {
    await tab.load().payment.open('starter');
    const page = browser.openTab().load();
    end(page, 2);
    await page.payment.reconcile();
    expect(await reconcileAt('?payment=success')).toEqual(credited);
    expect(await reconcileAt('?payment=success')).toEqual({ kind: 'creditedBefore', balance: 15 });
  });

  it('[PAY-05] [REC-05] is no return that said success, where the sign was the referrer', async () => {
    tab.referrer = 'https://pay.test/';
    const page = tab.load();
    end(page, 2);
    await page.payment.recover();
    tab.navigation = 'reload';
    const again = tab.load();
    expect(await again.payment.reconcile()).toEqual(foundUnfinished);
    expect(await again.payment.recover()).toEqual({ kind: 'nothingFound' });
  });

  it('[PAY-06] is no payment of the return in another tab', async () => {
    const address = 'https://glow.test/?payment=success&session_id=cs_1';
    await browser.openTab(address).load().payment.reconcile();
    underWay(minutes(5));
    const page = tab.load();
    end(page, 2);
    await page.payment.reconcile();
    expect(await browser.openTab(address).load().payment.reconcile()).toEqual({
      ...foundUnfinished,
      balance: 25,
    });
  });

  it('[PAY-07] is told once: the browser did not remove the journal of an addition that was told', async () => {
    underWay(minutes(5));
    tab.address = 'https://glow.test/?payment=success';
    const page = tab.load();
    page.guard((operation, key) => operation !== 'remove' || key !== 'glowcheck.journal');
    expect(await page.payment.reconcile()).toEqual(credited);
    expect(browser.disk.has('glowcheck.journal')).toBe(true);
    page.guard(() => true);
    expect(await page.payment.recover()).toEqual({ kind: 'nothingFound' });
  });

  it('[REC-08] tells nothing of a receipt, which says itself what it brought', async () => {
    const receipt = `?receipt=${writeReceipt([{ ...purchase(days(50)), price: 0.99 }])}`;
    const page = tab.load();
    end(page, 2);
    await restoreReceipt(page.ledger, receipt);
    expect(await reconcileAt('')).toEqual({ kind: 'nothing' });
    expect(paid()).toBeGreaterThan(5);
  });

  it.each(['success', 'cancelled'] as const)(
    '[REC-01] [PAY-03] tells by the button what a load that said %s, and came to nothing, has left to finish',
    async (payment) => {
      underWay(minutes(5));
      const page = browser.openTab().load();
      end(page, 2);
      await page.payment.reconcile();
      tab.address = `https://glow.test/?payment=${payment}`;
      const back = tab.load();
      await back.payment.reconcile(AbortSignal.abort());
      expect(await back.payment.recover()).toEqual({ kind: 'pending', credits: 10 });
      expect(paid()).toBe(15);
    },
  );
});

describe('a page whose configuration could not be loaded, so that it does not know the provider', () => {
  /** Loads the page at the query; `configured` is whether it gets its configuration. */
  const come = async (
    configured: boolean,
    query: string,
    navigation: FakeTab['navigation'],
    referrer = 'https://pay.test/',
  ) => {
    browser.isConfigured = configured;
    tab.address = `https://glow.test/${query}`;
    tab.navigation = navigation;
    tab.referrer = referrer;
    const page = tab.load();
    browser.isConfigured = true;
    await page.payment.reconcile();
    return page;
  };
  const returns = ['?payment=success', '?payment=success&session_id=cs_1', '?payment=cancelled'];

  it.each(returns)(
    '[PAY-07] [PAY-03] [REC-05] %s: the sign of the referrer stays spent after a reload that knows the provider',
    async (query) => {
      await tab.load().payment.open('starter');
      await come(false, query, 'navigate');
      const before = paid();
      const page = await come(true, '', 'reload');
      expect(await page.payment.recover()).toEqual({ kind: 'nothingFound' });
      expect(paid()).toBe(before);
    },
  );

  it.each(returns)(
    '[PAY-07] [PAY-03] [REC-05] %s: so it does after a visit by another way, going back, and a reload that does not know it',
    async (query) => {
      await tab.load().payment.open('starter');
      await come(false, query, 'navigate');
      const before = paid();
      await come(true, '', 'navigate', '');
      for (const configured of [true, false, true]) {
        const page = await come(configured, '', 'back_forward');
        expect(await page.payment.recover()).toEqual({ kind: 'nothingFound' });
      }
      expect(paid()).toBe(before);
    },
  );

  it.each(returns)(
    '[PAY-07] [PAY-03] [REC-05] %s: and where one that did know the provider was loaded again without it',
    async (query) => {
      await tab.load().payment.open('starter');
      await come(true, query, 'navigate');
      const before = paid();
      await come(false, '', 'reload');
      const page = await come(true, '', 'reload');
      expect(await page.payment.recover()).toEqual({ kind: 'nothingFound' });
      expect(paid()).toBe(before);
    },
  );

  it('[REC-05] still pays once for having come from the provider, once it is known', async () => {
    await come(false, '', 'navigate');
    const page = await come(true, '', 'reload');
    expect(await page.payment.recover()).toEqual({ kind: 'fallback' });
    const again = await come(true, '', 'reload');
    expect(await again.payment.recover()).toEqual({ kind: 'nothingFound' });
    expect(paid()).toBe(15);
  });
});

describe('storage that is full', () => {
  /** No room for anything that is not there yet. */
  function fill() {
    const page = tab.load();
    page.guard((operation, key) => {
      if (operation === 'write' && !browser.disk.has(key))
        throw new DOMException('Setting the value exceeded the quota.', 'QuotaExceededError');
      return true;
    });
    return page;
  }

  it('[CRD-08] still takes a credit, since a record takes the place of a record', async () => {
    const page = fill();
    expect(await page.ledger.spend()).toBe(true);
    expect(browser.read('credits')).toEqual({ ...record, paidCredits: 4, totalAnalyses: 7 });
  });

  it('[PAY-06] says in words that bought credits could not be written down, and keeps the payment for later', async () => {
    browser.put('pendingPayment', pending(minutes(5)));
    const page = fill();
    expect(await page.payment.reconcile()).toEqual({
      kind: 'failed',
      automatic: true,
      reason: "This browser's storage is full. Free some space, then try again.",
    });
    expect(page.ledger.view()).toMatchObject({ left: 5, storage: 'full' });
    expect(await tab.load().payment.recover()).toEqual({ kind: 'pending', credits: 10 });
  });

  it('[BUY-04] sells nothing that could not be kept', async () => {
    const page = fill();
    expect(await page.payment.open('starter')).toEqual({
      ok: false,
      kind: 'payment',
      message:
        "This browser's storage is full, so bought credits could not be saved. Free some space, then try again.",
    });
    expect(browser.disk.has('glowcheck.pendingPayment')).toBe(false);
  });
});

describe('storage that is blocked when the visitor comes back', () => {
  it.each([
    ['success', 15],
    ['cancelled', 5],
  ])('[PAY-03] [PAY-07] %s is read again once storage is allowed: %d paid', async (payment, expected) => {
    await tab.load().payment.open('starter');
    tab.address = `https://glow.test/?payment=${payment}`;
    browser.isBlocked = true;
    const page = tab.load();
    await page.payment.reconcile();
    await page.payment.recover();
    tab.navigation = 'reload';
    await tab.load().payment.reconcile();
    browser.isBlocked = false;
    await tab.load().payment.reconcile();
    expect(paid()).toBe(expected);
    expect(await tab.load().payment.recover()).toEqual({ kind: 'nothingFound' });
    expect(tab.address).toBe('https://glow.test/');
  });
});

describe('storage that is blocked when the visitor recovers credits', () => {
  it('[REC-05] [REC-07] keeps the sign of payment for a load that can store what it gives, once', async () => {
    tab.referrer = 'https://pay.test/';
    browser.isBlocked = true;
    const page = tab.load();
    await page.payment.reconcile();
    expect(await page.payment.recover()).toEqual({ kind: 'fallback' });
    expect(await page.payment.recover()).toEqual({ kind: 'nothingFound' });
    browser.isBlocked = false;
    tab.navigation = 'reload';
    expect(await tab.load().payment.recover()).toEqual({ kind: 'fallback' });
    expect(await tab.load().payment.recover()).toEqual({ kind: 'nothingFound' });
    expect(paid()).toBe(15);
  });
});

describe('storage that is cleared while the page is open', () => {
  it('[CRD-08] stays cleared: the next change begins anew', async () => {
    const page = tab.load();
    expect(page.ledger.view().left).toBe(5);
    browser.disk.clear();
    expect(page.ledger.view()).toMatchObject({ left: 1, purchases: [] });
    expect(await page.ledger.spend()).toBe(true);
    expect(browser.read('credits')).toMatchObject({ freeAnalysesUsed: 1, paidCredits: 0, totalAnalyses: 1 });
    expect(browser.disk.has('glowcheck.purchaseHistory')).toBe(false);
  });

  it('[CRD-08] keeps showing what was seen last when storage begins to throw', () => {
    const page = tab.load();
    page.ledger.view();
    page.guard(() => {
      throw new Error('Denied');
    });
    expect(page.ledger.view()).toMatchObject({ left: 5, storage: 'blocked' });
  });
});

/** Orders that the seeded model found; the packs are counted after each. */
describe('returns that cross', () => {
  const packs = (page: FakePage) => (worthOf(page.ledger.view()) - 1) / 10;
  const payIn = async (from: FakeTab, referrer = '') => {
    browser.now += 1;
    from.address = 'https://glow.test/?payment=success';
    from.navigation = 'navigate';
    from.referrer = referrer;
    const page = from.load();
    await page.payment.reconcile();
    return packs(page);
  };
  const buyIn = async (from: FakeTab) => {
    browser.now += 1;
    from.address = 'https://glow.test/';
    await from.load().payment.open('starter');
  };

  beforeEach(() => browser.disk.clear());

  it('[PAY-09] each counts, though each is taken for the purchase of another tab', async () => {
    const other = browser.openTab();
    // Its own record was cleared: the provider alone speaks for it.
    await buyIn(tab);
    expect(await payIn(other, 'https://pay.test/')).toBe(1);
    await buyIn(other);
    expect(await payIn(tab)).toBe(2);
    expect(await payIn(other)).toBe(3);
  });

  it('[PAY-02] [REC-07] one without a record is for the purchase under way, however old, and leaves none behind', async () => {
    await buyIn(tab);
    browser.now += hours(24);
    const other = browser.openTab();
    await buyIn(other);
    expect(await payIn(other)).toBe(1);
    expect(await payIn(browser.openTab(), 'https://pay.test/')).toBe(2);
    browser.now -= minutes(1);
    const page = browser.openTab().load();
    expect(await page.payment.recover()).toEqual({ kind: 'nothingFound' });
    expect(packs(page)).toBe(2);
  });
});
