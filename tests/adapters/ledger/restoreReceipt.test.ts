import fc from 'fast-check';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { restoreReceipt } from '../../../src/adapters/ledger/restoreReceipt.ts';
import { writeReceipt } from '../../../src/adapters/receiptCode.ts';
import { days, FakeBrowser, noon, worthOf } from '../../crash/fakeBrowser.ts';

const packSize = 10;

/** A browser whose visitor buys, spends, keeps receipts and uses them. */
function openBrowser(now: number) {
  const browser = new FakeBrowser();
  browser.now = now;
  const load = (query = '') => browser.openTab(`https://glow.test/${query}`).load();
  const view = () => load().ledger.view();
  return {
    browser,
    view,
    load,
    worth: () => worthOf(view()),
    async buy() {
      browser.now += 1;
      await load().payment.open('starter');
      await load(`?payment=success&session_id=cs_${browser.now}`).payment.reconcile();
      return view().purchases.at(-1)?.id ?? '';
    },
    spend: () => load().ledger.spend(),
    receipt: () => `?receipt=${writeReceipt(view().purchases)}`,
    use: (receipt: string) => restoreReceipt(load().ledger, receipt),
  };
}

beforeEach(() => {
  vi.spyOn(console, 'warn').mockReturnValue();
});

describe('a receipt', () => {
  test('[REC-08] brings back what was bought after the browser cleared its storage, once', async () => {
    const phone = openBrowser(noon);
    await phone.buy();
    const receipt = phone.receipt();
    phone.browser.disk.clear();
    phone.browser.now += days(8);
    expect(await phone.use(receipt)).toEqual({ kind: 'restored', credits: 10, balance: 11 });
    expect(await phone.use(receipt)).toEqual({ kind: 'nothingNew', balance: 11 });
    expect(phone.view().purchases).toHaveLength(1);
  });

  test('[REC-08] adds nothing where its purchase is, whatever was spent of it', async () => {
    const phone = openBrowser(noon);
    await phone.buy();
    const receipt = phone.receipt();
    for (let count = 0; count < 11; count += 1) await phone.spend();
    expect(await phone.use(receipt)).toEqual({ kind: 'nothingNew', balance: 0 });
  });

  test('[REC-08] brings what this browser does not know to be used, where the history was lost', async () => {
    const phone = openBrowser(noon);
    await phone.buy();
    const receipt = phone.receipt();
    for (let count = 0; count < 5; count += 1) await phone.spend();
    const { left } = phone.view();
    for (const name of ['purchaseHistory', 'checkouts']) phone.browser.disk.delete(`glowcheck.${name}`);
    expect(await phone.use(receipt)).toEqual({ kind: 'nothingNew', balance: left });
    // And where the credits were lost with it, but not the count of analyses: the rest.
    phone.browser.put('credits', { ...phone.view().record, paidCredits: 0 });
    expect(await phone.use(receipt)).toMatchObject({ kind: 'restored', credits: 6 });
  });

  test('[REC-08] that cannot be read, or written down, is told and changes nothing', async () => {
    const phone = openBrowser(noon);
    expect(await phone.use('?receipt=AAAA')).toEqual({ kind: 'unreadable' });
    await phone.buy();
    const receipt = phone.receipt();
    const other = openBrowser(noon + days(1));
    const page = other.load();
    page.guard((operation) => {
      if (operation === 'write') throw new Error('No room');
      return true;
    });
    expect(await restoreReceipt(page.ledger, receipt)).toEqual({ kind: 'failed', reason: 'No room' });
    expect(other.worth()).toBe(1);
    expect(await other.use(receipt)).toMatchObject({ kind: 'restored', credits: 10 });
  });

  test('[PAY-09] [REC-08] takes no return for a payment of its own', async () => {
    const phone = openBrowser(noon);
    await phone.buy();
    const receipt = phone.receipt();
    const other = openBrowser(noon + days(1));
    await other.use(receipt);
    await other.load('?payment=success').payment.reconcile();
    expect(other.worth()).toBe(21);
  });

  test('[REC-08] counts once in each browser, whatever is bought, spent and cleared between', async () => {
    const who = fc.constantFrom(0, 1);
    const step = fc.oneof(
      fc.tuple(fc.constant('buy' as const), who, fc.constant(0)),
      fc.tuple(fc.constantFrom('spend' as const, 'clear' as const), who, fc.constant(0)),
      fc.tuple(fc.constant('loseHistory' as const), who, fc.constant(0)),
      fc.tuple(fc.constant('use' as const), who, fc.nat({ max: 9 })),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 30 }), async (steps) => {
        const browsers = [openBrowser(noon), openBrowser(noon + days(30))] as const;
        /** Purchases that each browser was given since it was cleared. */
        const given = [new Set<string>(), new Set<string>()] as const;
        const forgot = [false, false];
        const receipts: { text: string; ids: string[] }[] = [];
        for (const [what, index, pick] of steps) {
          const visitor = browsers[index] ?? browsers[0];
          const has = given[index] ?? given[0];
          const receipt = receipts[pick % Math.max(1, receipts.length)];
          if (what === 'buy') {
            has.add(await visitor.buy());
            receipts.push({ text: visitor.receipt(), ids: visitor.view().purchases.map(({ id }) => id) });
          }
          if (what === 'spend') await visitor.spend();
          if (what === 'clear') {
            visitor.browser.disk.clear();
            has.clear();
            forgot[index] = false;
          }
          if (what === 'loseHistory') {
            for (const name of ['purchaseHistory', 'checkouts'])
              visitor.browser.disk.delete(`glowcheck.${name}`);
            forgot[index] = true;
          }
          if (what === 'use' && receipt) {
            await visitor.use(receipt.text);
            for (const id of receipt.ids) has.add(id);
          }
          const most = 1 + packSize * has.size;
          // A browser that forgot its history cannot tell a new receipt from an old one, and errs on the safe side.
          if (forgot[index]) expect(visitor.worth()).toBeLessThanOrEqual(most);
          else expect(visitor.worth()).toBe(most);
        }
      }),
      { numRuns: 60 },
    );
  });
});
