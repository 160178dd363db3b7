import * as v from 'valibot';
import type { CreditsRecord } from './CreditsRecord.ts';

/** Above this number JavaScript cannot tell each whole number from the next, so that credits could not be counted. */
export const mostCredits = Number.MAX_SAFE_INTEGER;

const amount = v.pipe(v.number(), v.finite(), v.minValue(0), v.maxValue(mostCredits));

/** Loose: a newer version of the page may have written more fields, and they are kept. */
const creditsSchema = v.looseObject({
  freeAnalysesUsed: amount,
  freeAnalysesLimit: amount,
  paidCredits: amount,
  totalAnalyses: amount,
});

/** The record, with whatever other fields it has, or null if its four amounts are not all numbers from 0 to `mostCredits` (CRD-04). */
export function parseCreditsRecord(stored: unknown): CreditsRecord | null {
  const parsed = v.safeParse(creditsSchema, stored);
  return parsed.success ? parsed.output : null;
}
