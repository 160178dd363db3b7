import type { Breakdown } from './Breakdown.ts';

/** The defaults: the value of each sub-score if it is missing, or if its area could not be seen (SCO-05). */
export const missingScores: Breakdown = {
  foundation: 50,
  eyeMakeup: 50,
  lipPrecision: 50,
  colorHarmony: 60,
  blendingTechnique: 55,
  symmetry: 50,
  trendAlignment: 50,
};
