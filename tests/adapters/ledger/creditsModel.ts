import type fc from 'fast-check';
import { readCredited } from '../../../src/adapters/ledger/credited.ts';
import {
  readCheckouts,
  readCredits,
  readCreditsBackup,
  readHistory,
  readStoredCredits,
} from '../../../src/adapters/ledger/records.ts';
import type { KeyValueStorage } from '../../../src/adapters/storage/KeyValueStorage.ts';
import type { ReturnParameter } from '../../../src/domain/payment/readReturn.ts';
import { restoreReceipt } from '../../../src/adapters/ledger/restoreReceipt.ts';
import { readReceipt, writeReceipt } from '../../../src/adapters/receiptCode.ts';
import { type FakeBrowser, type FakePage, type FakeTab, minutes } from '../../crash/fakeBrowser.ts';
import { type Books, bookUnpaid, clearBooks, newVisit, type Visit } from './creditsBooks.ts';

export interface Seat {
  tab: FakeTab;
  /** The page in the tab; asleep in the back-forward cache while the tab is at the checkout. */
  page: FakePage;
  /** The purchase at whose checkout the tab is. */
  away: Visit | null;
  /** The page is at a purchase, a recovery or a return, and nothing else can be pressed. */
  busy: boolean;
  /** The tab's data was cleared while the provider was its referrer. */
  signIsForgotten: boolean;
  /** The tab is a copy that was made at the checkout: no page of the product is in its back-forward cache. */
  isCopy: boolean;
  /** The return that the tab's page was loaded by. */
  returned: string | null;
  /** The return that the tab's page was loaded by and that it did not come to. */
  missed: {
    readonly visit: Visit;
    readonly query: string;
    readonly session: boolean;
    /** `purchases` of the shop at that time. */
    readonly purchases: number;
  } | null;
  /** The checkout that the tab left by a link that says nothing of a payment. */
  left: Visit | null;
  /** Where the tab's Back leads. */
  readonly past: { readonly query: string; readonly referrer: string }[];
}

export const newSeat = (tab: FakeTab): Seat => ({
  tab,
  page: tab.load(),
  away: null,
  busy: false,
  signIsForgotten: false,
  isCopy: false,
  returned: null,
  missed: null,
  left: null,
  past: [],
});

/** The real thing: one browser, its tabs, and what they are busy with. */
export interface Shop {
  readonly browser: FakeBrowser;
  readonly seats: readonly Seat[];
  readonly running: Promise<void>[];
  underWay: number;
  /** Called once by the next lock that asks what the others wrote. */
  whileAsleep: (() => void) | null;
  /** Changes to the purchases under way: a return after which there was none is the same one when seen again. */
  purchases: number;
  lastReturn: { readonly address: string; readonly purchases: number } | null;
  /** The receipt that the visitor kept last. */
  receipt: string;
  /** Ids of purchases on it that this browser does not know any more, because everything was cleared. */
  readonly restorable: Set<string>;
}

export type Step = fc.AsyncCommand<Books, Shop>;

export const provider = 'https://pay.test/';
export const seatOf = ({ seats }: Shop, index: number) => seats[index % seats.length] as Seat;

/** A step that is begun and not waited for, so that the scheduler can put others in between. */
export const step = (name: string, begin: (books: Books, shop: Shop) => Promise<void> | undefined): Step => ({
  check: () => true,
  run: async (books, shop) => {
    shop.browser.now += 1;
    const work = begin(books, shop);
    if (!work) return;
    shop.underWay += 1;
    shop.running.push(
      work.finally(() => {
        shop.underWay -= 1;
      }),
    );
  },
  toString: () => name,
});

/** A step whose page is loaded without its configuration. */
export const unconfigured = (inner: Step): Step => ({
  check: () => true,
  run: (books, shop) => {
    shop.browser.isConfigured = false;
    const done = inner.run(books, shop);
    shop.browser.isConfigured = true;
    return done;
  },
  toString: () => `unconfigured ${inner.toString()}`,
});

