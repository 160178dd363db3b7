import type { CreditsRecord } from '../credits/CreditsRecord.ts';
import { estimateFromHistory } from '../credits/estimateFromHistory.ts';
import type { PurchaseRecord } from '../credits/PurchaseRecord.ts';

/**
 * Credits that a receipt brings to this browser: what was bought, less what this browser knows to be used (decision 33).
 * A browser that lost its history still knows how many paid analyses it counted, and what is left of them.
 */
export function leftOnReceipt(
  record: CreditsRecord,
  history: readonly Pick<PurchaseRecord, 'credits'>[],
  bought: Pick<PurchaseRecord, 'credits'>,
): number {
  const ought = estimateFromHistory(record, [...history, bought]);
  return Math.min(bought.credits, Math.max(0, ought - record.paidCredits));
}
