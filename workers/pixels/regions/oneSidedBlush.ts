import { smoothstep } from '../../../src/domain/analysis/smoothstep.ts';
import { lookCalibration } from './calibration/lookCalibration.ts';
import type { FaceView } from './FaceView.ts';
import { maskedBlur } from './maskedBlur.ts';
import { dilate, intersect, pixelsOf, rasterize, subtract } from './regionMask.ts';
import { medianOver, medianQuotient, quantileOver, slopeOf } from './sampled.ts';

/** What of an apple is compared with what lies around it, frame px from its outline. */
const inside = 3;
const ring = { from: 4, to: 16 } as const;
/** Half the way over which redness changes, frame px. */
const step = 2;

const { steepest, none, certain, blur, timesOwn, perYellow, perOther } = lookCalibration.oneSided;
const { leastApple } = lookCalibration.blush;

/**
 * How surely blush lies on one cheek alone, 0-1. Light that reddens one cheek, or shades it, changes gradually over the face.
 * Blush that was put on one cheek makes that apple redder than the skin right around it, more than the other apple is, and it
 * ends somewhere. So both have to be there: the geometric mean of that difference and of how steeply the redness of the redder
 * cheek changes. Skin in shade is redder, too, but it is yellower as well, which hardly any blush is: a share of what an apple is
 * yellower by counts against its redness. An apple that shade or a patch of base makes paler than the skin around it is no sign of
 * blush on the other one. Where only one apple is seen, the other one counts as bare, because color that stands out and ends so hard
 * is not blended, whatever the hidden cheek wears. 0 where none is seen.
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
 * Redness of an apple over the skin right around it, less what shade explains of it, and how much redness changes over a frame px
 * where it changes most.
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
