import type { CreditsRecord } from './CreditsRecord.ts';
import { mostCredits } from './parseCreditsRecord.ts';
import type { PurchaseRecord } from './PurchaseRecord.ts';

/**
 * Paid credits that ought to be left: all credits that were ever purchased, less the paid analyses, which are all analyses except the
 * free ones (REC-04, decision 20). At most `mostCredits`: a record with more counts as unreadable, so that recovery would put it back
 * again and again.
 */
export function estimateFromHistory(
  record: CreditsRecord,
  history: readonly Pick<PurchaseRecord, 'credits'>[],
): number {
  const purchased = history.reduce((sum, { credits }) => sum + credits, 0);
  const paidAnalyses = Math.max(0, record.totalAnalyses - record.freeAnalysesUsed);
  return Math.min(mostCredits, Math.max(0, purchased - paidAnalyses));
}
