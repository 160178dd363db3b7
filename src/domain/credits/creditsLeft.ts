import type { CreditsRecord } from './CreditsRecord.ts';

/** Free analyses that are left. */
export function freeRemaining({ freeAnalysesLimit, freeAnalysesUsed }: CreditsRecord): number {
  return Math.max(0, freeAnalysesLimit - freeAnalysesUsed);
}

/** Free remaining plus paid credits (CRB-02). */
export function creditsLeft(record: CreditsRecord): number {
  return freeRemaining(record) + record.paidCredits;
}

/** A paid user has paid credits left; they never expire (CRD-06). */
export function isPaidUser({ paidCredits }: CreditsRecord): boolean {
  return paidCredits > 0;
}
