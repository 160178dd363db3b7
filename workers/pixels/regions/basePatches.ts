import { smoothstep } from '../../../src/domain/analysis/smoothstep.ts';
import { quantileOf } from '../statistics.ts';
import { baseCalibration } from './calibration/baseCalibration.ts';
import { cheeksTurnedAway } from './cheeksTurnedAway.ts';
import { frameHeight, frameWidth } from './FaceFrame.ts';
import type { FaceView } from './FaceView.ts';
import { maskedBlur } from './maskedBlur.ts';
import { dilate, pixelsOf, rasterize, type RegionMask, subtract } from './regionMask.ts';

const { colorWeight, strongest, commonest, leastGrain, leastTiles, none, certain } = baseCalibration.patches;

/** Half the width over which a border is looked for, and how far the skin to both sides of it is compared, frame px. */
const [near, far] = [3, 8];
/** The same along each axis of a diagonal. */
const [nearDiagonal, farDiagonal] = [2, 6];
/** How far around lips and eyes their makeup may stray, frame px. */
const aroundOthers = 14;
/** How far around the apples blush may end, which is a fault of the blending and none of the base. Frame px. */
const blushEnds = 26;
/** Side of the squares that the skin is divided into, frame px. A patch of 14 to 40 px has a border in most of them. */
const tile = 36;
/** Of every second pixel of every second row, how many a square has that is skin in a quarter of it: it is read then. */
const leastRead = (tile * tile) / 4 / 4;

/** From a pixel to the four along a line through it: beyond the one side, on either side, and beyond the other side. */
const lines = [
  [1, near, far],
  [frameWidth, near, far],
  [frameWidth + 1, nearDiagonal, farDiagonal],
  [frameWidth - 1, nearDiagonal, farDiagonal],
].map(([step, inner, outer]) => [-step! * outer!, -step! * inner!, step! * inner!, step! * outer!] as const);

/**
 * How surely a base lies in patches, 0-1. A patch of another lightness or color ends in a border: a change over a few pixels
 * between skin that is even on both sides of it. Shade and blush change gradually, pores and hairs are too small to have even
 * skin on both sides. So a border counts by how much the change across it exceeds the changes to both sides, over how much
 * neighboring pixels differ there by themselves. Wrinkles, hair and folds make borders in some places of a face, patches in most;
 * so the skin is divided into squares, and what is exceeded in a good part of them counts. Blush that is not blended ends in a border
 * as well, which is no fault of the base: so patches have to show on all skin, and on the skin without the cheeks' apples too. 0 where
 * too little skin is seen.
 */
export function basePatches(view: FaceView, sides: readonly (0 | 1)[]): number {
  const { outlines, skin } = view.regions;
  if (sides.length === 0) return 0;
  const all = subtract(
    dilate(skin, -far - 1),
    dilate(rasterize(outlines.lips, ...outlines.eyes), aroundOthers),
    cheeksTurnedAway(outlines, sides),
  );
  const seen = patchesOn(view, all);
  if (seen === 0) return 0;
  return Math.min(seen, patchesOn(view, subtract(all, dilate(rasterize(...outlines.apples), blushEnds))));
}

/** How surely patches show on some of the skin, 0-1. */
function patchesOn(view: FaceView, zone: RegionMask): number {
  const { skin } = view.regions;
  const [light, red, yellow] = [view.light, view.red, view.yellow].map((plane) =>
    maskedBlur(plane, skin, 1),
  ) as [Float32Array, Float32Array, Float32Array];
  const apart = (one: number, other: number) => {
    const lighter = light[one]! - light[other]!;
    const redder = red[one]! - red[other]!;
    const yellower = yellow[one]! - yellow[other]!;
    return Math.sqrt(lighter * lighter + colorWeight * colorWeight * (redder * redder + yellower * yellower));
  };
  const tiles = new Map<number, { readonly borders: number[]; readonly grain: number[] }>();
  for (const pixel of pixelsOf(zone)) {
    const x = pixel % frameWidth;
    const y = (pixel - x) / frameWidth;
    // Every second pixel of every second row is enough.
    if (x % 2 === 1 || y % 2 === 1) continue;
    // The frame may end in the middle of the skin.
    if (x < far || y < far || x >= frameWidth - far || y >= frameHeight - far) continue;
    const key = Math.floor(y / tile) * frameWidth + Math.floor(x / tile);
    let read = tiles.get(key);
    if (!read) tiles.set(key, (read = { borders: [], grain: [] }));
    let most = -Infinity;
    for (const [before, start, end, after] of lines)
      most = Math.max(
        most,
        apart(pixel + start, pixel + end) -
          apart(pixel + before, pixel + start) -
          apart(pixel + end, pixel + after),
      );
    read.borders.push(most);
    const across = apart(pixel - 1, pixel + 1);
    const down = apart(pixel - frameWidth, pixel + frameWidth);
    read.grain.push(Math.sqrt(across * across + down * down));
  }
  const clarities = [...tiles.values()]
    .filter(({ borders }) => borders.length >= leastRead)
    .map(
      ({ borders, grain }) =>
        quantileOf(Float32Array.from(borders), strongest) /
        Math.max(leastGrain, quantileOf(Float32Array.from(grain), 0.5)),
    );
  if (clarities.length < leastTiles) return 0;
  return smoothstep(quantileOf(Float32Array.from(clarities), commonest), none, certain);
}
