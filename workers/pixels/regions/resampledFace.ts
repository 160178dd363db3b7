import type { PixelBuffer } from '../../../src/domain/photo/PixelBuffer.ts';
import { kernelsWith } from '../kernels/pixelKernels.ts';
import { subSamples } from '../subSamples.ts';

/** Where the pixels of a frame lie in the raster, px: the first one, and the vectors to the next one of its row and to the next row. */
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
 * @returns triples of levels, 0-255, and one byte a pixel: 1 beyond the raster
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
  const { run, newFloats, newBytes } = kernelsWith(raster);
  const [rgb, outside] = [newFloats(3 * width * height), newBytes(width * height)];
  const grid = [...start, ...across, ...down, subSamples(step)];
  run.resample(raster.width, raster.height, width, height, ...grid, rgb.byteOffset, outside.byteOffset);
  return { rgb, outside };
}
