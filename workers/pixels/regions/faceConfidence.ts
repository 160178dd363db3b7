import type { BreakdownKey } from '../../../src/domain/analysis/Breakdown.ts';
import type { LocatedFace } from '../../../src/domain/photo/FaceLocation.ts';
import { clamp01 } from '../statistics.ts';
import { visibilityCalibration } from './calibration/visibilityCalibration.ts';
import type { FaceView } from './FaceView.ts';
import { type FaceVisibility, turnOf } from './faceVisibility.ts';

const { onGoodPhotos, pixels, light, clipping, turnShare, smoothing, oneEye } =
  visibilityCalibration.confidence;

/**
 * Confidence in each sub-score, 0-1. Few pixels, little light, clipped skin and a turned head lower it; it is 0 for what is not
 * seen. Skin that a filter smoothed looks like skin under a base, so the suspicion of it lowers the confidence in the base.
 *
 * @param suspicion of smoothing, 0-1; null where it cannot be told
 */
export function faceConfidence(
  view: FaceView,
  face: LocatedFace,
  seen: FaceVisibility,
  suspicion: number | null,
): Readonly<Record<BreakdownKey, number>> {
  const resolved = clamp01((view.frame.sourceDistance - pixels.few) / (pixels.plenty - pixels.few));
  const lit = clamp01((view.skin.lightness - light.gloom) / (light.lit - light.gloom));
  const photo =
    (pixels.atLeast + pixels.more * resolved) *
    (light.atLeast + light.more * lit) *
    (1 - clipping.share * clamp01(view.skin.clippedShare / clipping.ruinous)) *
    (1 - turnShare * Math.abs(turnOf(face)));
  const confidence = (key: BreakdownKey, isSeen: boolean, factor = 1): number =>
    isSeen ? onGoodPhotos[key] * photo * factor : 0;
  return {
    foundation: confidence('foundation', seen.skin, 1 - smoothing.share * (suspicion ?? smoothing.unknown)),
    eyeMakeup: confidence('eyeMakeup', seen.eyes.length > 0, seen.eyes.length === 1 ? oneEye : 1),
    lipPrecision: confidence('lipPrecision', seen.lips),
    colorHarmony: confidence('colorHarmony', seen.skin),
    blendingTechnique: confidence('blendingTechnique', seen.skin),
    symmetry: confidence('symmetry', seen.skin && seen.sides.length === 2),
    trendAlignment: confidence('trendAlignment', true),
  };
}
