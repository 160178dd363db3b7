import { type FaceFrame, frameHeight, frameWidth } from './FaceFrame.ts';
import { innerEyeCorners, outerEyeCorners } from './landmarkSets.ts';

/** A rectangle beside an eye, in eye widths: from the outer corner inward, and from the line of both corners upward. */
export interface EyeBox {
  readonly along: readonly [from: number, to: number];
  readonly up: readonly [from: number, to: number];
}

/** One eye's own axes: its corners lie at (0, 0), the outer, and (1, 0), whatever its slant and side. */
export interface EyeAxes {
  /** Calls back with the frame pixels within a box and where they lie, eye widths; what lies beyond the frame is left out. */
  forEachIn(box: EyeBox, visit: (pixel: number, along: number, up: number) => void): void;
  /** Where a landmark lies, eye widths. */
  of(landmark: number): readonly [along: number, up: number];
}

export function eyeAxes({ points }: Pick<FaceFrame, 'points'>, side: 0 | 1): EyeAxes {
  const [outer, inner] = [outerEyeCorners[side] * 2, innerEyeCorners[side] * 2];
  const [x0, y0] = [points[outer]!, points[outer + 1]!];
  const [dx, dy] = [points[inner]! - x0, points[inner + 1]! - y0];
  const square = dx * dx + dy * dy || 1;
  // Up is towards the brow, y down, whichever way the eye runs.
  const sign = dx > 0 ? 1 : -1;
  const [alongX, alongY] = [dx / square, dy / square];
  const [upX, upY] = [(sign * dy) / square, (-sign * dx) / square];

  return {
    forEachIn({ along, up }, visit) {
      const reach = (from: number, stepAlong: number, stepUp: number) => {
        const ends = along.flatMap((a) => up.map((h) => from + a * stepAlong + h * stepUp));
        return [Math.floor(Math.min(...ends)), Math.ceil(Math.max(...ends))] as const;
      };
      const [left, right] = reach(x0, dx, sign * dy);
      const [top, bottom] = reach(y0, dy, -sign * dx);
      for (let y = Math.max(0, top); y <= Math.min(frameHeight - 1, bottom); y++)
        for (let x = Math.max(0, left); x <= Math.min(frameWidth - 1, right); x++) {
          const a = (x - x0) * alongX + (y - y0) * alongY;
          const h = (x - x0) * upX + (y - y0) * upY;
          if (a >= along[0] && a <= along[1] && h >= up[0] && h <= up[1]) visit(y * frameWidth + x, a, h);
        }
    },
    of(landmark) {
      const [u, v] = [points[landmark * 2]! - x0, points[landmark * 2 + 1]! - y0];
      return [u * alongX + v * alongY, u * upX + v * upY];
    },
  };
}
