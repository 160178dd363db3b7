import { clamp01 } from '../statistics.ts';
import { lookCalibration } from './calibration/lookCalibration.ts';
import type { EyeReading } from './readEye.ts';
import type { FaceView } from './FaceView.ts';
import { type RegionColor, regionColor } from './regionColor.ts';
import { intersect, pixelsOf, rasterize } from './regionMask.ts';

const { alike, unlike, perBlack, leastWeight } = lookCalibration.symmetry;

/**
 * How alike left and right are, 0-1, by the colors of cheeks and lids and by the lash lines, each weighed as far as it is worn:
 * light tints bare skin, and nobody made it alike. Lightness has no say: it differs wherever light comes from one side.
 *
 * @param worn how far blush, shadow and makeup of the eyes are there to be alike, 0-1
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
  const parts = [{ difference: apart(cheeks[0]!, cheeks[1]!), worn: worn.blush }];
  const [first, second] = eyes;
  if (first && second) {
    if (first.lid && second.lid) parts.push({ difference: apart(first.lid, second.lid), worn: worn.shadow });
    parts.push({ difference: perBlack * Math.abs(first.line.black - second.line.black), worn: worn.eyes });
  }
  const seen = parts.filter(({ difference }) => Number.isFinite(difference));
  if (seen.length === 0) return null;
  const weights = seen.map((part) => Math.max(leastWeight, part.worn));
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const difference = seen.reduce((sum, part, i) => sum + weights[i]! * part.difference, 0) / total;
  return clamp01(1 - (difference - alike) / (unlike - alike));
}

/** How far two colors lie apart. */
const apart = (one: RegionColor, other: RegionColor): number =>
  Math.hypot(one.red - other.red, one.yellow - other.yellow);
