import { piecewiseLinear } from '../../../src/domain/analysis/piecewiseLinear.ts';
import { median } from '../statistics.ts';
import { eyeAxes } from './eyeAxes.ts';
import type { FaceView } from './FaceView.ts';
import { lowerLashes } from './landmarkSets.ts';

/** A strip along the lower lash line: distance below it, eye widths. */
interface Strip {
  readonly from: number;
  readonly to: number;
}

/** No pixel is read that lies farther below or above the line between the corners of the eye, eye widths. */
const furthest = { down: -1.05, up: 0.4 } as const;

/**
 * The median lightness of strips below the lower lashes of one eye, from the outer corner inward `along` so much of the eye's
 * width; NaN where nothing of a strip lies in the frame.
 */
export function lightBelowEye(
  { frame, light }: Pick<FaceView, 'frame' | 'light'>,
  side: 0 | 1,
  along: readonly [from: number, to: number],
  strips: readonly Strip[],
): number[] {
  const axes = eyeAxes(frame, side);
  const line = lowerLashes[side]
    .map((landmark) => axes.of(landmark))
    .toSorted(([one], [other]) => one - other);
  const heights = line.map(([, height]) => height);
  const up = [
    Math.max(furthest.down, Math.min(...heights) - Math.max(...strips.map(({ to }) => to))),
    Math.min(furthest.up, Math.max(...heights) - Math.min(...strips.map(({ from }) => from))),
  ] as const;
  const lights: number[][] = strips.map(() => []);
  axes.forEachIn({ along, up }, (pixel, at, height) => {
    const distance = piecewiseLinear(line, at) - height;
    for (let k = 0; k < strips.length; k++)
      if (distance >= strips[k]!.from && distance < strips[k]!.to) lights[k]!.push(light[pixel]!);
  });
  return lights.map((found) => median(Float32Array.from(found)));
}
