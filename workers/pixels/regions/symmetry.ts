import { clamp01, weightedMean } from '../statistics.ts';
import { lookCalibration } from './calibration/lookCalibration.ts';
import type { EyeReading } from './readEye.ts';
import type { FaceView } from './FaceView.ts';
import { hueDistance, regionColor } from './regionColor.ts';
import { intersect, pixelsOf, rasterize } from './regionMask.ts';

const { alike, unlike, perBlack, leastWeight } = lookCalibration.symmetry;

/**
 * How alike left and right are, 0-1, by the colors of cheeks and lids and by the lash lines. Each of these parts counts as far as
 * makeup is worn there: light tints bare skin differently on either side, which is no fault of the makeup. Lightness does not count,
 * because it differs wherever light comes from one side. Null where no part is seen on both sides.
 *
 * @param worn how far blush, eye shadow and makeup of the eyes are worn, 0-1
 */
export function symmetry(
  view: FaceView,
  eyes: readonly EyeReading[],
  worn: Readonly<Record<'blush' | 'shadow' | 'eyes', number>>,
): number | null {
  const { outlines, skin } = view.regions;
  const cheeks = outlines.cheeks.map((outline) =>
    regionColor(view, pixelsOf(intersect(rasterize(outline), skin))),
  );
  const parts = [{ value: hueDistance(cheeks[0]!, cheeks[1]!), worn: worn.blush }];
  const [first, second] = eyes;
  if (first && second) {
    if (first.lid && second.lid) parts.push({ value: hueDistance(first.lid, second.lid), worn: worn.shadow });
    parts.push({ value: perBlack * Math.abs(first.line.black - second.line.black), worn: worn.eyes });
  }
  const seen = parts.filter(({ value }) => Number.isFinite(value));
  if (seen.length === 0) return null;
  const difference = weightedMean(
    seen.map((part) => ({ value: part.value, weight: Math.max(leastWeight, part.worn) })),
  );
  return clamp01(1 - (difference - alike) / (unlike - alike));
}
