import type { BreakdownKey } from '../analysis/Breakdown.ts';

/** The sub-scores that are measured; trend is derived from them (SCO-03). */
export const measuredKeys = [
  'foundation',
  'eyeMakeup',
  'lipPrecision',
  'colorHarmony',
  'blendingTechnique',
  'symmetry',
] as const satisfies readonly BreakdownKey[];

export type MeasuredKey = (typeof measuredKeys)[number];
