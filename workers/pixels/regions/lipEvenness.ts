import { clamp01 } from '../statistics.ts';
import type { FaceView } from './FaceView.ts';
import { spreadOver } from './sampled.ts';

/** Spread of color over the lips, skin = 1: an even coat, and bare or patchy lips. */
const even = 0.008;
const patchy = 0.06;

/** How evenly color lies on the lips, 0-1. Color only: their light changes with their shape. */
export function lipEvenness({ red, yellow }: FaceView, pixels: readonly number[]): number {
  const spread = spreadOver(pixels, (i) => red[i]!) + spreadOver(pixels, (i) => yellow[i]!);
  return clamp01(1 - (spread - even) / (patchy - even));
}
