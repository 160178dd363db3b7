import type { PaymentPorts } from '../../machines/billingPorts.ts';
import { checkPaymentLink } from '../domain/payment/checkPaymentLink.ts';
import { isPaid } from '../domain/payment/isPaid.ts';
import { fallbackCredits } from '../domain/payment/paymentLimits.ts';
import type { RecoveryOutcome, ReconciliationOutcome } from '../domain/payment/paymentOutcomes.ts';
import { readReturn, type ReturnParameter } from '../domain/payment/readReturn.ts';
import { notCancelled, unknownPackage } from '../domain/payment/refusalMessages.ts';
import { nothingSoldMessages } from '../domain/payment/storageMessages.ts';
import { type ArrivalPage, readArrival } from './readArrival.ts';
import type { Ledger } from './ledger/createLedger.ts';
import { replaceAddress } from './replaceAddress.ts';
import { reasonOf } from './storage/reasonOf.ts';
import { attempt } from './storage/storedJson.ts';
import type { SiteConfig } from './defaultConfig.ts';

/** What a payment needs of the page: its address and its history. */
export type PaymentPage = Pick<Window, 'location' | 'history' | 'addEventListener'> &
  ArrivalPage & {
    /** Neither is there in every browser. */
    readonly navigator: {
      readonly storage?: Partial<Pick<StorageManager, 'persist'>>;
      readonly locks?: object;
    };
  };

/** Asks that bought credits are not thrown away when the device runs low. The answer, or its failure, changes nothing here. */
function askToPersist({ navigator }: PaymentPage): void {
  attempt(() => void navigator.storage?.persist?.().catch(() => false));
}

const createId = () => `${Date.now().toString(36)}-${Math.random().toString(36).slice(2)}`;

/** Whether an outcome leaves nothing for another load to do: the parameter that spoke of it can go. */
const isDone = ({ kind }: ReconciliationOutcome) =>
  kind !== 'failed' && kind !== 'postponed' && kind !== 'notKept';

/** The ports of the payment chart that write to the ledger. */
export type LedgerPaymentPorts = Pick<PaymentPorts, 'reconcile' | 'open' | 'withdraw' | 'recover'>;

/** Implements them over the ledger, the page's address and the configured checkout. */
export function createPaymentPorts(
  page: PaymentPage,
  ledger: Ledger,
  { checkoutHost, paymentLinks, packages }: Pick<SiteConfig, 'checkoutHost' | 'paymentLinks' | 'packages'>,
): LedgerPaymentPorts {
  const arrival = readArrival(page, checkoutHost, createId);
  /** Whether the load was reconciled. Where it was not, the address still says what is to be done. */
  let isReconciled = false;
  /** Whether what the address said is done. A page that crashed or failed before finds the parameter again. */
  let isOver = false;
  /** Removes from the address what a return said, once it is done. Where the browser refuses, it is tried again on the next occasion. */
  const clean = () => {
    const { cleaned } = readReturn(page.location.href);
    if (isOver && cleaned !== null) replaceAddress(page, cleaned);
  };
  // The entry of the session history below a dialog that was opened before still has the parameter in its address.
  page.addEventListener('popstate', clean);
  /** The id of the purchase whose checkout was opened, as long as the page was not left for it: nobody can have paid it. */
  let unvisited: string | null = null;
  page.addEventListener('pagehide', () => {
    unvisited = null;
  });
  const stored = () => ledger.view().storage !== 'blocked';
  const reconcile: LedgerPaymentPorts['reconcile'] = async (signal) => {
    const { payment, session } = readReturn(page.location.href);
    const by = arrival.returnBy(session);
    if (payment === 'success') arrival.report(by.id);
    const reconciled = await ledger.reconcile(signal, payment, by);
    const outcome = stored() ? reconciled : unstored(payment, reconciled);
    isReconciled = isDone(outcome) || outcome.kind === 'notKept';
    isOver = isDone(outcome) && (payment === null || arrival.spend());
    if (isPaid(outcome)) askToPersist(page);
    // Last: what comes before it may fail.
    clean();
    return outcome;
  };
  /** Reconciles a return that the load did not come to; null where there is none. */
  const catchUp = async (signal: AbortSignal) =>
    isReconciled || readReturn(page.location.href).payment === null ? null : reconcile(signal);
  return {
    reconcile,
    async open(signal, packageId) {
      const pack = packages.find(({ id }) => id === packageId);
      if (!pack) return { ok: false, message: unknownPackage(packageId, packages), kind: 'unknownPackage' };
      const link = checkPaymentLink(pack, paymentLinks, checkoutHost);
      if (!link.ok) return { ...link, kind: 'payment' };
      if (!page.navigator.locks) return { ok: false, message: nothingSoldMessages.unlocked, kind: 'payment' };
      if (!stored()) return { ok: false, message: nothingSoldMessages.blocked, kind: 'payment' };
      try {
        // First, because the address that says it is about to be left, and this tab to know another purchase.
        const caughtUp = await catchUp(signal);
        if (caughtUp?.kind === 'failed') throw new Error(caughtUp.reason);
        if (caughtUp?.kind === 'postponed') throw new Error(notCancelled);
        if (caughtUp && caughtUp.kind !== 'nothing')
          return { ok: false, kind: 'returned', outcome: caughtUp };
        // A cancellation in the address would cancel this purchase as well, once the visitor comes back to it from the checkout.
        clean();
        unvisited = await ledger.open(signal, pack, unvisited);
        return link;
      } catch (error) {
        const full = ledger.view().storage === 'full';
        return { ok: false, message: full ? nothingSoldMessages.full : reasonOf(error), kind: 'payment' };
      }
    },
    async withdraw(signal) {
      await ledger.withdraw(signal);
      unvisited = null;
    },
    async recover(signal) {
      // First, so that a return counts for its own purchase, and what was cancelled is not paid out.
      const caughtUp = await catchUp(signal);
      switch (caughtUp?.kind) {
        case 'recovered':
          return caughtUp.recovery;
        case 'failed':
          return caughtUp;
        case 'postponed':
          return { kind: 'failed', reason: notCancelled };
        case 'credited':
        case 'foundUnfinished':
        case 'notKept':
          return { kind: 'pending', credits: caughtUp.credits };
      }
      const outcome = await ledger.recover(signal, arrival.evidence());
      // A fallback that was not stored lasts no longer than the page, so that a later load may give it again.
      if (isPurchase(outcome) && (outcome.kind !== 'fallback' || stored())) arrival.spend();
      return outcome;
    },
  };
}

/**
 * The outcome of a load whose browser stores nothing. Added credits last no longer than the page. The records of a cancelled purchase may
 * still be there when the browser allows storage again, so that the cancellation is for a later load to make.
 */
function unstored(payment: ReturnParameter, outcome: ReconciliationOutcome): ReconciliationOutcome {
  if (payment === 'cancelled') return { kind: 'postponed' };
  if (!isPaid(outcome)) return outcome;
  return { kind: 'notKept', credits: outcome.kind === 'credited' ? outcome.credits : fallbackCredits };
}

/** Whether a recovery paid a payment out, rather than putting back what there was. */
function isPurchase({ kind }: RecoveryOutcome): boolean {
  return kind === 'pending' || kind === 'paymentBackup' || kind === 'fallback';
}
