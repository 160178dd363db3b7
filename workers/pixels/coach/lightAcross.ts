import type { FaceView } from '../regions/FaceView.ts';
import { intersect, pixelsOf, rasterize } from '../regions/regionMask.ts';
import { medianOver } from '../regions/sampled.ts';

/** How differently the two cheeks are lit: difference of their lightness over the brighter, 0-1. */
export function lightAcross({ regions: { outlines, skin }, light }: FaceView): number {
  const [right, left] = outlines.cheeks.map((outline) =>
    medianOver(pixelsOf(intersect(rasterize(outline), skin)), light),
  );
  const difference = Math.abs(right! - left!) / Math.max(right!, left!);
  return Number.isFinite(difference) ? difference : 0;
}
