import { median, robustSpread } from '../statistics.ts';

/** What is read of a pixel: the value of a plane there, or of a function. */
export type PixelValue = Float32Array | ((pixel: number) => number);

/** The median of a value over some pixels, less that of another plane; NaN of none. */
export function medianOver(pixels: readonly number[], value: PixelValue, less?: Float32Array): number {
  return median(sampled(pixels, value, less));
}

/** The robust spread of a value over some pixels, less that of another plane; NaN of none. */
export function spreadOver(pixels: readonly number[], value: PixelValue, less?: Float32Array): number {
  return robustSpread(sampled(pixels, value, less));
}

/**
 * A value over some pixels, less that of another plane. By loops: `Float32Array.from` takes several times as long, and a function
 * that a new worker calls for each of some ten thousand pixels is slow until it is compiled, which a plane need not be.
 */
export function sampled(pixels: readonly number[], value: PixelValue, less?: Float32Array): Float32Array {
  const values = new Float32Array(pixels.length);
  if (typeof value === 'function') for (let i = 0; i < values.length; i++) values[i] = value(pixels[i]!);
  else for (let i = 0; i < values.length; i++) values[i] = value[pixels[i]!]!;
  if (less) for (let i = 0; i < values.length; i++) values[i]! -= less[pixels[i]!]!;
  return values;
}
