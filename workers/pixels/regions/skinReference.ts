import { baseCalibration } from './calibration/baseCalibration.ts';
import type { FaceFrame } from './FaceFrame.ts';
import type { FaceRegions } from './faceRegions.ts';
import { dilate, pixelsOf, rasterize, subtract } from './regionMask.ts';
import { medianOver, type PixelValue, quantileOver } from './sampled.ts';

/** The person's own bare skin. */
export interface SkinReference {
  /** Linear sRGB. */
  readonly linear: readonly [red: number, green: number, blue: number];
  /** OKLab. */
  readonly lightness: number;
  readonly red: number;
  readonly yellow: number;
  /** Share of the skin's pixels whose light is lost, 0-1. */
  readonly clippedShare: number;
}

const { shadowShare, shineShare } = baseCalibration.reference;
/** The least light that something is divided by: less of it would be noise. */
const leastLight = 1e-4;

/** How far around the apples of the cheeks blush is laid on, frame px. */
export const blushReach = 8;

/**
 * The medians of all skin between shadow and shine, but for the apples: blush, on one cheek or on both, is not the skin that
 * base and lips are told from.
 */
export function skinReference(frame: FaceFrame, { outlines, skin }: FaceRegions): SkinReference {
  const pixels = pixelsOf(subtract(skin, dilate(rasterize(...outlines.apples), blushReach)));
  const [from, to] = [shadowShare, shineShare].map((share) => quantileOver(pixels, share, frame.lightness));
  const lit = pixels.filter((i) => frame.lightness[i]! >= from! && frame.lightness[i]! <= to!);
  const over = (value: PixelValue) => (lit.length === 0 ? 0 : medianOver(lit, value));
  const channel = (offset: 0 | 1 | 2) =>
    Math.max(
      leastLight,
      over((i) => frame.linear[i * 3 + offset]!),
    );
  return {
    linear: [channel(0), channel(1), channel(2)],
    lightness: over(frame.lightness),
    red: over(frame.a),
    yellow: over(frame.b),
    clippedShare:
      pixels.length === 0 ? 1 : pixels.filter((i) => frame.clipped[i] === 1).length / pixels.length,
  };
}
