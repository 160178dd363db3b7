import type { Breakdown } from './Breakdown.ts';
import { judgeBreakdown } from './judgeBreakdown.ts';
import type { LookMeasurement } from './LookMeasurement.ts';

/**
 * The sub-scores that a look earned before a filter's penalty was taken off. They are judged again without the penalty. Adding the points
 * back could give more than was earned, because the end of the scale may have cut the penalty short.
 *
 * @param breakdown the sub-scores after the penalty
 * @param penaltyPoints that were taken from each of the six
 */
export function earnedScores(
  breakdown: Breakdown,
  measurement: LookMeasurement,
  penaltyPoints: number,
): Breakdown {
  return penaltyPoints === 0 ? breakdown : judgeBreakdown(measurement, 0).breakdown;
}
