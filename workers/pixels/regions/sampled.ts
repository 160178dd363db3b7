import { arrayKernels } from '../kernels/pixelKernels.ts';
import type { PixelKernels } from '../kernels/startKernels.ts';

/** Indices of pixels of the frame. */
export type Pixels = ArrayLike<number>;

/** What is read of a pixel: the value of a plane there, or what a kernel or a function computes. Never NaN. */
export type PixelValue = Float32Array | KernelReading | ((pixel: number) => number);

/** Has a kernel write a value for each pixel of a list. It is as fast in a new worker, where a function would be slow at first. */
interface KernelReading {
  readonly gather: (kernels: PixelKernels, count: number, list: number) => void;
}

/** Lightness, redness and yellowness of each pixel. */
type ColorPlanes = Readonly<Record<'red' | 'yellow' | 'light', Float32Array>>;

/** The length of the vector of two planes. */
export const lengthOf = (plane: Float32Array, other: Float32Array): KernelReading => ({
  gather: ({ run, addressOf }, count, list) =>
    run.gatherLength(count, list, addressOf(plane), addressOf(other)),
});

/** The length of the vector of redness and yellowness over lightness, or over `least` where the lightness is less. */
export const strengthOf = ({ red, yellow, light }: ColorPlanes, least: number): KernelReading => ({
  gather: ({ run, addressOf }, count, list) =>
    run.gatherStrength(count, list, addressOf(red), addressOf(yellow), addressOf(light), least),
});

/** How much a plane of the frame changes from `step` pixels before a pixel to as many after it. */
export const slopeOf = (plane: Float32Array, step: number): KernelReading => ({
  gather: ({ run, addressOf }, count, list) => run.gatherSlope(count, list, addressOf(plane), step),
});

/** How far from a pixel a border (`near`) and the skin beside it (`far`) are read, px: along an axis, and along each axis of a diagonal. */
export interface BorderReach {
  readonly near: number;
  readonly far: number;
  readonly nearDiagonal: number;
  readonly farDiagonal: number;
}

/**
 * How clear a border through each pixel is: by how much the change of color across it exceeds those to both sides.
 *
 * @param colorWeight how much a difference of red and yellow counts against one of light
 */
export const borderOf = (
  planes: ColorPlanes,
  colorWeight: number,
  { near, far, nearDiagonal, farDiagonal }: BorderReach,
): KernelReading => ({
  gather: (kernels, count, list) => {
    const addresses = addressesOf(planes, kernels);
    kernels.run.gatherBorder(count, list, ...addresses, colorWeight, near, far, nearDiagonal, farDiagonal);
  },
});

/** How much the neighbors of a pixel differ, across and down, with the same weight of colors. */
export const grainOf = (planes: ColorPlanes, colorWeight: number): KernelReading => ({
  gather: (kernels, count, list) =>
    kernels.run.gatherGrain(count, list, ...addressesOf(planes, kernels), colorWeight),
});

const addressesOf = (
  { light, red, yellow }: ColorPlanes,
  { addressOf }: PixelKernels,
): [light: number, red: number, yellow: number] => [addressOf(light), addressOf(red), addressOf(yellow)];

/** The absolute difference of two planes. */
export const differenceOf = (plane: Float32Array, other: Float32Array): KernelReading => ({
  gather: ({ run, addressOf }, count, list) => {
    run.gather(count, list, addressOf(plane));
    run.gatherLess(count, list, addressOf(other));
    run.distances(count, 0);
  },
});

/**
 * The median of a value over some pixels; of an even number of pixels the upper one of the two in the middle. NaN if there are no pixels.
 *
 * @param less a plane that is subtracted from the value at each pixel
 */
export function medianOver(pixels: Pixels, value: PixelValue, less?: Float32Array): number {
  return quantileOver(pixels, 0.5, value, less);
}

/**
 * The quantile of a value over some pixels (nearest rank). NaN if there are no pixels.
 *
 * @param share of the values that lie below, 0-1
 * @param less a plane that is subtracted from the value at each pixel
 */
export function quantileOver(pixels: Pixels, share: number, value: PixelValue, less?: Float32Array): number {
  return quantilesOver(pixels, [share], value, less)[0]!;
}

/** Several quantiles of a value, as `quantileOver` reads one. */
export function quantilesOver(
  pixels: Pixels,
  shares: readonly number[],
  value: PixelValue,
  less?: Float32Array,
): number[] {
  const count = pixels.length;
  if (count === 0) return shares.map(() => Number.NaN);
  const { run } = gather(pixels, value, less);
  // Selecting a rank reorders the gathered values and changes none, so several can be selected one after the other.
  return shares.map((share) => run.rankOf(count, Math.min(count - 1, Math.floor(share * count))));
}

