import { workingKernels } from '../kernels/pixelKernels.ts';

/** What is read of a pixel: the value of a plane there, or of a function. Never NaN. */
export type PixelValue = Float32Array | ((pixel: number) => number);

/** The median of a value over some pixels, of an even number the upper one, less that of another plane; NaN of none. */
export function medianOver(pixels: readonly number[], value: PixelValue, less?: Float32Array): number {
  return quantileOver(pixels, 0.5, value, less);
}

/**
 * The value below which the given share, 0-1, of a value over some pixels lies (nearest rank), less that of another plane; NaN of
 * none.
 */
export function quantileOver(
  pixels: readonly number[],
  share: number,
  value: PixelValue,
  less?: Float32Array,
): number {
  const count = pixels.length;
  if (count === 0) return Number.NaN;
  gather(pixels, value, less);
  return workingKernels().run.rankOf(count, Math.min(count - 1, Math.floor(share * count)));
}

/**
 * The robust spread (1.4826 times the median absolute deviation) of a value over some pixels, less that of another plane; NaN of
 * none.
 */
export function spreadOver(pixels: readonly number[], value: PixelValue, less?: Float32Array): number {
  const center = medianOver(pixels, value, less);
  if (Number.isNaN(center)) return Number.NaN;
  const { run } = workingKernels();
  const [count, middle] = [pixels.length, Math.floor(pixels.length / 2)];
  run.distances(count, center);
  return 1.4826 * run.rankOf(count, middle);
}

/** A value over some pixels, less that of another plane. */
export function sampled(pixels: readonly number[], value: PixelValue, less?: Float32Array): Float32Array {
  gather(pixels, value, less);
  return workingKernels().floats('values', pixels.length).slice();
}

/** So many pixels are read in less time than a plane is copied. */
const few = 2_000;

/** Has the kernels hold the values. They read planes, because a new worker would itself be slow at some ten thousand pixels. */
function gather(pixels: readonly number[], value: PixelValue, less?: Float32Array): void {
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
