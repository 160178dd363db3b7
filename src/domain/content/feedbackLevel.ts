/** The four levels of a sub-score that feedback is written for. */
export const scoreLevels = ['strong', 'good', 'fair', 'low'] as const;
export type ScoreLevel = (typeof scoreLevels)[number];

/** A scale of its own, as the four of decision 7 are: it chooses words, never a color or a category. */
export const levelThresholds = { strong: 80, good: 62, fair: 42 } as const;

export function feedbackLevel(score: number): ScoreLevel {
  if (score >= levelThresholds.strong) return 'strong';
  if (score >= levelThresholds.good) return 'good';
  if (score >= levelThresholds.fair) return 'fair';
  return 'low';
}
