import type { BreakdownKey } from '../domain/analysis/Breakdown.ts';

/** What a sub-score is called as a heading. */
export const areaTitles: Readonly<Record<BreakdownKey, string>> = {
  foundation: 'Foundation',
  eyeMakeup: 'Eye Makeup',
  lipPrecision: 'Lip Precision',
  colorHarmony: 'Color Harmony',
  blendingTechnique: 'Blending Technique',
  symmetry: 'Symmetry',
  trendAlignment: 'Trend Alignment',
};

/** Where the line is short: on the radar. */
export const shortAreaTitles: Readonly<Record<BreakdownKey, string>> = {
  ...areaTitles,
  blendingTechnique: 'Blending',
  trendAlignment: 'Trend',
};
