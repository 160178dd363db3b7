import { arraysOf } from '../kernels/arraysOf.ts';
import { arrayKernels } from '../kernels/pixelKernels.ts';
import type { PixelKernels } from '../kernels/startKernels.ts';
import { frameHeight, frameWidth } from './frameSize.ts';

/** One byte a pixel of the frame: 1 where it belongs to the region, else 0. */
export type RegionMask = Uint8Array;

/**
 * Fills polygons, given as flat x, y lists: a pixel is set if its center lies in one of them (even-odd rule for each). A single polygon is
 * filled once and kept, because several measures read the same region: neither polygon nor mask may change.
 */
export function rasterize(...polygons: readonly (readonly number[])[]): RegionMask {
  return polygons.length === 1 ? filledOnce(polygons[0]!) : filled(polygons);
}

const filledOnce = arraysOf(new WeakMap(), (polygon: readonly number[]) => filled([polygon]));

function filled(polygons: readonly (readonly number[])[]): RegionMask {
  const { run, newBytes, addressOf } = arrayKernels();
  const mask = newBytes(frameWidth * frameHeight);
  for (const polygon of polygons)
    run.fill(addressOf(Float64Array.from(polygon)), polygon.length / 2, mask.byteOffset);
  return mask;
}

/** The bounding box of a mask, px; a single pixel if the mask is empty. */
export function boundsOf(mask: RegionMask): {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
} {
  const firstPixel = mask.indexOf(1);
  if (firstPixel < 0) return { left: 0, top: 0, width: 1, height: 1 };
  const top = Math.floor(firstPixel / frameWidth);
  const bottom = Math.floor(mask.lastIndexOf(1) / frameWidth);
  let [left, right] = [frameWidth - 1, 0];
  for (let y = top; y <= bottom; y++) {
    const row = mask.subarray(y * frameWidth, (y + 1) * frameWidth);
    const from = row.indexOf(1);
    if (from < 0) continue;
    left = Math.min(left, from);
    right = Math.max(right, row.lastIndexOf(1));
  }
  return { left, top, width: right - left + 1, height: bottom - top + 1 };
}

/** The mask dilated by `px`, or eroded if `px` is negative, with a square, because the measures need no rounder shape. */
export function dilate(mask: RegionMask, px: number): RegionMask {
  const { run, copy } = copied(mask);
  // To erode a mask is to dilate its complement. Beyond the frame there is nothing that could be dilated into it.
  if (px < 0) run.invert(copy.byteOffset);
  run.dilate(copy.byteOffset, Math.min(Math.abs(px), frameWidth - 1));
  if (px < 0) run.invert(copy.byteOffset);
  return copy;
}

/** The pixels of `mask` that are in none of the others. */
export function subtract(mask: RegionMask, ...others: readonly RegionMask[]): RegionMask {
  return joined(mask, others, 'subtract');
}

/** The pixels of `mask` at which a plane of lightness is more than `least`. */
export function withoutDarker(mask: RegionMask, light: Float32Array, least: number): RegionMask {
  const { run, addressOf, copy } = copied(mask);
  run.dropDarker(copy.byteOffset, addressOf(light), least);
  return copy;
}

/** The pixels of `mask` whose chroma, the length of redness and yellowness, is less than `least` times their lightness. */
export function withoutColored(
  mask: RegionMask,
  { light, red, yellow }: Readonly<Record<'light' | 'red' | 'yellow', Float32Array>>,
  least: number,
): RegionMask {
  const { run, addressOf, copy } = copied(mask);
  run.dropColored(copy.byteOffset, addressOf(light), addressOf(red), addressOf(yellow), least);
  return copy;
}

/** The pixels that are in both masks. */
export function intersect(mask: RegionMask, other: RegionMask): RegionMask {
  return joined(mask, [other], 'intersect');
}

function joined(mask: RegionMask, others: readonly RegionMask[], how: 'subtract' | 'intersect'): RegionMask {
  const { run, addressOf, copy } = copied(mask);
  for (const other of others) run[how](copy.byteOffset, addressOf(other));
  return copy;
}

/** A copy of a mask that the kernels may change, with the kernels in whose memory it is. */
function copied(mask: RegionMask): PixelKernels & { readonly copy: RegionMask } {
  const kernels = arrayKernels();
  return { ...kernels, copy: kernels.copyOf(mask) };
}

/** How many pixels a mask has. */
export function countOf(mask: RegionMask): number {
  return pixelsOf(mask).length;
}

/** The indices of a mask's pixels. */
export function pixelsOf(mask: RegionMask): Int32Array<ArrayBuffer> {
  const { run, newList, addressOf } = arrayKernels();
  const from = addressOf(mask);
  return newList(mask.length, (to) => run.list(from, to));
}

/**
 * The indices of a mask's pixels within a rectangle: every `step`-th of every `step`-th row.
 *
 * @param right the first column beyond it, as `bottom` is the first row
 */
export function pixelsWithin(
  mask: RegionMask,
  { left, top, right, bottom }: Readonly<Record<'left' | 'top' | 'right' | 'bottom', number>>,
  step: number,
): Int32Array<ArrayBuffer> {
  const { run, newList, addressOf } = arrayKernels();
  const from = addressOf(mask);
  return newList(mask.length, (to) => run.listWithin(from, left, top, right, bottom, step, to));
}

/** Concatenates lists of pixels, in their order. */
export function joinedPixels(lists: readonly Int32Array[]): Int32Array<ArrayBuffer> {
  const all = new Int32Array(lists.reduce((count, list) => count + list.length, 0));
  let end = 0;
  for (const list of lists) {
    all.set(list, end);
    end += list.length;
  }
  return all;
}
