import { type PixelKernels, workingKernels } from '../kernels/pixelKernels.ts';

/** Indices of pixels of the frame. */
export type Pixels = ArrayLike<number>;

/** What is read of a pixel: the value of a plane there, or of a function. Never NaN. */
export type PixelValue = Float32Array | ((pixel: number) => number);

/** The median of a value over some pixels, of an even number the upper one, less that of another plane; NaN of none. */
export function medianOver(pixels: Pixels, value: PixelValue, less?: Float32Array): number {
  return quantileOver(pixels, 0.5, value, less);
}

/**
 * The value below which the given share, 0-1, of a value over some pixels lies (nearest rank), less that of another plane; NaN of
 * none.
 */
export function quantileOver(pixels: Pixels, share: number, value: PixelValue, less?: Float32Array): number {
  return quantilesOver(pixels, [share], value, less)[0]!;
}

/** The same of several shares. */
export function quantilesOver(
  pixels: Pixels,
  shares: readonly number[],
  value: PixelValue,
  less?: Float32Array,
): number[] {
  const count = pixels.length;
  if (count === 0) return shares.map(() => Number.NaN);
  gather(pixels, value, less);
  // Selecting a rank reorders the gathered values and changes none, so several can be selected one after the other.
  return shares.map((share) =>
    workingKernels().run.rankOf(count, Math.min(count - 1, Math.floor(share * count))),
  );
}

/** The median of a plane divided by another over some pixels, of an even number the upper one; NaN of none. */
export function medianQuotient(pixels: Pixels, plane: Float32Array, over: Float32Array): number {
  const { run, floats } = workingKernels();
  const count = pixels.length;
  if (count === 0) return Number.NaN;
  gather(pixels, plane);
  if (count < few) {
    const values = floats('values', count);
    for (let i = 0; i < count; i++) values[i]! /= over[pixels[i]!]!;
  } else {
    floats('weights', over.length).set(over);
    run.gatherOver(count);
  }
  return run.rankOf(count, Math.floor(count / 2));
}

/** The median of each channel of linear light, triples a pixel, over some pixels; 0 of none. */
export function medianLight(pixels: Pixels, light: Float32Array): [red: number, green: number, blue: number] {
  const { run, floats, indices } = workingKernels();
  const count = pixels.length;
  indices(count).set(pixels);
  floats('lights', light.length).set(light);
  const channel = (offset: 0 | 1 | 2) => {
    run.gatherChannel(count, offset);
    return count === 0 ? 0 : run.rankOf(count, Math.floor(count / 2));
  };
  return [channel(0), channel(1), channel(2)];
}

/** Those of some pixels at which a plane lies between two values, both included. */
export function pixelsBetween(
  pixels: Pixels,
  plane: Float32Array,
  from: number,
  to: number,
): Int32Array<ArrayBuffer> {
  return kept(pixels, plane, (run) => run.keepBetween(pixels.length, from, to));
}

/** Those of some pixels at which a plane is more than `least`. */
export function pixelsOver(pixels: Pixels, plane: Float32Array, least: number): Int32Array<ArrayBuffer> {
  return kept(pixels, plane, (run) => run.keepOver(pixels.length, least));
}

/**
 * Those of some pixels that a kernel leaves when it reads a plane there.
 *
 * @param keep runs the kernel on the pixels and the plane, and returns how many it left
 */
function kept(
  pixels: Pixels,
  plane: Float32Array,
  keep: (run: PixelKernels['run']) => number,
): Int32Array<ArrayBuffer> {
  const { run, floats, indices } = workingKernels();
  indices(pixels.length).set(pixels);
  floats('field', plane.length).set(plane);
  return indices(keep(run)).slice();
}

/**
 * The robust spread (1.4826 times the median absolute deviation) of a value over some pixels, less that of another plane; NaN of
 * none.
 */
export function spreadOver(pixels: Pixels, value: PixelValue, less?: Float32Array): number {
  const center = medianOver(pixels, value, less);
  if (Number.isNaN(center)) return Number.NaN;
  const { run } = workingKernels();
  const [count, middle] = [pixels.length, Math.floor(pixels.length / 2)];
  run.distances(count, center);
  return 1.4826 * run.rankOf(count, middle);
}

/** A value over some pixels, less that of another plane. */
export function sampled(pixels: Pixels, value: PixelValue, less?: Float32Array): Float32Array {
  gather(pixels, value, less);
  return workingKernels().floats('values', pixels.length).slice();
}

/** So many pixels are read in less time than a plane is copied. */
const few = 2_000;

/** Has the kernels hold the values. They read planes, because a new worker would itself be slow at some ten thousand pixels. */
function gather(pixels: Pixels, value: PixelValue, less?: Float32Array): void {
  const { run, floats, indices } = workingKernels();
  const count = pixels.length;
  if (typeof value === 'function' || count < few) {
    const values = floats('values', count);
    if (typeof value === 'function') for (let i = 0; i < count; i++) values[i] = value(pixels[i]!);
    else for (let i = 0; i < count; i++) values[i] = value[pixels[i]!]!;
    if (less) for (let i = 0; i < count; i++) values[i]! -= less[pixels[i]!]!;
    return;
  }
  indices(count).set(pixels);
  floats('field', value.length).set(value);
  run.gather(count);
  if (!less) return;
  floats('weights', less.length).set(less);
  run.gatherLess(count);
}
