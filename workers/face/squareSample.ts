import type { PixelBuffer } from '../../src/domain/photo/PixelBuffer.ts';

/** A square of the photo, maybe turned and reaching beyond its edges. */
export interface PhotoSquare {
  /** px of the raster */
  readonly centerX: number;
  readonly centerY: number;
  readonly side: number;
  /** Radians; the square's x axis against the raster's, clockwise on screen. */
  readonly angle: number;
}

/** Sub-samples a side and output pixel at most: enough for 640 px into 192. */
const finest = 4;

/**
 * Reads a square of the photo as `size` x `size` x 3 floats. Bilinear, with as many sub-samples as the reduction needs
 * (a mean over the output pixel's footprint), so that no detail aliases. Beyond the edges lies black, as the models
 * were trained.
 *
 * @param into filled with `value * gain + offset`, value being 0-255
 */
export function squareSample(
  raster: PixelBuffer,
  square: PhotoSquare,
  size: number,
  into: Float32Array,
  gain: number,
  offset: number,
): void {
  const { data, width, height } = raster;
  const step = square.side / size;
  const samples = Math.min(finest, Math.max(1, Math.round(step)));
  const cos = Math.cos(square.angle);
  const sin = Math.sin(square.angle);
  const share = gain / (samples * samples);
  for (let row = 0; row < size; row++) {
    for (let column = 0; column < size; column++) {
      let red = 0;
      let green = 0;
      let blue = 0;
      for (let sub = 0; sub < samples * samples; sub++) {
        const u = (column + ((sub % samples) + 0.5) / samples) * step - square.side / 2;
        const v = (row + (Math.floor(sub / samples) + 0.5) / samples) * step - square.side / 2;
        const x = square.centerX + cos * u - sin * v - 0.5;
        const y = square.centerY + sin * u + cos * v - 0.5;
        const left = Math.floor(x);
        const top = Math.floor(y);
        if (left < -1 || top < -1 || left >= width || top >= height) continue;
        for (let corner = 0; corner < 4; corner++) {
          const px = left + (corner & 1);
          const py = top + (corner >> 1);
          if (px < 0 || py < 0 || px >= width || py >= height) continue;
          const weight = (corner & 1 ? x - left : left + 1 - x) * (corner >> 1 ? y - top : top + 1 - y);
          const at = (py * width + px) * 4;
          red += weight * data[at]!;
          green += weight * data[at + 1]!;
          blue += weight * data[at + 2]!;
        }
      }
      const at = (row * size + column) * 3;
      into[at] = red * share + offset;
      into[at + 1] = green * share + offset;
      into[at + 2] = blue * share + offset;
    }
  }
}

/** Maps a point of the sampled square (0 to `size`) back to the raster, px. */
export function onRaster(square: PhotoSquare, size: number, u: number, v: number): readonly [number, number] {
  const across = (u / size - 0.5) * square.side;
  const down = (v / size - 0.5) * square.side;
  const cos = Math.cos(square.angle);
  const sin = Math.sin(square.angle);
  return [square.centerX + cos * across - sin * down, square.centerY + sin * across + cos * down];
}
