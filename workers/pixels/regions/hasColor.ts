import type { FaceView } from './FaceView.ts';
import { pixelsOf, rasterize } from './regionMask.ts';

/** The most colorful part of a face: lips, mostly. Share of the oval below it. */
const colorful = 0.98;
/**
 * Color over lightness, skin = 0, below which a face has none: a gray photo shows 0 but for the rounding of its bytes, and
 * one toned in sepia next to that, because the view divides by the skin's own tint. Bare lips alone show some 0.05 to 0.15.
 */
const leastColor = 0.018;
const darkest = 0.2;

/** Whether a face was photographed in color. The skin alone cannot tell: in cool light the fairest skin is gray. */
export function hasColor({ regions: { outlines }, light, red, yellow }: FaceView): boolean {
  let [all, gray] = [0, 0];
  for (const i of pixelsOf(rasterize(outlines.oval))) {
    if (light[i]! <= darkest) continue;
    all += 1;
    if (red[i]! ** 2 + yellow[i]! ** 2 < (leastColor * light[i]!) ** 2) gray += 1;
  }
  return all > 0 && gray <= colorful * all;
}
