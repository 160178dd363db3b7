import type { BreakdownKey } from '../../../src/domain/analysis/Breakdown.ts';
import type { LocatedFace } from '../../../src/domain/photo/FaceLocation.ts';
import { clamp01 } from '../statistics.ts';
import type { FaceView } from './FaceView.ts';
import { type FaceVisibility, turnOf } from './faceVisibility.ts';

/**
 * How far each reading is to be believed on a good photo, 0-1, as the measures did on labeled portraits: lips reliable,
 * base and eyes likely, blush indicative.
 */
const onGoodPhotos: Readonly<Record<BreakdownKey, number>> = {
  foundation: 0.7,
  eyeMakeup: 0.6,
  lipPrecision: 0.85,
  colorHarmony: 0.65,
  blendingTechnique: 0.5,
  symmetry: 0.65,
  trendAlignment: 0.6,
};

/** Eye distance, px: too few to tell, and plenty. */
const fewPixels = 30;
const plentyOfPixels = 120;
/** Skin lightness: lost in noise, and well lit. */
const gloom = 0.22;
const lit = 0.5;
/** Share of clipped skin at which color means nothing. */
const ruinousClipping = 0.5;

/**
 * Confidence by sub-score, 0-1: lowered by few pixels, gloom, clipped skin and a turned head; 0 for what is not seen.
 * Smoothed skin reads as covered, so suspicion lowers the word on the base.
 */
export function faceConfidence(
  view: FaceView,
  face: LocatedFace,
  seen: FaceVisibility,
  smoothing: number | null,
): Readonly<Record<BreakdownKey, number>> {
  const pixels = 0.4 + 0.6 * clamp01((view.frame.sourceDistance - fewPixels) / (plentyOfPixels - fewPixels));
  const light = 0.3 + 0.7 * clamp01((view.skin.lightness - gloom) / (lit - gloom));
  const unclipped = 1 - 0.7 * clamp01(view.skin.clippedShare / ruinousClipping);
  const frontal = 1 - 0.5 * Math.abs(turnOf(face));
  const photo = pixels * light * unclipped * frontal;
  const confidence = (key: BreakdownKey, isSeen: boolean, factor = 1): number =>
    isSeen ? onGoodPhotos[key] * photo * factor : 0;
  return {
    foundation: confidence('foundation', seen.skin, 1 - 0.6 * (smoothing ?? 0.3)),
    eyeMakeup: confidence('eyeMakeup', seen.eyes.length > 0, seen.eyes.length === 1 ? 0.7 : 1),
    lipPrecision: confidence('lipPrecision', seen.lips),
    colorHarmony: confidence('colorHarmony', seen.skin),
    blendingTechnique: confidence('blendingTechnique', seen.skin),
    symmetry: confidence('symmetry', seen.skin && seen.sides.length === 2),
    trendAlignment: confidence('trendAlignment', true),
  };
}
