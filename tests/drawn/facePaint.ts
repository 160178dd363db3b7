import type { PixelBuffer } from '../../src/domain/photo/PixelBuffer.ts';
import { coverageMask } from './coverageMask.ts';
import type { DrawnFace } from './drawFace.ts';
import type { Rgb } from './fillRaster.ts';

/** A rectangle of face paint; places in distances between the outer eye corners, from the middle between them. */
export interface PaintArea {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly color: Rgb;
  /** How much of the skin the paint hides, 0-1. */
  readonly cover: number;
}

/** A level stripe whose middle lies `below` eye distances under the eyes. */
export const paintStripe = (below: number, color: Rgb): PaintArea => ({
  left: -0.55,
  top: below - 0.08,
  right: 0.55,
  bottom: below + 0.08,
  color,
  cover: 0.9,
});

/** The two halves of a face in two colors. */
export const paintHalves = (one: Rgb, other: Rgb, cover: number): PaintArea[] => [
  { left: -0.75, top: -0.6, right: 0, bottom: 1.3, color: one, cover },
  { left: 0, top: -0.6, right: 0.75, bottom: 1.3, color: other, cover },
];

/** A copy of an upright drawn face with face paint, as on a supporter or at a carnival. */
export function facePainted({ pixels, eyes }: DrawnFace, areas: readonly PaintArea[]): PixelBuffer {
  const { width, height } = pixels;
  const data = pixels.data.slice();
  const across = (x: number) => eyes.x + x * eyes.distance;
  const down = (y: number) => eyes.y + y * eyes.distance;
  for (const { color, cover, ...area } of areas) {
    const [left, top, right, bottom] = [
      across(area.left),
      down(area.top),
      across(area.right),
      down(area.bottom),
    ];
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
