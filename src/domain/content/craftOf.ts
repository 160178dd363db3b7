import type { BreakdownKey } from '../analysis/Breakdown.ts';
import { finiteOrNull } from '../analysis/finiteOrNull.ts';
import { isLikely } from '../analysis/Faults.ts';
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
export function craftOf(key: BreakdownKey, measurement: LookMeasurement): FeedbackLevel | null {
  const { features, qualities } = measurement;
  switch (key) {
    case 'foundation':
      return isLikely(measurement.basePatches) || isLikely(measurement.baseEnd)
        ? 'low'
        : levelOf(features.skinToneUniformity, uniformityThresholds);
    case 'eyeMakeup':
      return levelOf(qualities.eyeDefinition);
    case 'lipPrecision':
      return levelOf(lipLine(measurement));
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

/** How clean the lip line is, 0-1: a smear spoils it, even if its edge could not be read. Null if neither edge nor smear was read. */
export function lipLine({
  qualities,
  lipSmear,
}: Pick<LookMeasurement, 'qualities' | 'lipSmear'>): number | null {
  const edge = finiteOrNull(qualities.lipEdge);
  if (edge !== null) return edge * (1 - lipSmear);
  return isLikely(lipSmear) ? 1 - lipSmear : null;
}

/** The level of a quality, 0-1; null where it could not be read. */
export function levelOf(
  quality: number | null,
  thresholds: Parameters<typeof feedbackLevel>[1] = qualityThresholds,
): FeedbackLevel | null {
  const read = finiteOrNull(quality);
  return read === null ? null : feedbackLevel(read, thresholds);
}
