import * as v from 'valibot';
import type { CreditsRecord } from './CreditsRecord.ts';

/** More than anybody ever had; what stands above it was not written by this page. */
const mostCredits = 1_000_000;

const amount = v.pipe(v.number(), v.finite(), v.minValue(0), v.maxValue(mostCredits));

/** Loose: a newer version of the page may have written more fields, and they are kept. */
const creditsSchema = v.looseObject({
  freeAnalysesUsed: amount,
  freeAnalysesLimit: amount,
  paidCredits: amount,
  totalAnalyses: amount,
});

/** The record, with whatever fields it carries, or null if it is not four non-negative numbers (CRD-04). */
export function parseCreditsRecord(stored: unknown): CreditsRecord | null {
  const parsed = v.safeParse(creditsSchema, stored);
  return parsed.success ? parsed.output : null;
}
