import { eyeAxes } from './eyeAxes.ts';
import type { FaceView } from './FaceView.ts';
import { lowerLashes } from './landmarkSets.ts';
import { medianOver } from './sampled.ts';

/** A strip along the lower lash line: distance below it, eye widths. */
interface Strip {
  readonly from: number;
  readonly to: number;
}

/**
 * The median lightness of each of several strips below the lower lashes of one eye; NaN if nothing of a strip lies in the frame.
 *
 * @param along where the strips begin and end, from the outer corner inward, eye widths
 */
export function lightBelowEye(
  { frame, light }: Pick<FaceView, 'frame' | 'light'>,
  side: 0 | 1,
  along: readonly [from: number, to: number],
  strips: readonly Strip[],
): number[] {
  const axes = eyeAxes(frame, side);
  const line = axes.lineOf(lowerLashes[side]);
  return strips.map(({ from, to }) => medianOver(axes.pixelsIn({ along, up: [-to, -from] }, line), light));
}
