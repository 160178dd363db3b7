import { piecewiseLinear } from '../../../src/domain/analysis/piecewiseLinear.ts';
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
/** How far from the line of the corners anything is read at most, eye widths. */
const furthest = { down: -1.05, up: 0.4 } as const;
/** The least lightness that is divided by, where 1 is that of the person's skin: less of it would be noise. */
const darkest = 0.05;

const { usual, usualOnWhite } = eyeCalibration.smudge;

/**
 * How much darker than usual the skin right under the lower lashes is than the skin a little lower, natural logarithm of
 * lightness; below 0 where it is less dark, and 0 where it cannot be seen. Bare skin is darker there, too, and the more so the
 * darker the skin is: thin skin shows what lies beneath it, and sockets hold shade.
 */
export function darkerUnderEye({ frame, light, skin }: FaceView, side: 0 | 1): number {
  const axes = eyeAxes(frame, side);
  const line = lowerLashes[side]
    .map((landmark) => axes.of(landmark))
    .toSorted(([one], [other]) => one - other);
  const heights = line.map(([, height]) => height);
  const up = [
    Math.max(furthest.down, Math.min(...heights) - below.to),
    Math.min(furthest.up, Math.max(...heights) - smudged.from),
  ] as const;
  const [near, far]: [number[], number[]] = [[], []];
  axes.forEachIn({ along, up }, (pixel, at, height) => {
    const distance = piecewiseLinear(line, at) - height;
    if (distance >= smudged.from && distance < smudged.to) near.push(light[pixel]!);
    if (distance >= below.from && distance < below.to) far.push(light[pixel]!);
  });
  const lightOf = (lights: readonly number[]) => median(Float32Array.from(lights));
  const depth = Math.log(lightOf(far) / Math.max(darkest, lightOf(near)));
  return Number.isFinite(depth) ? depth - (usual - usualOnWhite * skin.lightness) : 0;
}
