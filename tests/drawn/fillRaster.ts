import type { PixelBuffer } from '../../src/domain/photo/PixelBuffer.ts';

/** Red, green and blue, 0-255. */
export type Rgb = readonly [red: number, green: number, blue: number];

/** An opaque raster whose pixels take their color from a function of their place. */
export function fillRaster(width: number, height: number, color: (x: number, y: number) => Rgb): PixelBuffer {
  const data = new Uint8ClampedArray(width * height * 4);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) data.set([...color(x, y), 255], (y * width + x) * 4);
  return { data, width, height };
}
