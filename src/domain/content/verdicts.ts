import type { BreakdownKey } from '../analysis/Breakdown.ts';
import type { LookMeasurement } from '../analysis/LookMeasurement.ts';
import { feedbackLevel } from './feedbackLevel.ts';
import { blendingFeedback } from './pools/blendingFeedback.ts';
import { eyeFeedback } from './pools/eyeFeedback.ts';
import { foundationFeedback } from './pools/foundationFeedback.ts';
import { harmonyFeedback } from './pools/harmonyFeedback.ts';
import { lipFeedback } from './pools/lipFeedback.ts';
import { symmetryFeedback } from './pools/symmetryFeedback.ts';
import { trendFeedback } from './pools/trendFeedback.ts';

/**
 * The sentences that fit a sub-score that was measured: by its level, but for makeup that reads as subtle or none
 * (FEA-02), and for color whose craft could not be traced. Neither of the two is called good or bad.
 *
 * @param score 0-100, before any penalty
 */
export function verdicts(
  key: BreakdownKey,
  score: number,
  { features, qualities }: LookMeasurement,
): readonly string[] {
  const level = feedbackLevel(score);
  switch (key) {
    case 'foundation':
      return foundationFeedback[features.hasFoundation ? level : 'bare'];
    case 'eyeMakeup':
      if (!features.hasEyeMakeup) return eyeFeedback.bare;
      return eyeFeedback[qualities.eyeDefinition === null ? 'colorOnly' : level];
    case 'lipPrecision':
      if (!features.hasLipMakeup) return lipFeedback.bare;
      return lipFeedback[qualities.lipEdge === null ? 'colorOnly' : level];
    case 'colorHarmony':
      return harmonyFeedback[level];
    case 'blendingTechnique':
      return blendingFeedback[level];
    case 'symmetry':
      return symmetryFeedback[level];
    case 'trendAlignment':
      return trendFeedback[level];
  }
}
