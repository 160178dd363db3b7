/** The four levels that feedback is written for, best first. */
export const feedbackLevels = ['strong', 'good', 'fair', 'low'] as const;
export type FeedbackLevel = (typeof feedbackLevels)[number];

/** A scale of its own, as the four of decision 7 are: it chooses words, never a color or a category. */
export const scoreThresholds = { strong: 80, good: 62, fair: 42 } as const;
/** The same levels over a quality, 0-1: about where a sub-score of 10 + 88 x quality crosses the thresholds above. */
export const qualityThresholds = { strong: 0.8, good: 0.6, fair: 0.36 } as const;
/** The same levels over the uniformity of a base, 0-1: up to 0.6 no base counts as present (FEA-02). */
export const uniformityThresholds = { strong: 0.85, good: 0.75, fair: 0.65 } as const;

type Thresholds = Readonly<Record<Exclude<FeedbackLevel, 'low'>, number>>;

export function feedbackLevel(amount: number, thresholds: Thresholds): FeedbackLevel {
  if (amount >= thresholds.strong) return 'strong';
  if (amount >= thresholds.good) return 'good';
  return amount >= thresholds.fair ? 'fair' : 'low';
}

export function isWorse(level: FeedbackLevel, than: FeedbackLevel): boolean {
  return feedbackLevels.indexOf(level) > feedbackLevels.indexOf(than);
}

/** Whether a level was read that deserves praise. */
export const isDoneWell = (level: FeedbackLevel | null): boolean => level === 'strong' || level === 'good';
