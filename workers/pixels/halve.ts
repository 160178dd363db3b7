import type { PixelBuffer } from '../../src/domain/photo/PixelBuffer.ts';
import { everyOther } from './everyOther.ts';

/**
 * Halves a picture: each pixel is the mean of four, rounded down, as Chromium and Firefox draw a 2:1 reduction. An odd
 * last row or column is left out. Two channels are summed at once in the halves of a 32-bit word: four bytes add up to
 * less than 16 bits, so that no sum runs into the other.
 */
export function halve({ data, width, height }: PixelBuffer): PixelBuffer {
  const halfWidth = width >> 1;
  const halfHeight = height >> 1;
  const from = new Uint32Array(data.buffer, data.byteOffset, width * height);
  const to = new Uint32Array(halfWidth * halfHeight);
  for (let y = 0; y < halfHeight; y++) {
    let at = 2 * y * width;
    for (let x = 0; x < halfWidth; x++, at += 2) {
      const one = from[at]!;
      const two = from[at + 1]!;
      const three = from[at + width]!;
      const four = from[at + width + 1]!;
      const even = (one & everyOther) + (two & everyOther) + (three & everyOther) + (four & everyOther);
      const odd =
        ((one >>> 8) & everyOther) +
        ((two >>> 8) & everyOther) +
        ((three >>> 8) & everyOther) +
        ((four >>> 8) & everyOther);
      to[y * halfWidth + x] = ((even >>> 2) & everyOther) | (((odd >>> 2) & everyOther) << 8);
    }
  }
  return { data: new Uint8ClampedArray(to.buffer), width: halfWidth, height: halfHeight };
}
