import type { EnhancementOutcome } from '../enhancement/Enhancement.ts';
import type { FilterDetection } from './FilterDetection.ts';

/** What a wholly certain external detection costs (FLT-03). */
export const externalFilterPoints = 25;

/**
 * Points that are taken from each measured sub-score: those of the pixel heuristic, and round(confidence × 25) where the
 * model service detected a filter (FLT-03). The service's own penaltyPoints are reported, never charged (decision 2).
 */
export function penaltyOf(filters: FilterDetection, enhancement: EnhancementOutcome): number {
  return filters.penaltyPoints + externalPoints(enhancement);
}

function externalPoints(enhancement: EnhancementOutcome): number {
  if (enhancement.kind !== 'enhanced' || !enhancement.result.filterDetected) return 0;
  return Math.round(enhancement.result.filterConfidence * externalFilterPoints);
}
