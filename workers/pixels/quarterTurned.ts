import type { PixelBuffer } from '../../src/domain/photo/PixelBuffer.ts';
import type { QuarterTurns } from '../../src/domain/photo/QuarterTurns.ts';

/** A picture turned clockwise by `turns` quarters; no pixel is lost or changed. */
export function quarterTurned(raster: PixelBuffer, turns: QuarterTurns): PixelBuffer {
  if (turns === 0) return raster;
  const { width, height } = raster;
  const from = new Uint32Array(raster.data.buffer, raster.data.byteOffset, width * height);
  const to = new Uint32Array(width * height);
  const lies = turns % 2 === 1;
  // Indices in the turned picture: that of the first pixel, and the steps from a pixel to its right neighbor and to the one below it.
  const [first, right, below] = {
    1: [height - 1, height, -1],
    2: [width * height - 1, -1, -width],
    3: [(width - 1) * height, -height, 1],
  }[turns] as [number, number, number];
  for (let y = 0, i = 0; y < height; y++)
    for (let x = 0, at = first + y * below; x < width; x++, at += right) to[at] = from[i++]!;
  return {
    data: new Uint8ClampedArray(to.buffer),
    width: lies ? height : width,
    height: lies ? width : height,
  };
}
