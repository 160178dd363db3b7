import type { BreakdownKey } from '../analysis/Breakdown.ts';
import { finiteOrNull } from '../analysis/finiteOrNull.ts';
import type { LookMeasurement } from '../analysis/LookMeasurement.ts';
import {
  type FeedbackLevel,
  feedbackLevel,
  qualityThresholds,
  uniformityThresholds,
} from './feedbackLevel.ts';

/**
 * How well an area is done, apart from how much makeup there is. A sub-score weighs both, so that a bold lip with a
 * wandering line may score well; its sentence should still speak of the line. Null where it could not be measured.
 */
export function craftOf(key: BreakdownKey, { features, qualities }: LookMeasurement): FeedbackLevel | null {
  switch (key) {
    case 'foundation':
      return levelOf(features.skinToneUniformity, uniformityThresholds);
    case 'eyeMakeup':
      return levelOf(qualities.eyeDefinition);
    case 'lipPrecision':
      return levelOf(qualities.lipEdge);
    case 'colorHarmony':
      return levelOf(qualities.colorHarmony);
    case 'blendingTechnique':
      return levelOf(qualities.blending);
    case 'symmetry':
      return levelOf(qualities.symmetry);
    case 'trendAlignment':
      return null;
  }
}

/** The level of a quality, 0-1; null where it could not be read. */
export function levelOf(
  quality: number | null,
  thresholds: Parameters<typeof feedbackLevel>[1] = qualityThresholds,
): FeedbackLevel | null {
  const read = finiteOrNull(quality);
  return read === null ? null : feedbackLevel(read, thresholds);
}
