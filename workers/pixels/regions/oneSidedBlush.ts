import { smoothstep } from '../../../src/domain/analysis/smoothstep.ts';
import { lookCalibration } from './calibration/lookCalibration.ts';
import type { FaceView } from './FaceView.ts';
import { maskedBlur } from './maskedBlur.ts';
import { dilate, intersect, pixelsOf, rasterize, subtract } from './regionMask.ts';
import { medianOver, medianQuotient, quantileOver, slopeOf } from './sampled.ts';

/** The part of an apple, and the ring around it, that are compared, frame px from its outline. */
const inside = 3;
const ring = { from: 4, to: 16 } as const;
/** Half the distance over which the slope of redness is read, frame px. */
const step = 2;

const { steepest, none, certain, blur, timesOwn, perYellow, perOther } = lookCalibration.oneSided;
const { leastApple } = lookCalibration.blush;

/**
 * How surely blush lies on one cheek alone, 0-1. Light that reddens one cheek, or shades it, changes gradually over the face.
 * Blush that was put on one cheek makes that apple redder than the skin right around it, more than the other apple is, and it
 * has an edge. So both have to be there: the reading is the geometric mean of that difference and of the steepest slope of redness on the
 * redder cheek. Skin in shade is redder, too, but it is also yellower, which hardly any blush is: so a share of the yellowness of an apple
 * over its surroundings is subtracted from its redness. An apple that shade or a patch of base makes paler than the skin around it is no
 * sign of blush on the other one. If only one apple is seen, the other one counts as bare, because color that stands out and ends so hard
 * is not blended, whatever the hidden cheek wears. 0 if none is seen.
 */
export function oneSidedBlush(view: FaceView, sides: readonly (0 | 1)[]): number {
  const [redder, other = { contrast: 0 }] = sides
    .flatMap((side) => readCheek(view, side) ?? [])
    .toSorted((one, two) => two.contrast - one.contrast);
  if (!redder) return 0;
  // Blush on two cheeks is seldom equally red, so the redder one may exceed the paler one in proportion to it.
  const paler = other.contrast > 0 ? perOther * other.contrast : other.contrast;
  const beyond = Math.max(0, Math.min(redder.contrast - paler, timesOwn * redder.contrast));
  return smoothstep(Math.sqrt(beyond * redder.steepness), none, certain);
}

/**
 * Redness of an apple over the skin right around it, less the part that shade explains, and the steepest slope of redness, a frame px.
 * Null if too little of either is seen.
 */
function readCheek(
  { red, yellow, light, regions: { outlines, skin } }: FaceView,
  side: 0 | 1,
): { readonly contrast: number; readonly steepness: number } | null {
  const apple = rasterize(outlines.apples[side]);
  const wide = dilate(apple, ring.to);
  const [within, around] = [
    pixelsOf(intersect(dilate(apple, -inside), skin)),
    pixelsOf(intersect(subtract(wide, dilate(apple, ring.from)), skin)),
  ];
  if (within.length < leastApple || around.length < leastApple) return null;
  const cheek = intersect(wide, skin);
  const smooth = maskedBlur(red, cheek, blur);
  const middle = pixelsOf(dilate(cheek, -step));
  const yellower = medianQuotient(within, yellow, light) - medianQuotient(around, yellow, light);
  return {
    contrast: medianOver(within, red) - medianOver(around, red) - perYellow * Math.max(0, yellower),
    steepness: middle.length === 0 ? 0 : quantileOver(middle, steepest, slopeOf(smooth, step)) / (2 * step),
  };
}
