import { bookUnpaid } from './creditsBooks.ts';
import {
  atDesk,
  bookReturn,
  calledOff,
  creditedIds,
  knowsItsPurchase,
  load,
  ownPurchase,
  provider,
  queryOf,
  report,
  seatOf,
  step,
  whileRoom,
} from './creditsModel.ts';

/** Pays and comes back, and the load has room for so many writes only, or (null) does not get the lock in time. */
export const missReturn = (index: number, session: boolean, referred: boolean, room: number | null) =>
  atDesk(
    `missReturn(${session ? ', session' : ''}${referred ? ', referred' : ''}, ${room})`,
    index,
    (books, shop, seat) => {
      const visit = seat.away;
      if (!visit || visit.paid !== 'no' || seat.isCopy) return undefined;
      const isKnown = knowsItsPurchase(seat.tab) || session;
      const query = queryOf('success', session ? visit.session : null);
      seat.tab.address = `https://glow.test/${query}`;
      seat.tab.navigation = 'navigate';
      seat.tab.referrer = referred || !isKnown ? provider : '';
      seat.page = seat.tab.load();
      seat.away = null;
      seat.returned = null;
      seat.missed = { visit, query, session, purchases: shop.purchases };
      const { page } = seat;
      if (room === null) return page.payment.reconcile(AbortSignal.abort()).then(() => {});
      return whileRoom(page, room, () => page.payment.reconcile()).then(({ kind }) => {
        if (kind === 'failed') return;
        seat.missed = null;
        visit.open = false;
        visit.paid = session ? 'bySession' : 'withoutSession';
        bookReturn(books, shop, seat, query);
      });
    },
  );

/**
 * Pays and comes back, and the visitor loads the page again before its program has run. Left out where neither a session nor an uncredited
 * purchase of the tab tells this return from the tab's earlier one.
 */
export const payLoadedAgain = (index: number, session: boolean, referred: boolean) =>
  atDesk(`payLoadedAgain(${session ? ', session' : ''}, ${referred})`, index, (books, shop, seat) => {
    const visit = seat.away;
    const id = knowsItsPurchase(seat.tab) ? ownPurchase(seat.tab) : undefined;
    const isKnown = session || (id !== undefined && !creditedIds(shop).includes(`"${id}"`));
    if (!visit || visit.paid !== 'no' || seat.isCopy || !isKnown) return undefined;
    visit.open = false;
    visit.paid = session ? 'bySession' : 'withoutSession';
    const query = queryOf('success', session ? visit.session : null);
    return report(books, shop, seat, { query, referrer: referred ? provider : '', navigation: 'reload' });
  });

/** Loads the page of such a return again, or presses its button, as its alert says. */
export const tryAgain = (index: number, how: 'reload' | 'recover') =>
  atDesk(`tryAgain(, ${how})`, index, (books, shop, seat) => {
    if (!seat.missed) return undefined;
    const { visit, query, session, purchases } = seat.missed;
    // Paid in a copy of the tab meanwhile: the provider takes no second payment for a session.
    if (visit.paid !== 'no') return undefined;
    seat.missed = null;
    visit.open = false;
    visit.paid = session ? 'bySession' : 'withoutSession';
    const again =
      how === 'reload'
        ? report(books, shop, seat, { query, navigation: 'reload' })
        : seat.page.payment.recover().then(({ kind }) => {
            if (kind !== 'failed') bookReturn(books, shop, seat, query);
          });
    return again.then(() => {
      // Another tab may have finished what the load began, before the purchases that were begun since.
      if (shop.purchases !== purchases) shop.lastReturn = null;
    });
  });

/** Comes back cancelled, and the load does not get the lock in time; then as above. */
export const missCancellation = (index: number, how: 'reload' | 'recover') =>
  atDesk(`missCancellation(, ${how})`, index, (books, shop, seat) => {
    const visit = seat.away;
    if (!visit) return undefined;
    shop.purchases += 1;
    const id = ownPurchase(seat.tab);
    const query = queryOf('cancelled', null);
    seat.tab.address = `https://glow.test/${query}`;
    seat.tab.navigation = 'navigate';
    seat.tab.referrer = provider;
    seat.page = seat.tab.load();
    seat.away = null;
    seat.isCopy = false;
    seat.returned = null;
    const goOn = async () => {
      await seat.page.payment.reconcile(AbortSignal.abort());
      if (how === 'recover') await seat.page.payment.recover();
      else bookUnpaid(books, await load(seat, { query, navigation: 'reload' }), 'a cancellation');
      visit.open = false;
      calledOff(books, shop);
      if (id === undefined || creditedIds(shop).includes(`"${id}"`)) books.extra += 1;
    };
    return goOn();
  });

