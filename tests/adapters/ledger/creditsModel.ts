import type fc from 'fast-check';
import { purchaseIdOf } from '../../../src/domain/payment/PendingPayment.ts';
import type { RecoveryOutcome, SettleOutcome } from '../../../src/domain/payment/paymentOutcomes.ts';
import {
  readCreditsBackup,
  readHistory,
  readPending,
  readStoredCredits,
} from '../../../src/adapters/ledger/records.ts';
import { createTabMemory } from '../../../src/adapters/tabMemory.ts';
import {
  type FakeBrowser,
  type FakePage,
  type FakeTab,
  fakeStorage,
  minutes,
  worthOf,
} from '../../crash/fakeBrowser.ts';

/** What ought to be true of the credits, kept beside the real thing. */
export interface Books {
  /** Credits that were ever added. */
  granted: number;
  /** Ids of purchases that were called off before they were credited. */
  readonly calledOff: Set<string>;
  /** Ids of purchases that came back paid. */
  readonly paidFor: Set<string>;
}

interface Seat {
  readonly tab: FakeTab;
  /** Null while the tab is at the checkout. */
  page: FakePage | null;
}

/** The real thing: one browser, up to three tabs, and what they are busy with. */
export interface Shop {
  readonly browser: FakeBrowser;
  readonly seats: readonly Seat[];
  readonly running: Promise<void>[];
}

export type Step = fc.AsyncCommand<Books, Shop>;

const seatOf = ({ seats }: Shop, index: number) => seats[index % seats.length] as Seat;

/** The purchase that a tab took along. */
const ownOf = (seat: Seat) => {
  const own = createTabMemory({ sessionStorage: fakeStorage(seat.tab.session) }).recall();
  return own && purchaseIdOf(own);
};

function bookRecovery(books: Books, outcome: RecoveryOutcome): void {
  if (outcome.kind === 'pending' || outcome.kind === 'paymentBackup') books.granted += outcome.credits;
  if (outcome.kind === 'fallback') books.granted += 10;
}

function bookSettling(books: Books, outcome: SettleOutcome): void {
  if (outcome.kind === 'credited') books.granted += outcome.credits;
  if (outcome.kind === 'recovered') bookRecovery(books, outcome.recovery);
}

/** A step that is begun and not waited for, so that the scheduler can put others in between. */
const step = (name: string, begin: (books: Books, shop: Shop) => Promise<void> | undefined): Step => ({
  check: () => true,
  run: async (books, shop) => {
    shop.browser.now += 1;
    const work = begin(books, shop);
    if (work) shop.running.push(work);
  },
  toString: () => name,
});

const load = (seat: Seat, query: string) => {
  seat.tab.address = `https://glow.test/${query}`;
  seat.page = seat.tab.load();
  return seat.page.payment.settle();
};

export const use = (index: number) =>
  step(`use(${index})`, (_, shop) =>
    seatOf(shop, index)
      .page?.ledger.spend()
      .then(() => {}),
  );

export const buy = (index: number) =>
  step(`buy(${index})`, (_, shop) => {
    const seat = seatOf(shop, index);
    const { page } = seat;
    if (!page) return undefined;
    return page.payment.open('starter').then(({ ok }) => {
      if (ok && seat.page === page) seat.page = null;
    });
  });

export const pay = (index: number) =>
  step(`pay(${index})`, (books, shop) => {
    const seat = seatOf(shop, index);
    if (seat.page) return undefined;
    const own = ownOf(seat);
    if (own === null) return undefined;
    return load(seat, '?payment=success').then((outcome) => {
      books.paidFor.add(own);
      bookSettling(books, outcome);
    });
  });

export const cancel = (index: number) =>
  step(`cancel(${index})`, (books, shop) => {
    const { browser } = shop;
    const seat = seatOf(shop, index);
    if (seat.page) return undefined;
    const own = ownOf(seat);
    if (own === null) return undefined;
    const { storage } = browser.openTab().load();
    return load(seat, '?payment=cancelled').then((outcome) => {
      bookSettling(books, outcome);
      if (!readHistory(storage).some(({ id }) => id === own)) books.calledOff.add(own);
    });
  });

/** Comes back, or reloads, without a word about the payment. */
export const reload = (index: number) =>
  step(`reload(${index})`, (books, shop) =>
    load(seatOf(shop, index), '').then((outcome) => bookSettling(books, outcome)),
  );

export const recover = (index: number) =>
  step(`recover(${index})`, (books, shop) =>
    seatOf(shop, index)
      .page?.payment.recover()
      .then((outcome) => bookRecovery(books, outcome)),
  );

/** By whole minutes, so that no two steps, of one millisecond each, ever fall on the same moment. */
export const clockJump = (by: number) =>
  step(`clock(${by} min)`, (_, { browser }) => {
    browser.now += minutes(by);
    return undefined;
  });

/** Spoils one entry; the record only while its backup is sound, since both together are beyond repair. */
export const corrupt = (name: 'credits' | 'creditsBackup' | 'pendingPayment' | 'activity', text: string) =>
  step(`corrupt(${name}, ${text})`, (_, { browser }) => {
    if (!browser.disk.has(`glowcheck.${name}`)) return undefined;
    const { storage } = browser.openTab().load();
    if (name === 'credits' && !readCreditsBackup(storage)) return undefined;
    if (name === 'creditsBackup' && !readStoredCredits(storage)) return undefined;
    browser.put(name, text);
    return undefined;
  });

/** Everything has come to rest: purchased + free = spent + left, and nobody was paid twice or for nothing. */
export async function audit(books: Books, { browser, running }: Shop): Promise<string[]> {
  await Promise.all(running.splice(0));
  const { ledger, storage } = browser.openTab().load();
  const view = ledger.view();
  const problems: string[] = [];
  const expected = 1 + books.granted;
  if (worthOf(view) !== expected) problems.push(`left ${view.left} + spent, not ${expected} in all`);
  const ids = readHistory(storage).map(({ id }) => id);
  if (new Set(ids).size !== ids.length) problems.push(`credited twice: ${ids.join(', ')}`);
  for (const id of books.paidFor) if (!ids.includes(id)) problems.push(`paid and not credited: ${id}`);
  for (const id of books.calledOff) if (ids.includes(id)) problems.push(`called off and credited: ${id}`);
  const pending = readPending(storage);
  if (pending && pending !== 'corrupt' && ids.includes(purchaseIdOf(pending)))
    problems.push('a credited purchase is still pending');
  return problems;
}
