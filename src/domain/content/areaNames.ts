import type { BreakdownKey } from '../analysis/Breakdown.ts';

/** What a sub-score is called in the middle of a sentence. */
export const areaNames: Readonly<Record<BreakdownKey, string>> = {
  foundation: 'foundation',
  eyeMakeup: 'eye makeup',
  lipPrecision: 'lip precision',
  colorHarmony: 'color harmony',
  blendingTechnique: 'blending',
  symmetry: 'symmetry',
  trendAlignment: 'trend alignment',
};
