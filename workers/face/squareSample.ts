import type { PixelBuffer } from '../../src/domain/photo/PixelBuffer.ts';
import { scratchKernels } from '../pixels/kernels/pixelKernels.ts';
import { subSamples } from '../pixels/subSamples.ts';

/** A square of the photo, maybe turned and reaching beyond its edges. */
export interface PhotoSquare {
  /** px of the raster */
  readonly centerX: number;
  readonly centerY: number;
  readonly side: number;
  /** Radians; the square's x axis against the raster's, clockwise on screen. */
  readonly angle: number;
}

/** Black around the raster, px: what lies beyond is read from there. */
const border = 1;

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
  const { run, putRaster, roomBehind } = scratchKernels();
  const step = square.side / size;
  const [cos, sin] = [Math.cos(square.angle) * step, Math.sin(square.angle) * step];
  // How far the middle of the first pixel lies from that of the square. In the raster it lies a pixel further on, because of the border.
  const first = 0.5 - size / 2;
  const startX = square.centerX + cos * first - sin * first - 0.5 + border;
  const startY = square.centerY + sin * first + cos * first - 0.5 + border;
  putRaster(raster, border);
  const count = size * size;
  // The triples, with room for one more number. Then a byte a pixel that tells what lies beyond the photo, which nobody reads here.
  const tripleWords = 3 * count + 1;
  const { address, words } = roomBehind(tripleWords + Math.ceil(count / 4));
  const beyond = address + 4 * tripleWords;
  run.resample(
    raster.width + 2 * border,
    raster.height + 2 * border,
    size,
    size,
    startX,
    startY,
    cos,
    sin,
    -sin,
    cos,
    subSamples(step),
    address,
    beyond,
  );
  run.scale(address, count, gain, offset);
  into.set(new Float32Array(words.buffer, address, 3 * count));
}

/** Maps a point of the sampled square (0 to `size`) back to the raster, px. */
export function onRaster(square: PhotoSquare, size: number, u: number, v: number): readonly [number, number] {
  const across = (u / size - 0.5) * square.side;
  const down = (v / size - 0.5) * square.side;
  const cos = Math.cos(square.angle);
  const sin = Math.sin(square.angle);
  return [square.centerX + cos * across - sin * down, square.centerY + sin * across + cos * down];
}
