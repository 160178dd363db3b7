import { arrayKernels } from '../kernels/pixelKernels.ts';
import type { OklabPlanes } from '../oklab.ts';

/** A pixel is clipped, so that its light is unknown, if one channel has the first level or more, or all have the second or less, 0-255. */
const clippedAbove = 252;
const clippedBelow = 4;

/** The linear light of pixels, and which of them are clipped. */
export interface LinearPixels {
  /** Triples, 0-1. */
  readonly light: Float32Array;
  /** 1 where a pixel is clipped, else 0. */
  readonly clipped: Uint8Array;
}

/**
 * Decodes sRGB: triples of 0-255, not necessarily whole, of as many pixels as the frame has at most. If they are in the kernels' memory,
 * they are overwritten by the light, because memory that was never written to is slow at first.
 */
export function linearPixels(rgb: Float32Array): LinearPixels {
  const { run, newBytes, placed } = arrayKernels();
  const [light, clipped] = [placed(rgb), newBytes(rgb.length / 3)];
  const [at, to] = [light.byteOffset, clipped.byteOffset];
  run.linearize(at, clipped.length, clippedBelow, clippedAbove, at, to);
  return { light, clipped };
}

/**
 * Converts linear sRGB to OKLab.
 *
 * @param light triples, 0-1, of as many pixels as the frame has at most
 * @param white what each channel is divided by first: the light that the eye is adapted to
 */
export function oklabPlanes(
  light: Float32Array,
  white: readonly [red: number, green: number, blue: number] = [1, 1, 1],
): OklabPlanes {
  const { run, newFloats, addressOf } = arrayKernels();
  const count = light.length / 3;
  const [lightness, a, b] = [newFloats(count), newFloats(count), newFloats(count)];
  run.toOklab(count, 1 / white[0], 1 / white[1], 1 / white[2], ...[light, lightness, a, b].map(addressOf));
  return { lightness, a, b };
}
