import { clamp01, weightedMean } from '../statistics.ts';
import { lookCalibration } from './calibration/lookCalibration.ts';
import { eyeDistance } from './FaceFrame.ts';
import type { FaceView } from './FaceView.ts';
import { maskedBlur } from './maskedBlur.ts';
import { joinedPixels, dilate, intersect, pixelsOf, rasterize, subtract } from './regionMask.ts';
import { quantileOver, quantilesOver, slopeOf, spreadOver, type Pixels } from './sampled.ts';

const { steepest, leastRange, leastPixels, seamless, patchy, worstShare } = lookCalibration.blending;
/** Frame px. */
const [scale, patchScale, hardEdge, softEdge] = [
  lookCalibration.blending.scale * eyeDistance,
  lookCalibration.blending.patchScale * eyeDistance,
  lookCalibration.blending.hardEdge * eyeDistance,
  lookCalibration.blending.softEdge * eyeDistance,
];
/** The crease of a lid is an edge by nature, so that shadow is judged only farther from the opening than this, frame px. */
const aboveCrease = 14;

/** The base, the blush, or the shadow on one lid. */
interface BlendedPart {
  /** How softly blush or shadow ends, or how free of patches the base is, 0-1. */
  readonly softness: number;
  /** How far it is worn, 0-1. */
  readonly worn: number;
}

/**
 * How soft the transitions of blush, lid shadow and base are, 0-1, as far as these are worn: a mix of their mean and the worst of them,
 * because one hard edge is seen even on an otherwise soft look. The softness of blush and shadow is the length that the transition from
 * no color to full color would have at its steepest slope. The softness of a base is its freedom from patches. What is hardly worn has
 * hardly any weight in the mean, and is hardly a fault. Null if no skin is seen.
 *
 * @param worn how far blush and shadow are there to be blended, 0-1; the base is always weighed in full
 */
export function blending(
  view: FaceView,
  base: Pixels,
  sides: readonly (0 | 1)[],
  worn: { readonly blush: number; readonly shadow: number },
): number | null {
  if (base.length === 0 || sides.length === 0) return null;
  const { skin, outlines } = view.regions;
  const [fine, coarse] = [maskedBlur(view.red, skin, scale), maskedBlur(view.red, skin, patchScale)];
  const patches = spreadOver(base, fine, coarse);
  const parts: BlendedPart[] = [
    { softness: clamp01(1 - (patches - seamless) / (patchy - seamless)), worn: 1 },
  ];
  const add = (plane: Float32Array, pixels: Pixels, share: number) => {
    const part = softness(plane, pixels);
    if (part !== null) parts.push({ softness: part, worn: share });
  };
  if (worn.blush > 0) {
    const around = joinedPixels(
      sides.map((side) => pixelsOf(intersect(dilate(rasterize(outlines.apples[side]), 20), skin))),
    );
    add(fine, around, worn.blush);
  }
  if (worn.shadow > 0) {
    const zones = sides.map((side) =>
      subtract(
        rasterize(outlines.lids[side], outlines.browBones[side]),
        dilate(rasterize(outlines.eyes[side]), aboveCrease),
        dilate(rasterize(outlines.brows[side]), 5),
      ),
    );
    for (const zone of zones)
      add(maskedBlur(view.light, zone, scale), pixelsOf(dilate(zone, -2)), worn.shadow);
  }
  const worst = Math.min(...parts.map((part) => 1 - part.worn * (1 - part.softness)));
  const mean = weightedMean(parts.map((part) => ({ value: part.softness, weight: part.worn })));
  return worstShare * worst + (1 - worstShare) * mean;
}

/** How long the steepest transition within some pixels is, from hard (0) to soft (1). Null if there is no transition. */
function softness(plane: Float32Array, pixels: Pixels): number | null {
  if (pixels.length < leastPixels) return null;
  const [lowest, highest] = quantilesOver(pixels, [0.05, 0.95], plane);
  const range = highest! - lowest!;
  if (range < leastRange) return null;
  const slope = quantileOver(pixels, steepest, slopeOf(plane, 1)) / 2;
  const way = range / Math.max(1e-6, slope);
  return clamp01((way - hardEdge) / (softEdge - hardEdge));
}
