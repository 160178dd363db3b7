import type { PixelBuffer } from '../../src/domain/photo/PixelBuffer.ts';
import { halve } from '../../workers/pixels/halve.ts';

/** A photo's planes: lightness of `width` x `height`, and two of color of half the size, rounded up; 0-255. */
export interface Planes {
  readonly width: number;
  readonly height: number;
  readonly light: Uint8Array;
  readonly blue: Uint8Array;
  readonly red: Uint8Array;
}

const factor = (of: number): number => Math.round(of * 65_536);

/**
 * The half of a photo, written after libjpeg's source, pixel by pixel: `h2v2_fancy_upsample` of jdsample.c, and `ycc_rgb_convert` of
 * jdcolor.c.
 */
export function plainHalf(planes: Planes): PixelBuffer {
  const { width, height, light } = planes;
  const [blue, red] = [upsampled(planes, planes.blue), upsampled(planes, planes.red)];
  const data = new Uint8ClampedArray(width * height * 4);
  for (let i = 0; i < light.length; i++) {
    const [y, cb, cr] = [light[i]!, blue[i]! - 128, red[i]! - 128];
    data[4 * i] = y + ((factor(1.402) * cr + 32_768) >> 16);
    data[4 * i + 1] = y + ((-factor(0.34414) * cb - factor(0.71414) * cr + 32_768) >> 16);
    data[4 * i + 2] = y + ((factor(1.772) * cb + 32_768) >> 16);
    data[4 * i + 3] = 255;
  }
  return halve({ data, width, height });
}

function upsampled({ width, height }: Planes, plane: Uint8Array): Uint8Array {
  const [columns, rows] = [(width + 1) >> 1, (height + 1) >> 1];
  const inside = (index: number, count: number) => Math.min(count - 1, Math.max(0, index));
  return Uint8Array.from({ length: width * height }, (_, i) => {
    const [x, y] = [i % width, Math.floor(i / width)];
    const [column, row] = [x >> 1, y >> 1];
    const otherRow = inside(row + (y % 2 === 0 ? -1 : 1), rows);
    const sumAt = (at: number): number => 3 * plane[row * columns + at]! + plane[otherRow * columns + at]!;
    return x % 2 === 0
      ? (3 * sumAt(column) + sumAt(inside(column - 1, columns)) + 8) >> 4
      : (3 * sumAt(column) + sumAt(inside(column + 1, columns)) + 7) >> 4;
  });
}
