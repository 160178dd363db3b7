import type { LocatedFace } from '../../src/domain/photo/FaceLocation.ts';
import { faceLandmarks } from './faceLandmarks.ts';

/** The drawn face's landmarks, placed as the drawing is: origin and eye distance in px, turn in radians. */
export function drawnLandmarks(
  origin: readonly [x: number, y: number],
  distance: number,
  turn: number,
): LocatedFace {
  const [cos, sin] = [Math.cos(turn) * (distance / 1000), Math.sin(turn) * (distance / 1000)];
  const points = new Float32Array((faceLandmarks.length / 2) * 3);
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (let i = 0; i < faceLandmarks.length / 2; i++) {
    const [u, v] = [faceLandmarks[i * 2]!, faceLandmarks[i * 2 + 1]!];
    const x = origin[0] + cos * u - sin * v;
    const y = origin[1] + sin * u + cos * v;
    points.set([x, y, 0], i * 3);
    left = Math.min(left, x);
    right = Math.max(right, x);
    top = Math.min(top, y);
    bottom = Math.max(bottom, y);
  }
  return { points, flag: 1, box: { x: left, y: top, width: right - left, height: bottom - top } };
}
