import type { PixelBuffer } from '../../src/domain/photo/PixelBuffer.ts';
import { Drawing } from './Drawing.ts';
import { mixed } from './linearColor.ts';
import { valueNoise } from './valueNoise.ts';

/** Hills under a sky: a photo without a face. */
export function drawLandscape(width = 400, height = 300, seed = 3): PixelBuffer {
  const drawing = new Drawing(width, height);
  const ridge = valueNoise(seed);
  const grass = valueNoise(seed + 1);
  drawing.fill((x, y) => {
    const horizon = height * (0.5 + 0.12 * ridge(x / 70, 0) + 0.04 * ridge(x / 20, 9));
    if (y < horizon) return mixed([0.16, 0.32, 0.62], [0.62, 0.72, 0.8], y / horizon);
    const shade = 0.6 + 0.4 * grass(x / 5, y / 3);
    return [0.07 * shade, 0.17 * shade, 0.04 * shade];
  });
  return drawing.pixels();
}
