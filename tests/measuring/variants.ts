import jpeg from 'jpeg-js';
import type { PixelBuffer } from '../../src/domain/photo/PixelBuffer.ts';
import { boxResample } from '../../workers/pixels/boxResample.ts';
import { toJpeg } from '../drawn/encodeDrawn.ts';

export type Variant = (pixels: PixelBuffer) => PixelBuffer;

export const reencoded =
  (quality: number): Variant =>
  (pixels) => {
    const { data, width, height } = jpeg.decode(toJpeg(pixels, quality), { useTArray: true });
    return { data: Uint8ClampedArray.from(data), width, height };
  };

export const resized =
  (factor: number): Variant =>
  (pixels) =>
    boxResample(pixels, Math.round(pixels.width * factor), Math.round(pixels.height * factor));

/** Cuts a share of each side away. */
export const cropped =
  (share: number): Variant =>
  ({ data, width, height }) => {
    const [left, top] = [Math.round(width * share), Math.round(height * share)];
    const [w, h] = [width - 2 * left, height - 2 * top];
    const cut = new Uint8ClampedArray(w * h * 4);
    for (let y = 0; y < h; y++) {
      const from = ((y + top) * width + left) * 4;
      cut.set(data.subarray(from, from + w * 4), y * w * 4);
    }
    return { data: cut, width: w, height: h };
  };

/** Multiplies the encoded values, as a brightness slider does. */
export const brightened =
  (factor: number): Variant =>
  (pixels) => ({ ...pixels, data: pixels.data.map((value, i) => (i % 4 === 3 ? value : value * factor)) });

/** What happens to a photo between two uploads of the same look. */
export const steadyVariants: Readonly<Record<string, Variant>> = {
  'JPEG 60': reencoded(60),
  'JPEG 80': reencoded(80),
  'JPEG 95': reencoded(95),
  'half size': resized(0.5),
  'double size': resized(2),
  'cropped 5 %': cropped(0.05),
  'darker 10 %': brightened(0.9),
  'brighter 10 %': brightened(1.1),
};
