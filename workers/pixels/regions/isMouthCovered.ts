import type { FaceView } from './FaceView.ts';
import { type RegionColor, regionColor } from './regionColor.ts';
import { dilate, pixelsOf, rasterize, subtract } from './regionMask.ts';

/** The ring about the lips that they are compared with, from and to so far from their line. Frame px. */
const ringFrom = 5;
const ringTo = 16;

/**
 * Distance of the lips' color and lightness from those of the ring around them, skin = 1: where it is less, what the
 * landmarks call lips is the same cloth or palm as its surroundings. Bare lips of 170 portraits lie 0.035 and more apart,
 * median 0.13; masks at most 0.012.
 */
const leastContrast = 0.025;
/** A cover that is plainly no skin may have folds. On bare chins the hue is rarely so far from the forehead's. */
const foldedContrast = 0.05;
const foreignHue = 0.06;

/** Whether a mask, a cup or a hand lies over the mouth, in a photo in color. */
export function isMouthCovered(view: FaceView): boolean {
  const { lips, chin, forehead } = view.regions.outlines;
  const within = (mask: Uint8Array) => regionColor(view, pixelsOf(subtract(mask, view.frame.outside)));
  const mask = rasterize(lips);
  const [lip, ring] = [mask, subtract(dilate(mask, ringTo), dilate(mask, ringFrom))].map(within);
  const contrast = Math.hypot(lip!.light - ring!.light, hueDistance(lip!, ring!));
  const isForeign = hueDistance(within(rasterize(chin)), within(rasterize(forehead))) > foreignHue;
  return contrast < (isForeign ? foldedContrast : leastContrast);
}

const hueDistance = (one: RegionColor, other: RegionColor): number =>
  Math.hypot(one.red - other.red, one.yellow - other.yellow);
