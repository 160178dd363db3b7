import type { BreakdownKey } from '../analysis/Breakdown.ts';
import { isLikely } from '../analysis/Faults.ts';
import type { LookMeasurement } from '../analysis/LookMeasurement.ts';
import { faultOf, makeupToJudge } from '../analysis/makeupToJudge.ts';
import { craftOf } from './craftOf.ts';
import { isDoneWell } from './feedbackLevel.ts';

/** Up to this value of `makeupToJudge`, one and a half kinds of makeup, the amount holds a score back clearly. */
const littleToJudge = 0.75;

/**
 * Whether harmony, blending or symmetry is done well, and little makeup alone keeps its score low: then words blame no edge, shade or side.
 * A fault is judged in full, however little there is beside it. False for all other sub-scores.
 */
export function isHeldBackByAmount(key: BreakdownKey, measurement: LookMeasurement): boolean {
  if (key !== 'colorHarmony' && key !== 'blendingTechnique' && key !== 'symmetry') return false;
  if (isLikely(faultOf(key, measurement)) || makeupToJudge(measurement)[key] >= littleToJudge) return false;
  return isDoneWell(craftOf(key, measurement));
}
