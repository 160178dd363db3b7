import { median, robustSpread } from '../statistics.ts';

/** The median of a function over some pixels; NaN of none. */
export function medianOver(pixels: readonly number[], value: (pixel: number) => number): number {
  return median(sampled(pixels, value));
}

/** The robust spread of a function over some pixels; NaN of none. */
export function spreadOver(pixels: readonly number[], value: (pixel: number) => number): number {
  return robustSpread(sampled(pixels, value));
}

/** A function's values over some pixels. By a loop: `Float32Array.from` takes several times as long. */
export function sampled(pixels: readonly number[], value: (pixel: number) => number): Float32Array {
  const values = new Float32Array(pixels.length);
  for (let i = 0; i < values.length; i++) values[i] = value(pixels[i]!);
  return values;
}
