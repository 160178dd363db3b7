import { clamp01, mean } from '../statistics.ts';
import { lookCalibration } from './calibration/lookCalibration.ts';
import type { EyeReading } from './readEye.ts';
import type { FaceView } from './FaceView.ts';
import { regionColor } from './regionColor.ts';
import { intersect, pixelsOf, rasterize } from './regionMask.ts';

const { alike, unlike, perBlack } = lookCalibration.symmetry;

/**
 * How alike left and right are, 0-1, by the colors of cheeks and lids and by the lash lines. Lightness has no say: it differs
 * wherever light comes from one side.
 */
export function symmetry(view: FaceView, eyes: readonly EyeReading[]): number | null {
  const { outlines, skin } = view.regions;
  const cheeks = outlines.cheeks.map((outline) =>
    regionColor(view, pixelsOf(intersect(rasterize(outline), skin))),
  );
  const differences = [Math.hypot(cheeks[0]!.red - cheeks[1]!.red, cheeks[0]!.yellow - cheeks[1]!.yellow)];
  const [first, second] = eyes;
  if (first && second) {
    if (first.lid && second.lid)
      differences.push(Math.hypot(first.lid.red - second.lid.red, first.lid.yellow - second.lid.yellow));
    differences.push(perBlack * Math.abs(first.line.black - second.line.black));
  }
  const seen = differences.filter((difference) => Number.isFinite(difference));
  if (seen.length === 0) return null;
  return clamp01(1 - (mean(seen) - alike) / (unlike - alike));
}
