import { selectRank } from '../selectRank.ts';

/** The median of a function over some pixels; NaN of none. */
export function medianOver(pixels: readonly number[], value: (pixel: number) => number): number {
  return middle(sampled(pixels, value));
}

/** Likewise 1.4826 times the median absolute deviation: a standard deviation that is deaf to outliers. */
export function spreadOver(pixels: readonly number[], value: (pixel: number) => number): number {
  const values = sampled(pixels, value);
  const center = middle(values);
  for (let i = 0; i < values.length; i++) values[i] = Math.abs(values[i]! - center);
  return 1.4826 * middle(values);
}

/** A function's values over some pixels. By a loop: `Float32Array.from` takes several times as long. */
export function sampled(pixels: readonly number[], value: (pixel: number) => number): Float32Array {
  const values = new Float32Array(pixels.length);
  for (let i = 0; i < values.length; i++) values[i] = value(pixels[i]!);
  return values;
}

function middle(values: Float32Array): number {
  return selectRank(values, Math.floor(values.length / 2)) ?? Number.NaN;
}
