import { creditsPerUse } from './creditLimits.ts';
import type { CreditsRecord } from './CreditsRecord.ts';
import { freeRemaining, isPaidUser } from './creditsLeft.ts';

/**
 * The record after one analysis or comparison: a free one first, then a paid credit; null when neither is left
 * (CRD-02). A stored fraction of a credit is spent as a whole one.
 */
export function spendCredit(record: CreditsRecord): CreditsRecord | null {
  const used = { ...record, totalAnalyses: record.totalAnalyses + 1 };
  if (freeRemaining(record) > 0)
    return { ...used, freeAnalysesUsed: record.freeAnalysesUsed + creditsPerUse };
  if (isPaidUser(record)) return { ...used, paidCredits: Math.max(0, record.paidCredits - creditsPerUse) };
  return null;
}