/** Comes back cancelled in a tab of its own, where it is the only purchase that this can be about. */
export const cancelElsewhere = (index: number) =>
  atDesk(`cancelElsewhere()`, index, (books, shop, seat) => {
    const visit = seat.away;
    const id = ownPurchase(seat.tab);
    if (!visit?.open || id === undefined || books.visits.some((other) => other.open && other !== visit))
      return undefined;
    shop.purchases += 1;
    seat.tab = shop.browser.openTab();
    return load(seat, { query: '?payment=cancelled', referrer: provider }).then((outcome) => {
      bookUnpaid(books, outcome, 'a cancellation');
      visit.open = false;
      calledOff(books, shop);
      if (creditedIds(shop).includes(`"${id}"`)) books.extra += 1;
    });
  });

/** Goes back to a checkout that was paid, and cancels there. */
export const cancelPaid = (index: number) =>
  atDesk(`cancelPaid()`, index, (books, shop, seat) => {
    // A tab that does not remember the paid purchase, or began another one since, cannot tell this from cancelling another one.
    const remembers = seat.tab.session.has('glowcheck.checkout') && !knowsItsPurchase(seat.tab);
    if (seat.returned === null || seat.away || !remembers) return undefined;
    calledOff(books, shop);
    return load(seat, { query: '?payment=cancelled', referrer: provider }).then((outcome) =>
      bookUnpaid(books, outcome, 'cancelling what was paid'),
    );
  });

/** Leaves the checkout by a link of the provider, which says nothing of a payment. */
export const leave = (index: number) =>
  atDesk(`leave()`, index, (books, _shop, seat) => {
    const visit = seat.away;
    if (!visit) return undefined;
    seat.left = visit.paid === 'no' && !seat.isCopy ? visit : null;
    return load(seat, { referrer: provider }).then((outcome) => bookUnpaid(books, outcome, 'leaving'));
  });

/** Goes back to the checkout that was left so, unless its record was lost: then the sign of leaving it may have been paid for. */
export const goBackToCheckout = (index: number) =>
  atDesk(`goBackToCheckout()`, index, (books, _shop, seat) => {
    const visit = seat.left;
    seat.left = null;
    if (books.piecesLost) return undefined;
    if (!visit || seat.away || seat.missed || !visit.open || visit.paid !== 'no') return undefined;
    seat.away = visit;
    // No page of the product is in the back-forward cache.
    seat.isCopy = true;
    return undefined;
  });

/** Types the address of the product in its own tab. */
export const visit = (index: number) =>
  atDesk(`visit()`, index, (books, _shop, seat) => {
    if (seat.away || seat.missed) return undefined;
    seat.past.push({ query: new URL(seat.tab.address).search, referrer: seat.tab.referrer });
    return load(seat, { referrer: '' }).then((outcome) => bookUnpaid(books, outcome, 'a visit'));
  });

/** Goes back from there. */
export const goBack = (index: number) =>
  atDesk(`goBack()`, index, (books, _shop, seat) => {
    if (seat.away || seat.missed) return undefined;
    const to = seat.past.pop();
    if (!to || to.query !== '') return undefined;
    return load(seat, { ...to, navigation: 'back_forward' }).then((outcome) =>
      bookUnpaid(books, outcome, 'going back'),
    );
  });

/** Rates many photos, one after the other. */
export const useMany = (index: number, count: number) =>
  step(`useMany(${index}, ${count})`, (books, shop) => {
    const { away, page } = seatOf(shop, index);
    if (away) return undefined;
    const work = async () => {
      for (let done = 0; done < count; done += 1) if (await page.ledger.spend()) books.shown += 1;
    };
    return work();
  });
