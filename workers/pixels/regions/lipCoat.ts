import { smoothstep } from '../../../src/domain/analysis/smoothstep.ts';
import { lipCalibration } from './calibration/lipCalibration.ts';
import type { FaceView } from './FaceView.ts';
import { lipColor, type LipReading } from './lipColor.ts';
import { lipStrength } from './lipEvenness.ts';
import { pixelsWithHue } from './regionColor.ts';
import { joinedPixels } from './regionMask.ts';
import { quantileOver, sampled } from './sampled.ts';

const { none, certain, share } = lipCalibration.patches;

/**
 * The color of the lips where they are colored. On evenly colored lips it is the color of all their pixels. On patchy lips that would
 * be a mix of makeup and bare lips, so the most colored part of the pixels (`patches.share`) is read instead; the surer the patches
 * are, the more it counts. Harmony judges this color, because patches are a fault of the lips alone.
 *
 * @param evenness `lipEvenness`
 */
export function lipCoat(
  view: FaceView,
  {
    pixels,
    whole,
    evenness,
    flushed,
  }: {
    readonly pixels: Int32Array;
    readonly whole: LipReading;
    readonly evenness: number;
    readonly flushed: number;
  },
): LipReading {
  const patchy = smoothstep(1 - evenness, none, certain);
  if (patchy === 0) return whole;
  // Pixels without a hue may have the strongest color, over next to no lightness, but it cannot be read.
  const colored = lipColor(view, mostColored(view, pixelsWithHue(view, pixels)), flushed);
  const between = (key: keyof LipReading) => whole[key] + patchy * (colored[key] - whole[key]);
  return {
    red: between('red'),
    yellow: between('yellow'),
    light: between('light'),
    intensity: Math.max(whole.intensity, between('intensity')),
  };
}

/** The most colored part of some pixels, whose share of them is `patches.share`. */
function mostColored(view: FaceView, pixels: Int32Array): Int32Array {
  const strengths = sampled(pixels, lipStrength(view));
  const least = quantileOver(pixels, 1 - share, lipStrength(view));
  const above = pixels.filter((_, at) => strengths[at]! > least);
  const alike = pixels.filter((_, at) => strengths[at] === least);
  return joinedPixels([above, alike.subarray(0, Math.ceil(share * pixels.length) - above.length)]);
}
