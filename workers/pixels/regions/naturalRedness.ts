import type { FaceView } from './FaceView.ts';
import { regionColor } from './regionColor.ts';
import { intersect, pixelsOf, rasterize } from './regionMask.ts';

/**
 * How much redder than the rest of the skin a face is by nature where it flushes: redness over lightness of nose or chin, the
 * redder of the two, 0 at least. Both flush together with lips and cheeks, from cold, sun or temperament, and nobody paints
 * them red. 0 if neither is seen.
 */
export function naturalRedness(view: FaceView): number {
  const { outlines, skin } = view.regions;
  const reds = [outlines.nose, outlines.chin].map(
    (outline) => regionColor(view, pixelsOf(intersect(rasterize(outline), skin))).red,
  );
  return Math.max(0, ...reds.filter((red) => Number.isFinite(red)));
}
