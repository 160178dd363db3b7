import { baseCalibration } from './calibration/baseCalibration.ts';
import type { FaceFrame } from './FaceFrame.ts';
import type { FaceRegions } from './faceRegions.ts';
import { dilate, intersect, pixelsOf, rasterize, subtract } from './regionMask.ts';
import { medianLight, medianOver, pixelsBetween, quantilesOver } from './sampled.ts';

/** The person's own bare skin. */
export interface SkinReference {
  /** Linear sRGB. */
  readonly linear: readonly [red: number, green: number, blue: number];
  /** OKLab. */
  readonly lightness: number;
  readonly red: number;
  readonly yellow: number;
  /** Share of the skin's pixels that are clipped, 0-1. */
  readonly clippedShare: number;
}

const { shadowShare, shineShare } = baseCalibration.reference;
/** The least light by which is divided, because less would be noise. */
const leastLight = 1e-4;

/** How far around the apples of the cheeks blush is laid on, frame px. */
export const blushReach = 8;

/**
 * The medians of all skin between shadow and shine, without the apples of the cheeks: base and lips are not to be compared with blush, on one
 * cheek or on both.
 */
export function skinReference(frame: FaceFrame, { outlines, skin }: FaceRegions): SkinReference {
  const bare = subtract(skin, dilate(rasterize(...outlines.apples), blushReach));
  const pixels = pixelsOf(bare);
  const [from, to] = quantilesOver(pixels, [shadowShare, shineShare], frame.lightness);
  const lit = pixelsBetween(pixels, frame.lightness, from!, to!);
  const over = (plane: Float32Array) => (lit.length === 0 ? 0 : medianOver(lit, plane));
  const [red, green, blue] = medianLight(lit, frame.linear);
  return {
    linear: [Math.max(leastLight, red), Math.max(leastLight, green), Math.max(leastLight, blue)],
    lightness: over(frame.lightness),
    red: over(frame.a),
    yellow: over(frame.b),
    clippedShare: pixels.length === 0 ? 1 : pixelsOf(intersect(bare, frame.clipped)).length / pixels.length,
  };
}
