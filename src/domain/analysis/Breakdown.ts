/** The sub-scores that are measured, in the order they are shown. */
export const measuredKeys = [
  'foundation',
  'eyeMakeup',
  'lipPrecision',
  'colorHarmony',
  'blendingTechnique',
  'symmetry',
] as const;

export type MeasuredKey = (typeof measuredKeys)[number];

/** The seven sub-scores (SCO-01). The trend, which is shown last, is derived from the others (SCO-03). */
export const breakdownKeys = [...measuredKeys, 'trendAlignment'] as const;

export type BreakdownKey = (typeof breakdownKeys)[number];

/** Sub-scores, integers 0-100. */
export type Breakdown = Readonly<Record<BreakdownKey, number>>;
