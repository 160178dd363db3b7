import type { BreakdownKey } from '../../analysis/Breakdown.ts';
import type { FeedbackLevel } from '../feedbackLevel.ts';
const levels: Record<FeedbackLevel, readonly string[]> = {
  strong: ['Strong.'],
  good: ['Good.'],
  fair: ['Fair.'],
  low: ['Low.'],
  bare: ['Subtle or none.'],
  colorOnly: ['Color only.'],
};
export const feedbackPools: Readonly<Record<BreakdownKey, typeof levels>> = {
  foundation: levels,
  eyeMakeup: levels,
  lipPrecision: levels,
  colorHarmony: levels,
  blendingTechnique: levels,
  symmetry: levels,
  trendAlignment: levels,
};
