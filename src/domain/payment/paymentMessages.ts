import { countedCredits } from '../credits/countedCredits.ts';
import { localDay } from '../credits/localDay.ts';
import type { PurchaseRecord } from '../credits/PurchaseRecord.ts';
import { fallbackCredits } from './paymentLimits.ts';
import type { RecoveryOutcome, ReconciliationOutcome } from './paymentOutcomes.ts';

/** CRB-11: sharing grants nothing, and says so. */
export const sharingIsOver = 'Sharing rewards are no longer available. Purchase credits to continue!';

/**
 * Why nothing could be done about a payment: the part of the program that does it could not be fetched. Where a new release has removed
 * that part from the host, only a refresh helps.
 */
export const connectionLost =
  'The line dropped. Check your connection, then try again. If that does not help, refresh the page.';

/** Says that the checkout could not be opened, with the reason if there is one (BUY-04). */
export function paymentError(message: string): string {
  return `Payment Error: ${message || 'Payment failed. Please try again.'}`;
}

/** Says that credits could not be added, with the reason if there is one (PAY-06). */
export function additionFailed(reason: string): string {
  return reason === '' ? 'Failed to add credits. Please try again.' : `Failed to add credits: ${reason}`;
}

/** Where the visitor can turn to, with the address that the operator gave, if any. */
const orSupport = (support: string) => `, or contact support${support && `: ${support}`}`;

/**
 * How a load ended, for the alert; null when there is nothing to say (PAY-06). `support` is the operator's address, or
 * empty.
 */
export function describeReconciliation(outcome: ReconciliationOutcome, support: string): string | null {
  switch (outcome.kind) {
    case 'nothing':
    case 'postponed':
      return null;
    case 'credited':
      return `${countedCredits(outcome.credits)} added. ${balanceOf(outcome)}`;
    case 'foundUnfinished':
      return `We found an unfinished purchase and added its credits: ${countedCredits(outcome.credits)}. ${balanceOf(outcome)}`;
    case 'notKept':
      return `Your payment came back, but this browser does not let the site store anything: its ${countedCredits(outcome.credits)} last until this tab is closed.\nAllow storage for this site and reload this page to keep them.`;
    case 'creditedBefore':
      return `This payment was counted before. ${balanceOf(outcome)}`;
    case 'recovered':
      return `${describeRecovery(outcome.recovery)}\n${balanceOf(outcome)}`;
    case 'failed':
      return outcome.automatic
        ? `Your pending payment could not be processed. ${additionFailed(outcome.reason)}\nUse the "Recover Credits" button to try again.`
        : `${additionFailed(outcome.reason)}\nUse the "Recover Credits" button${orSupport(support)}.`;
  }
}

/** The load could not be reconciled in time. */
export const reconcilingTookTooLong =
  'Your payment could not be checked: it took too long. Close other tabs of this site. Check your connection, then reload this page. Nothing is lost.';

/** Why a press had no effect: the lock could not be taken in time, or the code that changes credits could not be fetched in time. */
export const tookTooLong =
  'It took too long. Close other tabs of this site. Check your connection, then try again.';

const balanceOf = ({ balance }: { readonly balance: number }) =>
  `Your balance is ${countedCredits(balance)}.`;

/** How recovery ended, for the alert (REC-01 to REC-06). */
export function describeRecovery(outcome: RecoveryOutcome): string {
  switch (outcome.kind) {
    case 'pending':
      return `Recovered ${outcome.credits} credits from pending payment`;
    case 'paymentBackup':
      return `Recovered ${outcome.credits} credits from payment backup`;
    case 'creditsBackup':
      return 'Credits recovered from backup';
    case 'history':
      return `Credits estimated from purchase history: ${outcome.credits} credits`;
    case 'fallback':
      return `Added ${fallbackCredits} credits based on payment-provider detection`;
    case 'nothingFound':
      return 'No backup or purchase history found';
    case 'failed':
      return `Recovery failed: ${outcome.reason}`;
  }
}

const priceOf = ({ price }: PurchaseRecord) => (price === undefined ? '' : `, $${price.toFixed(2)}`);

/** A line for each purchase: the visitor's own date, credits, price, package id and, for support, the id (PAY-08). */
export function describeHistory(history: readonly PurchaseRecord[]): string {
  if (history.length === 0) return 'No purchase history found.';
  return history
    .map(
      (purchase) =>
        `${localDay(purchase.timestamp)}: ${countedCredits(purchase.credits)}${priceOf(purchase)} (${purchase.packageId}, no. ${purchase.id})`,
    )
    .join('\n');
}

/** Whether a recovery is good news. */
export function recoveryTone({ kind }: RecoveryOutcome): 'good' | 'plain' | 'bad' {
  if (kind === 'failed') return 'bad';
  return kind === 'nothingFound' ? 'plain' : 'good';
}
