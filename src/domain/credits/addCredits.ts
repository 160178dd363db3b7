import type { CreditsRecord } from './CreditsRecord.ts';

export type Addition =
  | { readonly ok: true; readonly record: CreditsRecord }
  | { readonly ok: false; readonly message: string };

/** The record with `credits` more paid credits; an amount of 0 or less, or none at all, is refused (CRD-05). */
export function addCredits(record: CreditsRecord, credits: number): Addition {
  return Number.isFinite(credits) && credits > 0
    ? { ok: true, record: { ...record, paidCredits: record.paidCredits + credits } }
    : { ok: false, message: `Invalid credit amount: ${credits}` };
}

/** Null when what was read back is what was saved; otherwise what differs, in words (CRD-05). */
export function verifyCredits(expected: CreditsRecord, actual: CreditsRecord | null): string | null {
  if (actual?.paidCredits === expected.paidCredits) return null;
  return `Credit verification failed: expected ${expected.paidCredits}, actual ${actual?.paidCredits ?? 'none'}`;
}
