import type { CreditsRecord } from './CreditsRecord.ts';
import { mostCredits } from './parseCreditsRecord.ts';

export type Addition =
  | { readonly ok: true; readonly record: CreditsRecord }
  | { readonly ok: false; readonly message: string };

/**
 * The record with `credits` more paid credits, at most `mostCredits`, because a record with more cannot be read (CRD-04). An amount of 0 or
 * less, or none at all, is refused (CRD-05).
 */
export function addCredits(record: CreditsRecord, credits: number): Addition {
  if (!Number.isFinite(credits) || credits <= 0)
    return { ok: false, message: `Invalid credit amount: ${credits}` };
  return {
    ok: true,
    record: { ...record, paidCredits: Math.min(mostCredits, record.paidCredits + credits) },
  };
}

/** Null when what was read back is what was saved; otherwise what differs, in words (CRD-05). */
export function verifyCredits(expected: CreditsRecord, actual: CreditsRecord | null): string | null {
  if (actual?.paidCredits === expected.paidCredits) return null;
  return `Credit verification failed: expected ${expected.paidCredits}, actual ${actual?.paidCredits ?? 'none'}`;
}
