import type { Breakdown } from './Breakdown.ts';
import { judgeBreakdown } from './judgeBreakdown.ts';
import type { LookMeasurement } from './LookMeasurement.ts';

/**
 * The sub-scores that a look earned before a filter's penalty was taken off. A penalty that met the end of the scale took less than
 * its points: added back, they would come to more than was earned.
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
