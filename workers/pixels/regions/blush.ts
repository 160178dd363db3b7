import { clamp01 } from '../statistics.ts';
import { lookCalibration } from './calibration/lookCalibration.ts';
import { eyeDistance } from './FaceFrame.ts';
import type { FaceView } from './FaceView.ts';
import { maskedBlur } from './maskedBlur.ts';
import { naturalRedness } from './naturalRedness.ts';
import { overLightness } from './overLightness.ts';
import { dilate, intersect, pixelsOf, rasterize, subtract } from './regionMask.ts';
import { medianOver, type Pixels } from './sampled.ts';
import { softplus } from './softplus.ts';

const { leastApple, oneShare, naturalShare, faint, faintVariation, full } = lookCalibration.blush;
/** Frame px. */
const fine = lookCalibration.blush.fine * eyeDistance;
const wide = lookCalibration.blush.wide * eyeDistance;

/** How far around the lips their color may stray, frame px. */
const lipsStray = 13;

export interface BlushReading {
  /** 0-1; blush is present above 0.015 (FEA-02). Null where no apple is seen. */
  readonly intensity: number | null;
  /** Redness of each seen apple over its surroundings. */
  readonly apples: readonly number[];
}

/**
 * Blush, 0-1: how much redder the apples of the cheeks are than the skin around them. Of both apples the less red one counts,
 * because blush is put on both, while a lamp reddens one; where one is seen, a share of its redness counts. Redness is taken twice, as
 * it is and divided by lightness, and the smaller value counts: a bright cheek raises the first, a shaded cheek the second. Where nose
 * or chin are red as well the cheeks may be flushed, so that a share of their redness is no blush.
 */
export function blush(
  view: FaceView,
  sides: readonly (0 | 1)[],
  flushed = naturalRedness(view),
): BlushReading {
  const { outlines } = view.regions;
  // The cheeks are compared with skin, and not with lip color that has strayed over its line.
  const skin = subtract(view.regions.skin, dilate(rasterize(outlines.lips), lipsStray));
  const [excess, relativeExcess] = [view.red, overLightness(view.red, view.light, skin)].map((plane) => {
    const [near, far] = [maskedBlur(plane, skin, fine), maskedBlur(plane, skin, wide)];
    return (pixels: Pixels) => medianOver(pixels, near, far);
  });
  const apples = sides.flatMap((side) => {
    const pixels = pixelsOf(intersect(rasterize(outlines.apples[side]), skin));
    if (pixels.length < leastApple) return [];
    return [Math.min(excess!(pixels), relativeExcess!(pixels))];
  });
  if (apples.length === 0) return { intensity: null, apples };
  const share = apples.length === 1 ? oneShare : 1;
  const rouge = share * Math.min(...apples) - naturalShare * flushed;
  return {
    intensity: clamp01(softplus(rouge, faint, faintVariation) / (full - faint)),
    apples,
  };
}
