import type { BreakdownKey } from '../analysis/Breakdown.ts';
import type { LookMeasurement } from '../analysis/LookMeasurement.ts';

/** The four levels of a sub-score that feedback is written for. */
export const scoreLevels = ['strong', 'good', 'fair', 'low'] as const;
export type ScoreLevel = (typeof scoreLevels)[number];

/**
 * The level of a sub-score, or what stands above any level: `bare` where makeup reads as subtle or none, `colorOnly`
 * where there is color and its craft could not be traced.
 */
export type FeedbackLevel = ScoreLevel | 'bare' | 'colorOnly';

/** A scale of its own, like the four of decision 7: it chooses words, never a color or a category. */
export const levelThresholds = { strong: 80, good: 62, fair: 42 } as const;

/** Which pool of sentences a sub-score that was measured draws from. `score` is the one before the penalty. */
export function feedbackLevel(key: BreakdownKey, score: number, measurement: LookMeasurement): FeedbackLevel {
  const { features, qualities } = measurement;
  if (key === 'foundation' && !features.hasFoundation) return 'bare';
  if (key === 'eyeMakeup' && !features.hasEyeMakeup) return 'bare';
  if (key === 'lipPrecision' && !features.hasLipMakeup) return 'bare';
  if (key === 'eyeMakeup' && qualities.eyeDefinition === null) return 'colorOnly';
  if (key === 'lipPrecision' && qualities.lipEdge === null) return 'colorOnly';
  return scoreLevel(score);
}

export function scoreLevel(score: number): ScoreLevel {
  if (score >= levelThresholds.strong) return 'strong';
  if (score >= levelThresholds.good) return 'good';
  if (score >= levelThresholds.fair) return 'fair';
  return 'low';
}