/** A step of one tab that takes its page up until it is done. */
export const atDesk = (
  name: string,
  index: number,
  begin: (books: Books, shop: Shop, seat: Seat) => Promise<void> | undefined,
): Step =>
  step(name.replace('(', `(${index}`), (books, shop) => {
    const seat = seatOf(shop, index);
    if (seat.busy) return undefined;
    const work = begin(books, shop, seat);
    seat.busy = work !== undefined;
    return work?.finally(() => {
      seat.busy = false;
    });
  });

interface Arrival {
  readonly query?: string;
  readonly referrer?: string;
  readonly navigation?: FakeTab['navigation'];
}

export function load(seat: Seat, { query = '', referrer, navigation = 'navigate' }: Arrival) {
  seat.tab.address = `https://glow.test/${query}`;
  seat.tab.navigation = navigation;
  if (referrer !== undefined) seat.tab.referrer = referrer;
  seat.page = seat.tab.load();
  seat.away = null;
  seat.isCopy = false;
  seat.returned = null;
  seat.missed = null;
  return seat.page.payment.reconcile();
}

/** Does something while the storage has room for so many writes only. */
export async function whileRoom<T>(page: FakePage, room: number, work: () => Promise<T>): Promise<T> {
  let writes = 0;
  page.guard((operation, key) => {
    if (operation === 'write' && key !== 'address' && (writes += 1) > room)
      throw new DOMException('full', 'QuotaExceededError');
    return true;
  });
  return work().finally(() => page.guard(() => true));
}

/** Rates a photo, or two against each other: it is one credit either way. Asleep in the lock, its time may run out. */
export const use = (index: number, asleep: boolean) =>
  step(`use(${index}${asleep ? ', asleep' : ''})`, (books, shop) => {
    const { away, page } = seatOf(shop, index);
    if (away) return undefined;
    const wish = new AbortController();
    if (asleep) shop.whileAsleep = () => wish.abort();
    return page.ledger.spend(wish.signal).then((spent) => {
      if (spent) books.shown += 1;
    });
  });

/** Rates a photo, or presses Recover Credits, with room for so many writes. */
export const withoutRoom = (index: number, what: 'use' | 'recover', room: number) =>
  atDesk(`${what}WithoutRoom(, ${room})`, index, (books, _shop, { away, page, missed }) => {
    if (away || missed) return undefined;
    return whileRoom(page, room, async () => {
      if (what === 'recover') await page.payment.recover();
      else if (await page.ledger.spend()) books.shown += 1;
    });
  });

/** Leaves for a checkout; where the first does not answer, the button is pressed once more. */
export const buy = (index: number, again: boolean) =>
  atDesk(`buy(${again ? ', again' : ''})`, index, (books, shop, seat) => {
    const { page, tab } = seat;
    if (seat.away || seat.missed) return undefined;
    seat.left = null;
    const visit = newVisit(books, shop.browser.now, true);
    shop.purchases += 1;
    // Others may meet its record before this tab hears that it was written.
    books.visits.push(visit);
    const press = async () => {
      const { ok } = await page.payment.open('starter');
      visit.open = ok;
      if (ok) shop.purchases += 1;
      return ok;
    };
    const pressAgain = async () => {
      const first = ownPurchase(tab);
      const ok = await press();
      // Another tab may have found it meanwhile.
      if (first !== undefined && readCredited(page.storage).has(first)) books.extra += 1;
      return ok;
    };
    return press().then(async (opened) => {
      const ok = opened && again ? await pressAgain() : opened;
      if (!ok || seat.page !== page) return;
      page.leave();
      seat.away = visit;
    });
  });

export const queryOf = (payment: ReturnParameter, session: string | null) =>
  `?payment=${payment}${session === null ? '' : `&session_id=${session}`}`;

/** Books a return that was counted, and remembers it. If storage had no room for the note of it, a second tab cannot recognize its address. */
export function bookReturn(books: Books, shop: Shop, seat: Seat, query: string): void {
  books.reported += 1;
  seat.returned = query;
  shop.lastReturn = isNotedTwice(seat.page.storage) ? { address: query, purchases: shop.purchases } : null;
}

