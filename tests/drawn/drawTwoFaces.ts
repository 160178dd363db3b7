import type { PixelBuffer } from '../../src/domain/photo/PixelBuffer.ts';
import { drawFace } from './drawFace.ts';

/** A smaller face on the left, a larger one on the right, in one photo. `largest.left` is where the larger begins, px. */
export function drawTwoFaces(): {
  readonly pixels: PixelBuffer;
  readonly largest: { readonly left: number };
} {
  const small = drawFace({ tone: 4, width: 300, height: 360, scale: 0.28 }).pixels;
  const large = drawFace({ tone: 7, width: 300, height: 360, scale: 0.38 }).pixels;
  const width = small.width + large.width;
  const data = new Uint8ClampedArray(width * small.height * 4);
  for (let y = 0; y < small.height; y++) {
    for (const [side, { data: from }] of [small, large].entries())
      data.set(from.subarray(y * 1200, (y + 1) * 1200), y * width * 4 + side * 1200);
  }
  return { pixels: { data, width, height: small.height }, largest: { left: small.width } };
}
