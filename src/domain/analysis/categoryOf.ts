import { jitter } from '../random/jitter.ts';
import { seededStream } from '../random/seededStream.ts';
import type { Category } from './Category.ts';

/** From these scores on (SCO-04). A scale of its own: never unify it with bands or tiers (decision 7). */
export const categoryThresholds = { slay: 78, good: 62, mid: 38 } as const;
export const categoryJitter = 3;

/** The category of a score that has been jittered (SCO-04). */
export function categoryOf(score: number): Category {
  if (score >= categoryThresholds.slay) return 'Slay';
  if (score >= categoryThresholds.good) return 'Good';
  if (score >= categoryThresholds.mid) return 'Mid';
  return 'Needs Help';
}

/**
 * The category of a look, from its overall score moved by up to 3 points, which the fingerprint decides. The moved score is never shown,
 * so that a look that shows 77 may be Slay (SCO-04, decision 3).
 */
export function seededCategory(overallScore: number, fingerprint: string): Category {
  return categoryOf(overallScore + jitter(categoryJitter, seededStream(fingerprint, 'category')));
}

/** A category that came from elsewhere: missing or unknown reads as Mid (SCO-04). */
export function readCategory(raw: unknown): Category {
  return raw === 'Slay' || raw === 'Good' || raw === 'Needs Help' ? raw : 'Mid';
}
