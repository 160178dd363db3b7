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
  /** The page's referrer, as a page that does not know the provider notes it for one that does. Entries of older versions have none. */
  readonly referrer?: string | undefined;
}

function parseKept(text: string): Kept | null {
  const kept = JSON.parse(text) as Partial<Kept> | null;
  if (typeof kept?.id !== 'string') return null;
  const { id, referrer } = kept;
  return { id, spent: kept.spent === true, referrer: typeof referrer === 'string' ? referrer : undefined };
}

/**
 * Gives each arrival an id. The id stays the same after a reload, after going back and forward, and in a restored or
 * duplicated tab, because session storage follows the tab. `createId` makes a new id.
 *
 * An arrival from the provider is kept in the tab's entry `arrival`, and one by any other way in the entry `visit`. In a single entry the
 * later of the two would replace the earlier one. A visitor who goes back to the page of the earlier one would then be given a new id, and
 * one payment could count twice. A page whose configuration could not be loaded does not know the provider, and keeps an arrival from there
 * in `visit`. The next page that knows the provider moves it to `arrival`.
 */
export function readArrival(page: ArrivalPage, checkoutHost: string, createId: () => string): PageArrival {
  const { referrer } = page.document;
  const referred = isPaymentReferrer(referrer, checkoutHost);
  const sent = tabEntry(page, 'arrival');
  const visit = tabEntry(page, 'visit');
  const entry = referred ? sent : visit;
  const mistaken = visit.read(parseKept);
  if (mistaken && isPaymentReferrer(mistaken.referrer ?? '', checkoutHost)) {
    visit.remove();
    sent.write(mistaken);
  }
  const arrive = (): Kept => {
    const arrived = { id: visitId(createId(), referred), spent: false, referrer };
    entry.write(arrived);
    // Without session storage the arrival is known for as long as the page is open. Shown again, it may be one that was spent.
    return { ...arrived, spent: isShownAgain(page) && !entry.exists() };
  };
  /** What the tab noted when it showed this page before. A page that does not know the provider may have known it then. */
  const noted = (): Kept | null => {
    if (referred) return sent.read(parseKept);
    return (
      [visit, sent].map((each) => each.read(parseKept)).find((kept) => kept?.referrer === referrer) ?? null
    );
  };
  /** The id of a return whose address said success, and which is not counted yet. */
  let reported: string | null = null;
  let arrival = (isShownAgain(page) ? noted() : null) ?? arrive();
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
      arrival = { ...arrival, spent: true };
      entry.write(arrival);
      // With that of the provider's arrival that came before it in this tab, which the visitor can go back to.
      const earlier = sent.read(parseKept);
      if (earlier) sent.write({ ...earlier, spent: true });
      return sent.read(parseKept)?.spent !== false;
    },
  };
}
