import { arrayKernels } from '../kernels/pixelKernels.ts';
import type { OklabPlanes } from '../oklab.ts';

/** Bytes from here on, or down to here in all channels, have lost their light. */
const clippedAbove = 252;
const clippedBelow = 4;

/** Linear light of pixels, and which of them have lost theirs. */
export interface LinearPixels {
  /** Triples, 0-1. */
  readonly light: Float32Array;
  /** 1 where a channel is at its limit, so that the light is unknown. */
  readonly clipped: Uint8Array;
}

/**
 * Decodes sRGB: triples of 0-255, not necessarily whole, of as many pixels as the frame has at most. Where they stand in the kernels'
 * memory the light takes their place, because memory that was never written to is slow at first.
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
