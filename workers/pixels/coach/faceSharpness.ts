import { quantile } from '../statistics.ts';
import { frameWidth } from '../regions/FaceFrame.ts';
import type { FaceView } from '../regions/FaceView.ts';
import { dilate, rasterize, pixelsOf } from '../regions/regionMask.ts';

/** The sharpest edges about the eyes: those above this share. */
const sharpest = 0.95;

/**
 * How sharp the eyes are, 0 and up: the steepest change of lightness a pixel of the frame around lashes and iris, in units
 * of the skin's. Eyes have edges on every face, so that what is missing is the photo's doing.
 */
export function faceSharpness({ regions: { outlines }, light }: FaceView): number {
  const slopes = outlines.eyes.map((outline) => {
    const pixels = pixelsOf(dilate(rasterize(outline), 5));
    const steps = Float32Array.from(pixels, (i) =>
      Math.hypot(
        (light[i + 1] ?? 0) - (light[i - 1] ?? 0),
        (light[i + frameWidth] ?? 0) - (light[i - frameWidth] ?? 0),
      ),
    ).sort();
    return quantile(steps, sharpest) / 2;
  });
  return Math.max(...slopes.map((slope) => (Number.isFinite(slope) ? slope : 0)));
}
