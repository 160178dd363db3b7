import { countedCredits } from '../credits/countedCredits.ts';
import { localDay } from '../credits/localDay.ts';
import type { ReceiptPurchase } from './ReceiptPurchase.ts';

/** What using a receipt came to. `balance` is paid plus remaining free. */
export type RestoreOutcome =
  | { readonly kind: 'restored'; readonly credits: number; readonly balance: number }
  /** Every purchase on it was counted in this browser before, or is known to be used up here. */
  | { readonly kind: 'nothingNew'; readonly balance: number }
  | { readonly kind: 'unreadable' }
  | { readonly kind: 'failed'; readonly reason: string };

/** How using a receipt ended (REC-08). */
export function describeRestore(outcome: RestoreOutcome): string {
  switch (outcome.kind) {
    case 'restored':
      return `Recovered ${countedCredits(outcome.credits)} from your receipt. Your balance is ${countedCredits(outcome.balance)}.`;
    case 'nothingNew':
      return `This receipt was counted in this browser before, so it adds nothing. Your balance is ${countedCredits(outcome.balance)}.`;
    case 'unreadable':
      return 'This is not one of our receipts, or a part of it is missing. Open the whole link, or choose the file as you saved it.';
    case 'failed':
      return `Recovery failed: ${outcome.reason}`;
  }
}

/** The text of the file to keep: the purchases in plain words, and the link that brings their credits back. */
export function receiptFile(purchases: readonly ReceiptPurchase[], link: string): string {
  const lines = purchases.map(
    ({ id, packageId, credits, timestamp }) =>
      `${localDay(timestamp)}: ${countedCredits(credits)} (${packageId}, no. ${id})`,
  );
  return [
    'GlowCheck receipt',
    '',
    ...lines,
    '',
    'To get these credits back, open this link, or choose this file on the page under "Recover Credits":',
    link,
    '',
  ].join('\n');
}
