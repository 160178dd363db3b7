import type { CreditsRecord } from './CreditsRecord.ts';
import { freeRemaining, isPaidUser } from './creditsLeft.ts';

/** Why there is no analysis (CRD-03). */
export const noCreditsReason = 'You have used all your free analyses. Purchase credits or share to get more!';

export type Permission = { readonly allowed: true } | { readonly allowed: false; readonly reason: string };

/** Allowed while a free analysis remains or a paid credit is left (CRD-03). */
export function canAnalyze(record: CreditsRecord): Permission {
  return freeRemaining(record) > 0 || isPaidUser(record)
    ? { allowed: true }
    : { allowed: false, reason: noCreditsReason };
}
