import { Buffer } from 'node:buffer';
import jpeg from 'jpeg-js';
import { PNG } from 'pngjs';
import type { PixelBuffer } from '../../src/domain/photo/PixelBuffer.ts';

/** PNG file bytes of drawn pixels, for Node tests and end-to-end uploads. */
export function toPng(pixels: PixelBuffer): Buffer {
  const png = new PNG({ width: pixels.width, height: pixels.height });
  png.data = Buffer.from(pixels.data);
  return PNG.sync.write(png);
}

/**
 * JPEG file bytes of drawn pixels.
 *
 * @param quality 1-100
 */
export function toJpeg(pixels: PixelBuffer, quality = 90): Buffer {
  return Buffer.from(
    jpeg.encode({ data: Buffer.from(pixels.data), width: pixels.width, height: pixels.height }, quality).data,
  );
}