export async function report(books: Books, shop: Shop, seat: Seat, arrival: Arrival): Promise<void> {
  const { query = '' } = arrival;
  const outcome = await load(seat, arrival);
  if (outcome.kind === 'failed') return;
  bookReturn(books, shop, seat, query);
}

/** Pays and comes back; where `session` is set the provider says for which of its sessions. */
export const pay = (index: number, session: boolean, referred: boolean) =>
  atDesk(`pay(${session ? ', session' : ''}${referred ? ', referred' : ''})`, index, (books, shop, seat) => {
    const visit = seat.away;
    if (!visit) return undefined;
    // The first return of this payment was missed in a copy of the tab, and may be half written. Only the session's id tells that the
    // second is the same.
    const missed = shop.seats.find((other) => other.missed?.visit === visit)?.missed;
    if (missed && !(session && missed.session)) return undefined;
    visit.open = false;
    const query = queryOf('success', session ? visit.session : null);
    if (visit.paid !== 'no') {
      // In a copy of the tab. The provider takes no second payment for a session, and may send the visitor back once more. Only
      // the session's id tells that return from another payment's.
      if (!session || visit.paid !== 'bySession') return undefined;
      return load(seat, { query, referrer: provider }).then((outcome) =>
        bookUnpaid(books, outcome, 'a payment that came back in a copy of its tab'),
      );
    }
    visit.paid = session ? 'bySession' : 'withoutSession';
    // Of a return without record, session and referrer nothing is known: it could as well be another, seen again.
    const isKnown = knowsItsPurchase(seat.tab) || session;
    return report(books, shop, seat, { query, referrer: referred || !isKnown ? provider : '' });
  });

/** Comes back paid in a tab of its own, as from an app's browser. Without a session only where it is the only one. */
export const payElsewhere = (index: number, session: boolean) =>
  atDesk(`payElsewhere(${session ? ', session' : ''})`, index, (books, shop, seat) => {
    const visit = seat.away;
    const others = books.visits.filter((other) => other.open && other !== visit);
    if (!visit || visit.paid !== 'no' || (!session && others.length > 0)) return undefined;
    // The tab that this one is a copy of has paid already, and its return was missed: this would be a second payment.
    if (shop.seats.some(({ missed }) => missed?.visit === visit)) return undefined;
    visit.open = false;
    visit.paid = session ? 'bySession' : 'withoutSession';
    seat.away = null;
    // Which of several it was is not told: the record of another may go for it, and an older one be left.
    if (others.length > 0) books.piecesLost = true;
    seat.tab = shop.browser.openTab();
    const query = queryOf('success', session ? visit.session : null);
    return report(books, shop, seat, { query, referrer: provider });
  });

/** Goes back to the checkout after having paid, and pays again: a payment without any record. */
export const payAgain = (index: number, session: boolean) =>
  atDesk(`payAgain(${session ? ', session' : ''})`, index, (books, shop, seat) => {
    if (seat.away || seat.returned === null) return undefined;
    const visit = newVisit(books, shop.browser.now, false);
    // Recovery comes before the fallback: the record of a purchase under way goes for this one.
    if (books.visits.some(({ open }) => open)) books.piecesLost = true;
    books.visits.push(visit);
    return report(books, shop, seat, {
      query: queryOf('success', session ? visit.session : null),
      referrer: provider,
    });
  });

/** The same return once more: loaded again, gone back to, or its address in another tab. */
export const seeAgain = (index: number, how: 'reload' | 'back_forward' | 'secondTab') =>
  atDesk(`seeAgain(, ${how})`, index, (books, shop, seat) => {
    const query = seat.returned;
    if (query === null || seat.away) return undefined;
    // The tab has left for another checkout since, before which the address was cleaned: it has no return to load again.
    if (how !== 'secondTab' && knowsItsPurchase(seat.tab)) return undefined;
    const tellOf = (outcome: Parameters<typeof bookUnpaid>[1]) => bookUnpaid(books, outcome, `a ${how}`);
    if (how !== 'secondTab')
      return load(seat, { query, navigation: how }).then((outcome) => {
        seat.returned = query;
        tellOf(outcome);
      });
    const known = shop.lastReturn;
    if (!query.includes('session') && (known?.address !== query || known.purchases !== shop.purchases))
      return undefined;
    const { purchases } = shop;
    const second = shop.browser.openTab(`https://glow.test/${query}`).load();
    return second.payment.reconcile().then((outcome) => {
      // With a purchase begun meanwhile it could as well be the return of that one.
      if (shop.purchases === purchases) tellOf(outcome);
    });
  });