/**
 * The median of the quotients of two planes over some pixels; of an even number of pixels the upper one of the two in the middle. NaN if
 * there are no pixels.
 */
export function medianQuotient(pixels: Pixels, plane: Float32Array, over: Float32Array): number {
  const kernels = arrayKernels();
  const { run, addressOf } = kernels;
  const count = pixels.length;
  if (count === 0) return Number.NaN;
  const list = listAt(pixels, kernels);
  run.gather(count, list, addressOf(plane));
  run.gatherOver(count, list, addressOf(over));
  return run.rankOf(count, Math.floor(count / 2));
}

/** The median of each channel of linear light, triples a pixel, over some pixels; 0 if there are none. */
export function medianLight(pixels: Pixels, light: Float32Array): [red: number, green: number, blue: number] {
  const kernels = arrayKernels();
  const { run, addressOf } = kernels;
  const count = pixels.length;
  const [list, lights] = [listAt(pixels, kernels), addressOf(light)];
  const channel = (offset: 0 | 1 | 2) => {
    run.gatherChannel(count, list, lights, offset);
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
  return kept(pixels, plane, ({ run }, count, list, field, end) =>
    run.keepBetween(count, list, field, from, to, end),
  );
}

/** Those of some pixels at which a plane is more than `least`. */
export function pixelsOver(pixels: Pixels, plane: Float32Array, least: number): Int32Array<ArrayBuffer> {
  return kept(pixels, plane, ({ run }, count, list, field, end) =>
    run.keepOver(count, list, field, least, end),
  );
}

/** Those of some pixels at which the vector of two planes has at least the length `least`. */
export function pixelsLong(
  pixels: Pixels,
  plane: Float32Array,
  other: Float32Array,
  least: number,
): Int32Array<ArrayBuffer> {
  return kept(pixels, plane, ({ run, addressOf }, count, list, field, end) =>
    run.keepLong(count, list, field, addressOf(other), least, end),
  );
}

/**
 * Those of some pixels that a kernel keeps when it reads a plane there.
 *
 * @param keep runs the kernel on the list and the plane at these addresses, and returns how many pixels it has written to `to`
 */
function kept(
  pixels: Pixels,
  plane: Float32Array,
  keep: (kernels: PixelKernels, count: number, list: number, plane: number, to: number) => number,
): Int32Array<ArrayBuffer> {
  const kernels = arrayKernels();
  const [list, field] = [listAt(pixels, kernels), kernels.addressOf(plane)];
  return kernels.newList(pixels.length, (to) => keep(kernels, pixels.length, list, field, to));
}

/**
 * The robust spread (1.4826 times the median absolute deviation) of a value over some pixels. NaN if there are no pixels.
 *
 * @param less a plane that is subtracted from the value at each pixel
 */
export function spreadOver(pixels: Pixels, value: PixelValue, less?: Float32Array): number {
  const [count, middle] = [pixels.length, Math.floor(pixels.length / 2)];
  if (count === 0) return Number.NaN;
  const { run } = gather(pixels, value, less);
  run.distances(count, run.rankOf(count, middle));
  return 1.4826 * run.rankOf(count, middle);
}

/** The population variance of a value over some pixels (divided by their count, decision 6). NaN if there are no pixels. */
export function varianceOver(pixels: Pixels, value: PixelValue): number {
  return pixels.length === 0 ? Number.NaN : gather(pixels, value).run.variance(pixels.length);
}

/** A value at each of some pixels, less that of another plane. */
export function sampled(pixels: Pixels, value: PixelValue, less?: Float32Array): Float32Array {
  return gather(pixels, value, less).values(pixels.length).slice();
}

/** Writes the values into the kernels' memory, and returns the kernels. */
function gather(pixels: Pixels, value: PixelValue, less?: Float32Array): PixelKernels {
  const kernels = arrayKernels();
  const { run, values, addressOf } = kernels;
  const count = pixels.length;
  if (typeof value === 'function') {
    const read = values(count);
    for (let i = 0; i < count; i++) read[i] = value(pixels[i]!);
  } else if (value instanceof Float32Array) run.gather(count, listAt(pixels, kernels), addressOf(value));
  else value.gather(kernels, count, listAt(pixels, kernels));
  if (less) run.gatherLess(count, listAt(pixels, kernels), addressOf(less));
  return kernels;
}

/** The address of a list of pixels, which is copied where it does not stand in the kernels' memory. */
const listAt = (pixels: Pixels, { addressOf }: PixelKernels): number =>
  addressOf(pixels instanceof Int32Array ? pixels : Int32Array.from(pixels));
