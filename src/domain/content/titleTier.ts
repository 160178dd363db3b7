import type { MakeupFeatures } from '../analysis/MakeupFeatures.ts';

export const titleTiers = ['slay', 'good', 'mid', 'beginner'] as const;
export type TitleTier = (typeof titleTiers)[number];

/** A scale of its own (decision 7): neither the color bands nor the categories nor the taglines share it. */
export const titleThresholds = {
  slay: { score: 85 },
  good: { score: 65, averageIntensity: 0.6 },
  mid: { score: 40, averageIntensity: 0.3 },
} as const;

/** Which pool of titles a look draws from (TXT-01). */
export function titleTier(overallScore: number, features: MakeupFeatures): TitleTier {
  const { slay, good, mid } = titleThresholds;
  const complete = features.hasFoundation && features.hasEyeMakeup && features.hasLipMakeup;
  const average = averageIntensity(features);
  if (overallScore >= slay.score && complete) return 'slay';
  if (overallScore >= good.score || average > good.averageIntensity) return 'good';
  if (overallScore >= mid.score || average > mid.averageIntensity) return 'mid';
  return 'beginner';
}

/**
 * How much makeup the look wears, 0-1: the mean of foundation coverage and of the eye, lip and blush intensities.
 * The specification names an average and not its terms; these four are every amount of makeup among the features (FEA-01).
 */
export function averageIntensity(features: MakeupFeatures): number {
  const { foundationCoverage, eyeMakeupIntensity, lipColorIntensity, blushIntensity } = features;
  return (foundationCoverage + eyeMakeupIntensity + lipColorIntensity + blushIntensity) / 4;
}
