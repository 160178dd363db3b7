import type { PixelBuffer } from '../../src/domain/photo/PixelBuffer.ts';
import { areaFilter } from './areaFilter.ts';

/**
 * Scales so that the longest side is at most `longest` px, keeping the ratio. Never enlarges (PIP-04); a side is 1 px at
 * least.
 *
 * @param lowered levels that each mean is lowered by.
 */
export function fitWithin(source: PixelBuffer, longest: number, lowered = 0): PixelBuffer {
  const scale = Math.min(1, longest / Math.max(source.width, source.height));
  if (scale === 1 && lowered === 0) return source;
  const side = (length: number) => Math.max(1, Math.round(length * scale));
  return areaFilter(source, side(source.width), side(source.height), lowered);
}
