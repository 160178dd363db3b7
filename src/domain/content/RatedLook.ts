import type { Breakdown } from '../analysis/Breakdown.ts';
import type { LookMeasurement } from '../analysis/LookMeasurement.ts';

/** A judged look that words are picked for. Every pick is seeded by `measurement.features.imageFingerprint` (TXT-06). */
export interface RatedLook {
  /** 0-100 */
  readonly overallScore: number;
  readonly breakdown: Breakdown;
  readonly measurement: LookMeasurement;
  /** Month of the visitor's calendar, 0-11: the clock is an input (decision 4). */
  readonly month: number;
}
