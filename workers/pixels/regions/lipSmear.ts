import { smoothstep } from '../../../src/domain/analysis/smoothstep.ts';
import { lipCalibration } from './calibration/lipCalibration.ts';
import { eyeDistance, pixelAt } from './FaceFrame.ts';
import type { FaceView } from './FaceView.ts';
import { maskedBlur } from './maskedBlur.ts';
import { outlineNormals } from './outlineNormals.ts';
import { type RegionColor, regionColor } from './regionColor.ts';
import { dilate, pixelsOf, rasterize, subtract } from './regionMask.ts';

/** Normals of the lip line, and how far each is followed outward, frame px. */
const normalCount = 60;
const reach = Math.round(0.19 * eyeDistance);
/** The widest gap that color may have where it was dragged off the line, frame px. */
const gap = 4;
/** Color is read at this scale, so that pores and stubble do not break its run. Frame px. */
const scale = 1.5;
/** The skin around the mouth with which the color is compared, frame px from the line. */
const ring = { from: Math.round(0.05 * eyeDistance), to: Math.round(0.21 * eyeDistance) } as const;

const { halfway, foreign, bleeding, lightShare, clean, smeared, darkest } = lipCalibration.smear;
/** Frame px. */
const offLine = lipCalibration.smear.offLine * eyeDistance;

/**
 * How far lip color is smeared over its line, 0-1: the share of the line from which the color runs on over the skin farther than
 * the outline can be wrong. Narrow gaps are allowed, because color that is dragged leaves some skin bare. Color is told from the shade
 * below the lower lip by hue and saturation, and by the colored light that the pixel gives off.
 *
 * @param lips the color of lips that wear makeup: the skin's own redness around bare ones may read as smeared
 */
export function lipSmear(view: FaceView, lips: RegionColor): number {
  const { outlines } = view.regions;
  const line = rasterize(outlines.lips);
  const around = subtract(
    dilate(line, ring.to),
    dilate(line, ring.from),
    dilate(rasterize(outlines.nose), 4),
    view.frame.outside,
  );
  const skin = regionColor(view, pixelsOf(around));
  const [red, yellow] = [lips.red - skin.red, lips.yellow - skin.yellow];
  const distance = Math.hypot(red, yellow);
  if (!(distance > foreign)) return 0;
  const colored = Math.max(bleeding * distance, Math.min(halfway * distance, foreign));

  const area = dilate(line, ring.to + 4);
  const [light, reds, yellows] = [view.light, view.red, view.yellow].map((plane) =>
    maskedBlur(plane, area, scale),
  );
  const face = rasterize(outlines.oval);
  /** How far a color lies from the skin's in the direction of the lips'. */
  const along = (redness: number, yellowness: number) =>
    ((redness - skin.red) * red + (yellowness - skin.yellow) * yellow) / distance;
  const isColored = (x: number, y: number) => {
    const i = pixelAt(x, y);
    if (face[i] === 0) return false;
    const lightness = Math.max(darkest, light![i]!);
    // Shade on the skin raises its saturation, too, but not the colored light that comes from it.
    return (
      along(reds![i]! / lightness, yellows![i]! / lightness) >= colored &&
      along(reds![i]!, yellows![i]!) >= lightShare * colored
    );
  };
  const over = outlineNormals(outlines.lips, normalCount).filter(({ x, y, across, down }) => {
    let [run, bare] = [0, 0];
    for (let px = 1; px <= reach && bare <= gap; px++)
      if (isColored(x + across * px, y + down * px)) [run, bare] = [run + 1, 0];
      else bare++;
    return run > offLine;
  });
  return smoothstep(over.length / normalCount, clean, smeared);
}
