import type { FaceView } from '../regions/FaceView.ts';
import { dilate, rasterize, pixelsOf } from '../regions/regionMask.ts';
import { quantileOver, slopeOf } from '../regions/sampled.ts';

/** The quantile of the slopes around the eyes that counts: only the sharpest edges tell how sharp the photo is. */
const sharpest = 0.95;

/**
 * How sharp the sharper eye is, 0 and up: the steepest change of lightness around lashes and iris, per pixel of the frame, where the skin's
 * lightness is 1. Eyes have edges on every face, so that a photo in which they are missing is blurred.
 */
export function faceSharpness({ regions: { outlines }, light }: FaceView): number {
  const slopes = outlines.eyes.map((outline) => {
    const pixels = pixelsOf(dilate(rasterize(outline), 5));
    return quantileOver(pixels, sharpest, slopeOf(light, 1)) / 2;
  });
  return Math.max(...slopes.map((slope) => (Number.isFinite(slope) ? slope : 0)));
}