/** The id of the purchase for which a tab left, as far as the tab knows it. */
export const ownPurchase = ({ session }: FakeTab) =>
  /"timestamp":(\d+)/.exec(session.get('glowcheck.checkout') ?? '')?.[1];

/** Whether a tab knows a purchase of its own whose return was not counted. */
export const knowsItsPurchase = ({ session }: FakeTab) => {
  const kept = session.get('glowcheck.checkout');
  return kept !== undefined && !kept.includes('"isReported":true');
};

/** What recovery and history know by now. */
export const creditedIds = ({ browser }: Shop) =>
  ['purchaseHistory', 'checkouts'].map((name) => browser.disk.get(`glowcheck.${name}`) ?? '').join();

/** With nothing under way any more, the last return that is seen again is known for what it is. */
export function calledOff(books: Books, shop: Shop): void {
  shop.purchases += 1;
  const { lastReturn, purchases } = shop;
  if (lastReturn && shop.underWay === 1 && !books.visits.some(({ open }) => open))
    shop.lastReturn = { ...lastReturn, purchases };
}

export const cancel = (index: number) =>
  atDesk(`cancel()`, index, (books, shop, seat) => {
    const visit = seat.away;
    if (!visit) return undefined;
    shop.purchases += 1;
    const id = ownPurchase(seat.tab);
    return load(seat, { query: '?payment=cancelled', referrer: provider }).then((outcome) => {
      bookUnpaid(books, outcome, 'a cancellation');
      visit.open = false;
      calledOff(books, shop);
      // Who left the same checkout before, in a tab of which this is a copy, has a sign of payment that this does not spend.
      books.extra += shop.seats.filter((other) => other !== seat && other.left === visit).length;
      if (id === undefined || creditedIds(shop).includes(`"${id}"`)) books.extra += 1;
    });
  });

/**
 * A tab gives way to a copy of another, as browsers make them: with its session storage and referrer, at the same place, and
 * reached as if by going back or forward.
 */
export const duplicate = (index: number, onto: number) =>
  atDesk(`duplicate(, of ${index})`, onto, (books, shop, seat) => {
    const source = seatOf(shop, index);
    if (source === seat || source.busy || seat.away || source.missed) return undefined;
    seat.left = null;
    seat.missed = null;
    seat.past.splice(0);
    const tab = shop.browser.openTab(source.tab.address);
    for (const [key, value] of source.tab.session) tab.session.set(key, value);
    tab.referrer = source.tab.referrer;
    seat.tab = tab;
    seat.signIsForgotten = source.signIsForgotten;
    // The sign's identity was cleared and is not written anew before the next load: each tab gives it one of its own.
    if (source.signIsForgotten && !source.tab.session.has('glowcheck.arrival')) books.extra += 1;
    if (source.away) {
      // At the checkout, where the page of the product is none.
      seat.away = source.away;
      seat.isCopy = true;
      seat.returned = null;
      return undefined;
    }
    return load(seat, { navigation: 'back_forward' }).then((outcome) =>
      bookUnpaid(books, outcome, 'a copy of a tab'),
    );
  });

/** Comes back out of the back-forward cache: the page goes on where it was. */
export const wakeUp = (index: number) =>
  atDesk(`wakeUp()`, index, (_books, _shop, seat) => {
    if (!seat.isCopy) seat.away = null;
    return undefined;
  });

/** Comes back without a word about the payment, or loads the page again, at the address that it left there. */
export const reload = (index: number) =>
  atDesk(`reload()`, index, (books, _shop, seat) => {
    if (seat.missed) return undefined;
    const again = seat.away
      ? load(seat, { navigation: 'back_forward' })
      : load(seat, { query: new URL(seat.tab.address).search, navigation: 'reload' });
    return again.then((outcome) => bookUnpaid(books, outcome, 'a load without a word'));
  });

