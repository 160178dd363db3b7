import { quantile } from '../statistics.ts';
import type { FaceFrame } from './FaceFrame.ts';
import type { FaceRegions } from './faceRegions.ts';
import { maskOf, pixelsOf } from './regionMask.ts';
import { medianOver } from './sampled.ts';

/** The person's own skin, OKLab. */
export interface SkinReference {
  readonly lightness: number;
  readonly red: number;
  readonly yellow: number;
  /** Share of the skin's pixels whose light is lost, 0-1. */
  readonly clippedShare: number;
}

/** Below the first lies shadow or hair, above the second shine. Shares of the zone by lightness. */
const shadowShare = 0.25;
const shineShare = 0.9;

/** The median of cheeks and forehead between shadow and shine. */
export function skinReference(frame: FaceFrame, { outlines, skin }: FaceRegions): SkinReference {
  const zone = maskOf(...outlines.cheeks, outlines.forehead);
  const pixels = pixelsOf(zone.map((value, i) => value & skin[i]!));
  const lights = Float32Array.from(pixels, (i) => frame.L[i]!).sort();
  const [from, to] = [quantile(lights, shadowShare), quantile(lights, shineShare)];
  const lit = pixels.filter((i) => frame.L[i]! >= from && frame.L[i]! <= to);
  const clipped = pixels.filter((i) => frame.clipped[i]).length;
  return {
    lightness: Math.max(0.01, medianOf(lit, frame.L)),
    red: medianOf(lit, frame.a),
    yellow: medianOf(lit, frame.b),
    clippedShare: pixels.length === 0 ? 1 : clipped / pixels.length,
  };
}

function medianOf(pixels: readonly number[], plane: Float32Array): number {
  return pixels.length === 0 ? 0 : medianOver(pixels, (i) => plane[i]!);
}
