import type { PixelBuffer } from '../../src/domain/photo/PixelBuffer.ts';
import { coverageMask } from './coverageMask.ts';
import type { DrawnFace } from './drawFace.ts';
import type { Rgb } from './fillRaster.ts';

/** A stripe across a face. */
export interface PaintStripe {
  /** Its middle below the outer eye corners, in distances between them. */
  readonly below: number;
  readonly color: Rgb;
}

/** Half of a stripe's height and width, in distances between the outer eye corners. */
const halfHeight = 0.08;
const halfWidth = 0.55;
/** How much of the skin the paint hides, 0-1. */
const cover = 0.9;

/** A copy of an upright drawn face with level stripes of face paint, as on a supporter or at a carnival. */
export function facePainted({ pixels, eyes }: DrawnFace, stripes: readonly PaintStripe[]): PixelBuffer {
  const { width, height } = pixels;
  const data = pixels.data.slice();
  for (const { below, color } of stripes) {
    const middle = eyes.y + below * eyes.distance;
    const [left, right] = [eyes.x - halfWidth * eyes.distance, eyes.x + halfWidth * eyes.distance];
    const [top, bottom] = [middle - halfHeight * eyes.distance, middle + halfHeight * eyes.distance];
    const mask = coverageMask([left, top, right, top, right, bottom, left, bottom]);
    mask.coverage.forEach((share, i) => {
      const x = mask.left + (i % mask.width);
      const y = mask.top + Math.floor(i / mask.width);
      if (x < 0 || y < 0 || x >= width || y >= height) return;
      const at = (y * width + x) * 4;
      color.forEach((value, channel) => {
        data[at + channel]! += (value - data[at + channel]!) * share * cover;
      });
    });
  }
  return { data, width, height };
}