export const recover = (index: number) =>
  atDesk(`recover()`, index, (_books, _shop, { away, page, missed }) => {
    return away || missed ? undefined : page.payment.recover().then(() => {});
  });

/** By whole minutes, so that no two steps, of one millisecond each, ever fall on the same moment. */
export const clockJump = (by: number) =>
  step(`clock(${by} min)`, (_, { browser }) => {
    browser.now += minutes(by);
    return undefined;
  });

/** Whether every purchase of the history has its note among the checkouts, for which storage may have had no room. */
function isNotedTwice(storage: KeyValueStorage): boolean {
  const noted = new Set(readCheckouts(storage).credited.map(({ id }) => id));
  return readHistory(storage).every(({ id }) => noted.has(id));
}

const soleCopies = { credits: readCreditsBackup, creditsBackup: readStoredCredits } as const;

/** Spoils one entry, or (null) loses it; never the last copy of what no other entry tells. */
export const spoil = (
  name: 'credits' | 'creditsBackup' | 'pendingPayment' | 'paymentBackup' | 'purchaseHistory' | 'activity',
  text: string | null,
) =>
  step(`spoil(${name}, ${text})`, (books, { browser }) => {
    const key = `glowcheck.${name}`;
    if (!browser.disk.has(key)) return undefined;
    const { storage } = browser.openTab().load();
    if (name === 'credits' || name === 'creditsBackup') {
      // After a write for which there was no room, the record and its backup may differ. One could then not replace the other.
      const [other, own] = [soleCopies[name](storage), readCredits(storage)];
      if (!other || other.totalAnalyses !== own.totalAnalyses) return undefined;
    }
    if (name === 'pendingPayment' || name === 'paymentBackup') books.piecesLost = true;
    if (name === 'purchaseHistory' && !isNotedTwice(storage)) return undefined;
    if (text === null) browser.disk.delete(key);
    else browser.put(name, text);
    return undefined;
  });

/** Waits until nothing is under way any more. */
export async function atRest({ running }: Shop): Promise<void> {
  while (running.length > 0) await Promise.all(running.splice(0));
}

/** The visitor clears the site's data, between two steps; tabs that stand elsewhere may keep what they took along. */
export const clear = (sessionsToo: boolean) =>
  step(`clear(${sessionsToo})`, (books, shop) => {
    const { browser, seats } = shop;
    if (shop.underWay > 0) return undefined;
    // The count of changes stays, or every tab would wait a second for those that it heard of.
    for (const key of browser.disk.keys()) if (key !== 'glowcheck.revision') browser.disk.delete(key);
    clearBooks(books);
    for (const { id } of readReceipt(shop.receipt) ?? []) shop.restorable.add(id);
    for (const seat of seats) {
      if (sessionsToo) seat.tab.session.clear();
      // An address that was returned to is long clean; what it spoke of is known no more, but the referrer still speaks.
      seat.returned = null;
      seat.missed = null;
      seat.past.splice(0);
      seat.signIsForgotten ||= sessionsToo && seat.tab.referrer === provider;
      if (seat.signIsForgotten) books.extra += 1;
    }
    shop.lastReturn = null;
    return undefined;
  });

/** Keeps the receipt of all purchases that this browser knows. */
export const keepReceipt = (index: number) =>
  step(`keepReceipt(${index})`, (_books, shop) => {
    const { purchases } = seatOf(shop, index).page.ledger.view();
    shop.receipt = `?receipt=${writeReceipt(purchases)}`;
    shop.restorable.clear();
    return undefined;
  });

/** Uses the receipt that was kept last. */
export const useReceipt = (index: number) =>
  step(`useReceipt(${index})`, (books, shop) => {
    const { away, page } = seatOf(shop, index);
    if (away) return undefined;
    books.extra += shop.restorable.size;
    shop.restorable.clear();
    return restoreReceipt(page.ledger, shop.receipt).then(() => {});
  });
