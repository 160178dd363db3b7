import type { RecoveryOutcome, ReconciliationOutcome } from '../../../src/domain/payment/paymentOutcomes.ts';
import { type FakeBrowser, hours, worthOf } from '../../crash/fakeBrowser.ts';

/** Credits of every purchase of the model. */
export const packSize = 10;

/** One purchase, as the visitor and the provider know it. */
export interface Visit {
  /** Its number at the provider, and so its session's id. */
  readonly session: string;
  readonly openedAt: number;
  /** Neither reported as paid nor called off. */
  open: boolean;
  /** Whether it was reported as paid; by its session's id as long as the browser knows that. */
  paid: 'no' | 'bySession' | 'withoutSession';
}

/** What ought to be true of the credits, kept beside the real thing and without looking at what it answers. */
export interface Books {
  /** Verdicts that were shown. */
  shown: number;
  /** Payments that came back as paid. */
  reported: number;
  /** Purchases that were credited unpaid before they were called off, and signs of payment that were used. */
  extra: number;
  readonly visits: Visit[];
  /** Sessions that the provider began. */
  sessions: number;
  /** An entry that tells of a purchase under way was lost: recovery need not find it. */
  piecesLost: boolean;
  /** Loads that were called a successful payment and were none. */
  readonly falseClaims: string[];
}

export const newBooks = (): Books => ({
  shown: 0,
  reported: 0,
  extra: 0,
  visits: [],
  sessions: 0,
  piecesLost: false,
  falseClaims: [],
});

export const newVisit = (books: Books, openedAt: number, open: boolean): Visit => ({
  session: `cs_${(books.sessions += 1)}`,
  openedAt,
  open,
  paid: 'no',
});

/** Everything was cleared: what was credited is gone, what is under way at the provider is not. */
export function clearBooks(books: Books): void {
  books.shown = 0;
  books.reported = 0;
  books.extra = 0;
  books.piecesLost = true;
  for (const visit of books.visits) if (visit.paid === 'bySession') visit.paid = 'withoutSession';
}

/** Whether the page says "Payment Successful!". */
const claimsPaid = ({ kind }: ReconciliationOutcome) => kind === 'credited' || kind === 'recovered';

/** A load that said nothing of a payment, or said what had been said before, is no success. */
export function bookUnpaid(books: Books, outcome: ReconciliationOutcome, how: string): void {
  if (claimsPaid(outcome)) books.falseClaims.push(`${how} was called paid: ${outcome.kind}`);
}

const raised = (outcome: RecoveryOutcome) => outcome.kind !== 'nothingFound' && outcome.kind !== 'failed';

/** What is wrong with the counter now. */
export function auditNow(books: Books, browser: FakeBrowser): string[] {
  const view = browser.openTab().load().ledger.view();
  const problems = [...books.falseClaims];
  const packs = (worthOf(view) - 1) / packSize;
  const open = books.visits.filter((visit) => visit.open).length;
  if (view.record.totalAnalyses !== books.shown)
    problems.push(`${books.shown} verdicts were shown, ${view.record.totalAnalyses} credits are gone`);
  if (packs < books.reported) problems.push(`${books.reported} payments came back, ${packs} were credited`);
  if (packs > books.reported + open + books.extra)
    problems.push(`${packs} packs, of ${books.reported} paid, ${open} open and ${books.extra} others`);
  return problems;
}

/** What is wrong once everything that recovery finds was recovered. */
export async function auditAtLast(books: Books, browser: FakeBrowser): Promise<string[]> {
  const problems = auditNow(books, browser);
  const page = browser.openTab().load();
  let presses = 0;
  while (raised(await page.payment.recover())) {
    presses += 1;
    if (presses > 50) return [...problems, 'recovery never ends'];
  }
  problems.push(...auditNow(books, browser).map((problem) => `after recovery: ${problem}`));
  const packs = (worthOf(page.ledger.view()) - 1) / packSize;
  const findable = books.visits.filter(
    ({ open, openedAt }) => open && Math.abs(browser.now - openedAt) < hours(24),
  ).length;
  if (!books.piecesLost && packs < books.reported + findable)
    problems.push(`${findable} purchases are under way, and recovery came to ${packs - books.reported}`);
  return problems;
}
