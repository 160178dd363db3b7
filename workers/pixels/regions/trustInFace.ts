import type { BreakdownKey } from '../../../src/domain/analysis/Breakdown.ts';
import type { LocatedFace } from '../../../src/domain/photo/FaceLocation.ts';
import { clamp01 } from '../statistics.ts';
import type { FaceView } from './FaceView.ts';
import { type Seeing, turnOf } from './seeing.ts';

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
export function trustInFace(
  view: FaceView,
  face: LocatedFace,
  seen: Seeing,
  smoothing: number | null,
): Readonly<Record<BreakdownKey, number>> {
  const pixels = 0.4 + 0.6 * clamp01((view.frame.sourceDistance - fewPixels) / (plentyOfPixels - fewPixels));
  const light = 0.3 + 0.7 * clamp01((view.skin.lightness - gloom) / (lit - gloom));
  const unclipped = 1 - 0.7 * clamp01(view.skin.clippedShare / ruinousClipping);
  const frontal = 1 - 0.5 * Math.abs(turnOf(face));
  const photo = pixels * light * unclipped * frontal;
  const trust = (key: BreakdownKey, isSeen: boolean, factor = 1): number =>
    isSeen ? onGoodPhotos[key] * photo * factor : 0;
  return {
    foundation: trust('foundation', seen.skin, 1 - 0.6 * (smoothing ?? 0.3)),
    eyeMakeup: trust('eyeMakeup', seen.eyes.length > 0, seen.eyes.length === 1 ? 0.7 : 1),
    lipPrecision: trust('lipPrecision', seen.lips),
    colorHarmony: trust('colorHarmony', seen.skin),
    blendingTechnique: trust('blendingTechnique', seen.skin),
    symmetry: trust('symmetry', seen.skin && seen.sides.length === 2),
    trendAlignment: trust('trendAlignment', true),
  };
}
