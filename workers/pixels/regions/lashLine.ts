import { median, quantile } from '../statistics.ts';
import type { FaceView } from './FaceView.ts';
import { eyeDistance, frameHeight, frameWidth, outlineOf } from './FaceFrame.ts';
import { upperLashes } from './landmarkSets.ts';

const normals = 25;
/** From inside the eye to the lid, frame px. */
const inside = Math.round(0.02 * eyeDistance);
const outside = Math.round(0.12 * eyeDistance);
/** From here on out lies lid, px from the lash line: its light is what darkness is counted against. */
const lidFrom = Math.round(0.045 * eyeDistance);
/** Lid light is the upper quartile, past the crease. */
const lidShare = 0.75;
/** Darker than this share of the lid counts as line. */
const lineBelow = 0.72;

export interface LashLine {
  /** How dark the lash line is against the lid, 0-1. */
  readonly depth: number;
  /** How thick and dark the line is: darkness summed along the normals, frame px. Bare lashes reach 2. */
  readonly thickness: number;
}

/**
 * The upper lash line of one eye, along normals from within the eye to the lid: liner and mascara deepen and thicken it.
 * The iris does not count, because a line is followed from the lash line upward.
 */
export function lashLine({ frame }: FaceView, side: 0 | 1): LashLine {
  const line = outlineOf(frame, upperLashes[side]);
  const segments = line.length / 2 - 1;
  const depths: number[] = [];
  const thicknesses: number[] = [];
  for (let k = 0; k < normals; k++) {
    const along = (0.08 + (0.84 * k) / (normals - 1)) * segments;
    const i = Math.min(segments - 1, Math.floor(along)) * 2;
    const share = along - i / 2;
    const [dx, dy] = [line[i + 2]! - line[i]!, line[i + 3]! - line[i + 1]!];
    const length = Math.hypot(dx, dy) || 1;
    // Up the lid, whichever way the outline runs.
    const up = dx > 0 ? 1 : -1;
    const [nx, ny] = [(up * dy) / length, (-up * dx) / length];
    const lights: number[] = [];
    for (let distance = -inside; distance <= outside; distance++) {
      const x = Math.round(line[i]! + share * dx + nx * distance);
      const y = Math.round(line[i + 1]! + share * dy + ny * distance);
      if (x < 0 || y < 0 || x >= frameWidth || y >= frameHeight) break;
      lights.push(frame.L[y * frameWidth + x]!);
    }
    const lid = quantile(Float32Array.from(lights.slice(inside + lidFrom)).sort(), lidShare);
    if (!(lid > 0)) continue;
    depths.push(1 - Math.min(...lights.slice(0, 2 * inside + lidFrom)) / lid);
    thicknesses.push(
      lights.slice(inside - 1).reduce((sum, light) => sum + Math.max(0, lineBelow - light / lid), 0),
    );
  }
  return depths.length === 0
    ? { depth: 0, thickness: 0 }
    : { depth: median(depths), thickness: median(thicknesses) };
}
