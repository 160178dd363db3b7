import { clamp01 } from '../statistics.ts';
import { lipCalibration } from './calibration/lipCalibration.ts';
import type { FaceView } from './FaceView.ts';
import { type Pixels, quantilesOver, strengthOf } from './sampled.ts';

const { ignoredShare, bareStrength, even, patchy, darkest } = lipCalibration.evenness;

/**
 * How evenly color lies on the lips, 0-1: the smaller the range of its strength is against the median, the more evenly. Color
 * is divided by lightness, because lightness changes with the shape of the lips.
 */
export function lipEvenness(view: FaceView, pixels: Pixels): number {
  const [least, middle, most] = quantilesOver(
    pixels,
    [ignoredShare, 0.5, 1 - ignoredShare],
    lipStrength(view),
  );
  const relative = (most! - least!) / (middle! + bareStrength);
  return clamp01(1 - (relative - even) / (patchy - even));
}

/** How far a pixel's color lies from the skin's, over its lightness. */
export const lipStrength = (view: Pick<FaceView, 'red' | 'yellow' | 'light'>) => strengthOf(view, darkest);
