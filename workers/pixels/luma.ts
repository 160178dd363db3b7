import type { PixelBuffer } from '../../src/domain/photo/PixelBuffer.ts';

/** Luma of Rec. 601 (ITU-R BT.601-7, section 2.5.1), one value a pixel, 0-255 (decision 6). */
export function luma({ data }: PixelBuffer): Float32Array {
  const levels = new Float32Array(data.length / 4);
  for (let i = 0; i < levels.length; i++)
    levels[i] = 0.299 * data[i * 4]! + 0.587 * data[i * 4 + 1]! + 0.114 * data[i * 4 + 2]!;
  return levels;
}
