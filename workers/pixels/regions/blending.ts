import { clamp01, mean } from '../statistics.ts';
import { lookCalibration } from './calibration/lookCalibration.ts';
import { eyeDistance, frameWidth } from './FaceFrame.ts';
import type { FaceView } from './FaceView.ts';
import { maskedBlur } from './maskedBlur.ts';
import { joinedPixels, dilate, intersect, pixelsOf, rasterize, subtract } from './regionMask.ts';
import { quantileOver, quantilesOver, spreadOver, type Pixels } from './sampled.ts';

const { steepest, leastRange, leastPixels, seamless, patchy, worstShare } = lookCalibration.blending;
/** Frame px. */
const [scale, patchScale, hardEdge, softEdge] = [
  lookCalibration.blending.scale * eyeDistance,
  lookCalibration.blending.patchScale * eyeDistance,
  lookCalibration.blending.hardEdge * eyeDistance,
  lookCalibration.blending.softEdge * eyeDistance,
];
/** The crease is an edge by nature: shadow is judged beyond it. Frame px above the opening. */
const aboveCrease = 14;

/**
 * How soft the transitions are, 0-1, of blush, lid shadow and base, as far as they are there: between their mean and the worst of
 * them, because one hard edge is seen on the softest look. A transition of blush or
 * shadow is as soft as its steepest part is long, from no color to full color. A base is as soft as it is free of patches.
 * Null where no skin is seen.
 *
 * @param blush, shadow how far that makeup is there to be blended, 0-1: a trace of it, or one that comes and goes, decides nothing
 */
export function blending(
  view: FaceView,
  base: Pixels,
  sides: readonly (0 | 1)[],
  { blush, shadow }: { readonly blush: number; readonly shadow: number },
): number | null {
  if (base.length === 0 || sides.length === 0) return null;
  const { skin, outlines } = view.regions;
  const [fine, coarse] = [maskedBlur(view.red, skin, scale), maskedBlur(view.red, skin, patchScale)];
  const patches = spreadOver(base, fine, coarse);
  const parts = [clamp01(1 - (patches - seamless) / (patchy - seamless))];
  if (blush > 0) {
    const around = joinedPixels(
      sides.map((side) => pixelsOf(intersect(dilate(rasterize(outlines.apples[side]), 20), skin))),
    );
    parts.push(...softness(fine, around, blush));
  }
  if (shadow > 0) {
    const zones = sides.map((side) =>
      subtract(
        rasterize(outlines.lids[side], outlines.browBones[side]),
        dilate(rasterize(outlines.eyes[side]), aboveCrease),
        dilate(rasterize(outlines.brows[side]), 5),
      ),
    );
    for (const zone of zones)
      parts.push(...softness(maskedBlur(view.light, zone, scale), pixelsOf(dilate(zone, -2)), shadow));
  }
  return worstShare * Math.min(...parts) + (1 - worstShare) * mean(parts);
}

/**
 * How wide the steepest transition within some pixels is, 0-1, of makeup that is there so far, 0-1: what is not there is no
 * fault. Nothing where there is no transition.
 */
function softness(plane: Float32Array, pixels: Pixels, worn: number): number[] {
  if (pixels.length < leastPixels) return [];
  const [lowest, highest] = quantilesOver(pixels, [0.05, 0.95], plane);
  const range = highest! - lowest!;
  if (range < leastRange) return [];
  const slope = quantileOver(
    pixels,
    steepest,
    (i) => Math.hypot(plane[i + 1]! - plane[i - 1]!, plane[i + frameWidth]! - plane[i - frameWidth]!) / 2,
  );
  const way = range / Math.max(1e-6, slope);
  return [1 - worn * (1 - clamp01((way - hardEdge) / (softEdge - hardEdge)))];
}
