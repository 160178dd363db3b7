import type { PixelBuffer } from '../../../src/domain/photo/PixelBuffer.ts';
import { workingKernels } from '../kernels/pixelKernels.ts';

/** Sub-samples a side and frame pixel at most. */
const finest = 4;

/** Where the pixels of a frame lie in the raster, px: the first one, and the ways to the next of its row and to the next row. */
export interface FrameGrid {
  readonly start: Vector;
  readonly across: Vector;
  readonly down: Vector;
}

type Vector = readonly [x: number, y: number];

/**
 * Reads the raster at every pixel of the frame: bilinear, averaged over the frame pixel's footprint where the raster is
 * finer, which is the low-pass that scaling down needs.
 *
 * @returns `rgb` as the kernels hold it: valid until they are used again
 * @param step raster px a frame px
 * @param width of the frame, px; at most `frameWidth`, as `height` is at most `frameHeight`
 */
export function resampledFace(
  raster: PixelBuffer,
  { start, across, down }: FrameGrid,
  step: number,
  width: number,
  height: number,
): { readonly rgb: Float32Array; readonly outside: Uint8Array } {
  const { run, floats, bytes, putRaster } = workingKernels();
  const samples = Math.min(finest, Math.max(1, Math.round(step)));
  putRaster(raster, 0);
  run.resample(raster.width, raster.height, width, height, ...start, ...across, ...down, samples);
  return {
    rgb: floats('channels', width * height * 3),
    outside: bytes('outside', width * height).slice(),
  };
}
