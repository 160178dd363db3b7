import { median } from '../statistics.ts';
import type { FaceView } from '../regions/FaceView.ts';
import { maskOf, pixelsOf } from '../regions/regionMask.ts';

/** How differently the two cheeks are lit: difference of their lightness over the brighter, 0-1. */
export function lightAcross({ regions: { outlines, skin }, light }: FaceView): number {
  const [right, left] = outlines.cheeks.map((outline) =>
    median(
      pixelsOf(maskOf(outline))
        .filter((i) => skin[i])
        .map((i) => light[i]!),
    ),
  );
  const difference = Math.abs(right! - left!) / Math.max(right!, left!);
  return Number.isFinite(difference) ? difference : 0;
}
