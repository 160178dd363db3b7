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
  /** Where the sub-samples lie along a side of their output pixel. */
  const within = Float64Array.from({ length: samples }, (_, sub) => (sub + 0.5) / samples);
  const lastX = width - 1;
  const lastY = height - 1;
  for (let row = 0; row < size; row++) {
    for (let column = 0; column < size; column++) {
      let red = 0;
      let green = 0;
      let blue = 0;
      for (let down = 0; down < samples; down++) {
        const v = (row + within[down]!) * step - square.side / 2;
        for (let across = 0; across < samples; across++) {
          const u = (column + within[across]!) * step - square.side / 2;
          const x = square.centerX + cos * u - sin * v - 0.5;
          const y = square.centerY + sin * u + cos * v - 0.5;
          const left = Math.floor(x);
          const top = Math.floor(y);
          if (left < -1 || top < -1 || left > lastX || top > lastY) continue;
          // A corner beyond an edge counts nothing; its nearest pixel stands in for it.
          const near = left < 0 ? 0 : left + 1 - x;
          const far = left === lastX ? 0 : x - left;
          const high = top < 0 ? 0 : top + 1 - y;
          const low = top === lastY ? 0 : y - top;
          const upper = Math.max(0, top) * width;
          const lower = Math.min(lastY, top + 1) * width;
          const first = Math.max(0, left);
          const second = Math.min(lastX, left + 1);
          const upperNear = (upper + first) * 4;
          const upperFar = (upper + second) * 4;
          const lowerNear = (lower + first) * 4;
          const lowerFar = (lower + second) * 4;
          const nearHigh = near * high;
          const farHigh = far * high;
          const nearLow = near * low;
          const farLow = far * low;
          // One channel after the other: a loop over them is slower, and this order of the sums gives the same last bit everywhere.
          red =
            red +
            nearHigh * data[upperNear]! +
            farHigh * data[upperFar]! +
            nearLow * data[lowerNear]! +
            farLow * data[lowerFar]!;
          green =
            green +
            nearHigh * data[upperNear + 1]! +
            farHigh * data[upperFar + 1]! +
            nearLow * data[lowerNear + 1]! +
            farLow * data[lowerFar + 1]!;
          blue =
            blue +
            nearHigh * data[upperNear + 2]! +
            farHigh * data[upperFar + 2]! +
            nearLow * data[lowerNear + 2]! +
            farLow * data[lowerFar + 2]!;
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
