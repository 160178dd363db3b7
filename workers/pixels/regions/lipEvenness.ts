import { clamp01, quantile } from '../statistics.ts';
import type { FaceView } from './FaceView.ts';
import { sampled } from './sampled.ts';

/** The tenth at either end is rim, crease and reflection; patches are larger. */
const ignoredShare = 0.1;
/** Strength that bare lips vary about by themselves, skin = 1: faint color is not judged finer than that. */
const bareStrength = 0.1;
/** Range of strength over its median: an even coat, and a patchy one. */
const even = 0.1;
const patchy = 0.6;

/**
 * How evenly color lies on the lips, 0-1, by the range of its strength over its median. Color over lightness only: light
 * changes with the shape of the lips.
 */
export function lipEvenness({ red, yellow, light }: FaceView, pixels: readonly number[]): number {
  const strengths = sampled(pixels, (i) => Math.hypot(red[i]!, yellow[i]!) / Math.max(0.1, light[i]!)).sort();
  const range = quantile(strengths, 1 - ignoredShare) - quantile(strengths, ignoredShare);
  const relative = range / (quantile(strengths, 0.5) + bareStrength);
  return clamp01(1 - (relative - even) / (patchy - even));
}
