import type { FaceView } from '../regions/FaceView.ts';
import { dilate, rasterize, pixelsOf } from '../regions/regionMask.ts';
import { quantileOver, slopeOf } from '../regions/sampled.ts';

/** The sharpest edges about the eyes: those above this share. */
const sharpest = 0.95;

/**
 * How sharp the eyes are, 0 and up: the steepest change of lightness a pixel of the frame around lashes and iris, in units
 * of the skin's. Eyes have edges on every face, so that what is missing is the photo's doing.
 */
export function faceSharpness({ regions: { outlines }, light }: FaceView): number {
  const slopes = outlines.eyes.map((outline) => {
    const pixels = pixelsOf(dilate(rasterize(outline), 5));
    return quantileOver(pixels, sharpest, slopeOf(light, 1)) / 2;
  });
  return Math.max(...slopes.map((slope) => (Number.isFinite(slope) ? slope : 0)));
}
