import { isPaymentReferrer } from '../domain/payment/isPaymentReferrer.ts';
import type { Arrival } from './ledger/Load.ts';
import { visitId } from './ledger/returnIds.ts';
import { tabEntry, type TabPage } from './tabEntry.ts';

/** What tells how the page was reached. */
export interface ArrivalPage extends TabPage {
  readonly document: { readonly referrer: string };
  readonly performance: Pick<Performance, 'getEntriesByType'>;
}

/** How this page was reached, and whether that is a sign of a payment. */
export interface PageArrival {
  /** The identity of a return. `session` is the id that the provider gave it in the address, or null. */
  returnBy(session: string | null): Arrival;
  /** The address said success, for the return of this id. */
  report(id: string): void;
  /**
   * The id of the return that shows that a payment was made, for which no credits were given yet (REC-05): the address said success, or
   * the referrer is the provider. Null where nothing shows it.
   */
  evidence(): string | null;
  /**
   * Credits were given for this arrival, or there was no payment: from now on none are given for it, in this tab and after a reload of it
   * (decision 19). False where the tab did not take that down, and would take the arrival for unspent after a reload.
   */
  spend(): boolean;
}

/** Whether the tab has shown this page before: it was reloaded, or the visitor went back or forward to it. */
function isShownAgain({ performance }: ArrivalPage): boolean {
  const [navigation] = performance.getEntriesByType('navigation');
  const type = (navigation as PerformanceNavigationTiming | undefined)?.type;
  return type === 'reload' || type === 'back_forward';
}

interface Kept {
  readonly id: string;
  readonly spent: boolean;
}

function parseKept(text: string): Kept | null {
  const kept = JSON.parse(text) as Partial<Kept> | null;
  return typeof kept?.id === 'string' ? { id: kept.id, spent: kept.spent === true } : null;
}

/**
 * Gives each arrival an id. The id stays the same after a reload, after going back and forward, and in a restored or
 * duplicated tab, because session storage follows the tab. `createId` makes a new id. A visit by another way has an entry of its own:
 * in the arrival's place it would make a new one of it, as soon as the visitor goes back.
 */
export function readArrival(page: ArrivalPage, checkoutHost: string, createId: () => string): PageArrival {
  const referred = isPaymentReferrer(page.document.referrer, checkoutHost);
  const sent = tabEntry(page, 'arrival');
  const entry = referred ? sent : tabEntry(page, 'visit');
  const arrive = (): Kept => {
    const id = visitId(createId(), referred);
    entry.write({ id, spent: false });
    // Without session storage the arrival is known for as long as the page is open. Shown again, it may be one that was spent.
    return { id, spent: isShownAgain(page) && !entry.exists() };
  };
  /** The id of a return whose address said success, and which is not counted yet. */
  let reported: string | null = null;
  let arrival = (isShownAgain(page) ? entry.read(parseKept) : null) ?? arrive();
  /** A later page of this tab may have spent it, while this one was in the back-forward cache. */
  const isReferred = () => referred && !arrival.spent && sent.read(parseKept)?.spent !== true;
  return {
    returnBy: (session) => ({ id: session ?? arrival.id, sent: session !== null || isReferred() }),
    report(id) {
      reported = id;
    },
    evidence: () => reported ?? (isReferred() ? arrival.id : null),
    spend() {
      reported = null;
      arrival = { id: arrival.id, spent: true };
      entry.write(arrival);
      // With that of the provider's arrival that came before it in this tab, which the visitor can go back to.
      const earlier = sent.read(parseKept);
      if (earlier) sent.write({ id: earlier.id, spent: true });
      return sent.read(parseKept)?.spent !== false;
    },
  };
}
