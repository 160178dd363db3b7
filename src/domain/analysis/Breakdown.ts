/** The seven sub-scores (SCO-01), in the order they are shown. */
export const breakdownKeys = [
  'foundation',
  'eyeMakeup',
  'lipPrecision',
  'colorHarmony',
  'blendingTechnique',
  'symmetry',
  'trendAlignment',
] as const;

export type BreakdownKey = (typeof breakdownKeys)[number];

/** Sub-scores, integers 0-100. */
export type Breakdown = Readonly<Record<BreakdownKey, number>>;
