import { smoothstep } from '../../../src/domain/analysis/smoothstep.ts';
import { quantileOf } from '../statistics.ts';
import { baseCalibration } from './calibration/baseCalibration.ts';
import { cheeksTurnedAway } from './cheeksTurnedAway.ts';
import { frameHeight, frameWidth } from './frameSize.ts';
import type { FaceView } from './FaceView.ts';
import { maskedBlur } from './maskedBlur.ts';
import { dilate, pixelsWithin, rasterize, type RegionMask, subtract } from './regionMask.ts';
import { type BorderReach, borderOf, grainOf, medianOver, quantileOver } from './sampled.ts';

const { colorWeight, strongest, commonest, leastGrain, leastTiles, none, certain } = baseCalibration.patches;

/** Half the width over which a border is looked for, and how far the skin to both sides of it is compared, frame px. */
const reach: BorderReach = { near: 3, far: 8, nearDiagonal: 2, farDiagonal: 6 };
/** Every second pixel of every second row is enough. */
const step = 2;
/** How far around lips and eyes their makeup may stray, frame px. */
const aroundOthers = 14;
/** How far around the apples blush may end. A hard end of it is a fault of the blending, and not of the base. Frame px. */
const blushEnds = 26;
/** Side of the squares that the skin is divided into, frame px. A patch of 14 to 40 px has a border in most of them. */
const tile = 36;
/** How many pixels are read in a square of which a quarter is skin. Squares with less skin do not count. */
const leastRead = (tile / step) ** 2 / 4;

/**
 * How surely a base lies in patches, 0-1. A patch of another lightness or color ends in a border: a change over a few pixels
 * between skin that is even on both sides of it. Shade and blush change gradually, pores and hairs are too small to have even
 * skin on both sides. So a border counts by how much the change across it exceeds the changes to both sides, over how much
 * neighboring pixels differ there by themselves. Wrinkles, hair and folds make borders in some places of a face, patches in most
 * places. The skin is therefore divided into squares, and a quantile over the squares counts. Blush that is not blended ends in a border
 * as well, which is no fault of the base: so patches have to show both on all skin and on the skin without the apples of the cheeks. 0 if
 * too little skin is seen.
 */
export function basePatches(view: FaceView, sides: readonly (0 | 1)[]): number {
  const { outlines, skin } = view.regions;
  if (sides.length === 0) return 0;
  const all = subtract(
    dilate(skin, -reach.far - 1),
    dilate(rasterize(outlines.lips, ...outlines.eyes), aroundOthers),
    cheeksTurnedAway(outlines, sides),
  );
  const seen = patchesOn(view, all);
  if (seen === 0) return 0;
  return Math.min(seen, patchesOn(view, subtract(all, dilate(rasterize(...outlines.apples), blushEnds))));
}

/** How surely patches show on some of the skin, 0-1. */
function patchesOn({ light, red, yellow, regions: { skin } }: FaceView, zone: RegionMask): number {
  const planes = {
    light: maskedBlur(light, skin, 1),
    red: maskedBlur(red, skin, 1),
    yellow: maskedBlur(yellow, skin, 1),
  };
  const clarities: number[] = [];
  for (let top = 0; top < frameHeight; top += tile)
    for (let left = 0; left < frameWidth; left += tile) {
      // The frame may end in the middle of the skin.
      const square = {
        left: Math.max(reach.far, left),
        top: Math.max(reach.far, top),
        right: Math.min(frameWidth - reach.far, left + tile),
        bottom: Math.min(frameHeight - reach.far, top + tile),
      };
      const pixels = pixelsWithin(zone, square, step);
      if (pixels.length < leastRead) continue;
      const border = quantileOver(pixels, strongest, borderOf(planes, colorWeight, reach));
      const grain = medianOver(pixels, grainOf(planes, colorWeight));
      clarities.push(border / Math.max(leastGrain, grain));
    }
  if (clarities.length < leastTiles) return 0;
  return smoothstep(quantileOf(Float32Array.from(clarities), commonest), none, certain);
}
