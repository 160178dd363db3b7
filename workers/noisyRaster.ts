import type { PixelBuffer } from '../src/domain/photo/PixelBuffer.ts';
import { nextNoise } from './nextNoise.ts';

/** Opaque pixels of noise, the same ones each time, on which any other filter or rounding shows. */
export function noisyRaster(width: number, height: number): PixelBuffer {
  let noise = 1;
  const data = Uint8ClampedArray.from({ length: width * height * 4 }, (_, i) => {
    noise = nextNoise(noise);
    return i % 4 === 3 ? 255 : noise >>> 24;
  });
  return { data, width, height };
}
