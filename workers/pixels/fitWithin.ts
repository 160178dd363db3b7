import type { PixelBuffer } from '../../src/domain/photo/PixelBuffer.ts';
import { boxResample } from './boxResample.ts';

/**
 * Scales so that the longest side is at most `longest` px, keeping the ratio. Never enlarges (PIP-04); a side is 1 px at
 * least.
 */
export function fitWithin(source: PixelBuffer, longest: number): PixelBuffer {
  const scale = Math.min(1, longest / Math.max(source.width, source.height));
  if (scale === 1) return source;
  const side = (length: number) => Math.max(1, Math.round(length * scale));
  return boxResample(source, side(source.width), side(source.height));
}
