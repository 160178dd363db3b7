import { clamp01, quantile } from '../statistics.ts';
import { lipCalibration } from './calibration/lipCalibration.ts';
import type { FaceView } from './FaceView.ts';
import { sampled, type Pixels } from './sampled.ts';

const { ignoredShare, bareStrength, even, patchy, darkest } = lipCalibration.evenness;

/**
 * How evenly color lies on the lips, 0-1: the smaller the range of its strength is against the median, the more evenly. Color
 * is divided by lightness, because lightness changes with the shape of the lips.
 */
export function lipEvenness(view: FaceView, pixels: Pixels): number {
  const strengths = sampled(pixels, lipStrength(view)).sort();
  const range = quantile(strengths, 1 - ignoredShare) - quantile(strengths, ignoredShare);
  const relative = range / (quantile(strengths, 0.5) + bareStrength);
  return clamp01(1 - (relative - even) / (patchy - even));
}

/** How far a pixel's color lies from the skin's, over its lightness. */
export const lipStrength =
  ({ red, yellow, light }: Pick<FaceView, 'red' | 'yellow' | 'light'>) =>
  (i: number): number =>
    Math.hypot(red[i]!, yellow[i]!) / Math.max(darkest, light[i]!);
