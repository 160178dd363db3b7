import { type Knots, piecewiseLinear } from '../../../src/domain/analysis/piecewiseLinear.ts';
import type { FaceFrame } from './FaceFrame.ts';
import { innerEyeCorners, outerEyeCorners } from './landmarkSets.ts';
import { pixelsOf, rasterize } from './regionMask.ts';

/** A rectangle at an eye, in eye widths: from the outer corner inward, and from the line through both corners upward. */
export interface EyeBox {
  readonly along: readonly [from: number, to: number];
  readonly up: readonly [from: number, to: number];
}

/** One eye's own axes: its corners lie at (0, 0), the outer, and (1, 0), whatever its slant and side. */
export interface EyeAxes {
  /**
   * The frame pixels within a box; what lies beyond the frame is left out.
   *
   * @param line from which `up` is counted, instead of from the line through both corners; level beyond its ends
   */
  pixelsIn(box: EyeBox, line?: Knots): Int32Array<ArrayBuffer>;
  /** The line through landmarks, eye widths. */
  lineOf(landmarks: readonly number[]): Knots;
}

/** The line of both corners. */
const level: Knots = [[0, 0]];

/** @param side of the person: 0 the right eye, 1 the left */
export function eyeAxes({ points }: Pick<FaceFrame, 'points'>, side: 0 | 1): EyeAxes {
  const [outer, inner] = [outerEyeCorners[side] * 2, innerEyeCorners[side] * 2];
  const [x0, y0] = [points[outer]!, points[outer + 1]!];
  const [dx, dy] = [points[inner]! - x0, points[inner + 1]! - y0];
  const square = dx * dx + dy * dy || 1;
  // Up is towards the brow, y down, whichever way the eye runs.
  const sign = dx > 0 ? 1 : -1;
  const place = (along: number, up: number) => [
    x0 + along * dx + up * sign * dy,
    y0 + along * dy - up * sign * dx,
  ];

  return {
    pixelsIn({ along: [from, to], up: [low, high] }, line = level) {
      const stations = [from, ...line.map(([at]) => at).filter((at) => at > from && at < to), to];
      const edge = (up: number) => stations.map((at) => place(at, piecewiseLinear(line, at) + up));
      return pixelsOf(rasterize([...edge(low), ...edge(high).toReversed()].flat()));
    },
    lineOf(landmarks) {
      return landmarks
        .map((landmark) => {
          const [u, v] = [points[landmark * 2]! - x0, points[landmark * 2 + 1]! - y0];
          return [(u * dx + v * dy) / square, (sign * (u * dy - v * dx)) / square] as const;
        })
        .toSorted(([one], [other]) => one - other);
    },
  };
}
