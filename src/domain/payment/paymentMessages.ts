import { creditPackages } from '../credits/creditPackages.ts';
import type { PurchaseRecord } from '../credits/PurchaseRecord.ts';
import { fallbackCredits } from './paymentLimits.ts';
import type { RecoveryOutcome, SettleOutcome } from './paymentOutcomes.ts';

const counted = (credits: number) => `${credits} ${credits === 1 ? 'credit' : 'credits'}`;

/** CRB-11: sharing grants nothing, and says so. */
export const sharingIsOver = 'Sharing rewards are no longer available. Purchase credits to continue!';

/** An id that is not on sale: the ids that are (BUY-06). */
export function unknownPackage(id: string): string {
  return `Unknown package: ${id}. Available packages: ${creditPackages.map((pack) => pack.id).join(', ')}`;
}

/** The checkout could not be opened, for the reason given or for none (BUY-04). */
export function paymentError(message: string): string {
  return `Payment Error: ${message || 'Payment failed. Please try again.'}`;
}

/** Credits could not be added: with the reason if there is one (PAY-06). */
export function additionFailed(reason: string): string {
  return reason === '' ? 'Failed to add credits. Please try again.' : `Failed to add credits: ${reason}`;
}

/** How a load ended, for the alert; null when there is nothing to say (PAY-06). */
export function describeSettling(outcome: SettleOutcome): string | null {
  switch (outcome.kind) {
    case 'nothing':
    case 'postponed':
    case 'creditedBefore':
      return null;
    case 'credited':
      return `${counted(outcome.credits)} added. Your balance is ${counted(outcome.balance)}.`;
    case 'recovered':
      return describeRecovery(outcome.recovery);
    case 'failed':
      return outcome.automatic
        ? `Your pending payment could not be processed. ${additionFailed(outcome.reason)}\nUse the "Recover Credits" button to try again.`
        : `${additionFailed(outcome.reason)}\nUse the "Recover Credits" button, or contact support.`;
  }
}

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

/** A line of date, credits and package id for each purchase (PAY-08). */
export function describeHistory(history: readonly PurchaseRecord[]): string {
  if (history.length === 0) return 'No purchase history found.';
  return history
    .map(({ date, credits, packageId }) => `${date.slice(0, 10)}: ${counted(credits)} (${packageId})`)
    .join('\n');
}

/** Whether a recovery is good news. */
export function recoveryTone({ kind }: RecoveryOutcome): 'good' | 'plain' | 'bad' {
  if (kind === 'failed') return 'bad';
  return kind === 'nothingFound' ? 'plain' : 'good';
}
