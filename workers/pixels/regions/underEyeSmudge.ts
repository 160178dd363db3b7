import { piecewiseLinear } from '../../../src/domain/analysis/piecewiseLinear.ts';
import { smoothstep } from '../../../src/domain/analysis/smoothstep.ts';
import { median } from '../statistics.ts';
import { eyeCalibration } from './calibration/eyeCalibration.ts';
import { eyeAxes } from './eyeAxes.ts';
import type { FaceView } from './FaceView.ts';
import { lowerLashes } from './landmarkSets.ts';

/** Where smudges lie, and the skin that they are told from: distance below the lower lash line, eye widths. */
const smudged = { from: 0.08, to: 0.2 } as const;
const below = { from: 0.38, to: 0.65 } as const;
/** Of the lid's length, without the corners, which lie in shade. Eye widths. */
const along = [0.12, 0.88] as const;
/** Reaches from above the line to the lowest of `below` on every eye, eye widths from the line of the corners. */
const up = [-1.05, 0.4] as const;
/** The least lightness that is divided by, where 1 is that of the person's skin: less of it would be noise. */
const darkest = 0.05;

const { usual, usualOnWhite, none, certain } = eyeCalibration.smudge;

/**
 * How surely black is smudged under both eyes, 0-1: how much darker than usual the skin right under the lower lashes is than the
 * skin a little lower. Of both eyes the less dark one counts, because side light shades one. Bare skin is darker there, too, and the
 * more so the darker the skin is: thin skin shows what lies beneath it, and sockets hold shade. 0 where no eye is seen.
 */
export function underEyeSmudge(view: FaceView, sides: readonly (0 | 1)[]): number {
  if (sides.length === 0) return 0;
  const expected = usual - usualOnWhite * view.skin.lightness;
  const depths = sides.map((side) => underEyeDepth(view, side) - expected);
  return smoothstep(Math.min(...depths), none, certain);
}

/** By how much the skin right under the lashes is darker than a little lower, natural logarithm of lightness; NaN unseen. */
function underEyeDepth({ frame, light }: FaceView, side: 0 | 1): number {
  const axes = eyeAxes(frame, side);
  const line = lowerLashes[side]
    .map((landmark) => axes.of(landmark))
    .toSorted(([one], [other]) => one - other);
  const [near, far]: [number[], number[]] = [[], []];
  axes.forEachIn({ along, up }, (pixel, at, height) => {
    const distance = piecewiseLinear(line, at) - height;
    if (distance >= smudged.from && distance < smudged.to) near.push(light[pixel]!);
    if (distance >= below.from && distance < below.to) far.push(light[pixel]!);
  });
  return Math.log(median(far) / Math.max(darkest, median(near)));
}
