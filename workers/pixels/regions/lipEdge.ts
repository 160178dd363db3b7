import { clamp01, median, robustSpread } from '../statistics.ts';
import { lipCalibration } from './calibration/lipCalibration.ts';
import type { FaceView } from './FaceView.ts';
import { eyeDistance, pixelAt } from './FaceFrame.ts';
import { type OutlineNormal, outlineNormals } from './outlineNormals.ts';

/** Normals across the outline. */
const normalCount = 60;
/** How far each normal reaches to both sides of the outline, frame px. */
const reach = Math.round(0.07 * eyeDistance);
/** How many normals to each side the mean is taken over that tells how far the model's outline is off. */
const wandering = 4;

const { leastContrast, shares } = lipCalibration.edge;
/** Frame px. */
const [clean, messy] = [lipCalibration.edge.clean * eyeDistance, lipCalibration.edge.messy * eyeDistance];
const [sharp, feathered] = [
  lipCalibration.edge.sharp * eyeDistance,
  lipCalibration.edge.feathered * eyeDistance,
];

/**
 * How cleanly the color keeps to the lip line, 0-1; null where it hardly differs from the skin. Along each normal of the
 * outline, pixels are projected on the axis from the skin's color (0) to the lips' (1). The places where a normal crosses 0.5
 * scatter where the color strays over the line; the distance from 0.75 to 0.25 is long where it feathers. The model's outline
 * is too regular and lies a few pixels off in places, so that neither an offset nor a slow drift counts.
 */
export function lipEdge(view: FaceView): number | null {
  const normals = outlineNormals(view.regions.outlines.lips, normalCount);
  const crossings: number[] = [];
  const widths: number[] = [];
  for (const normal of normals) {
    const profile = profileAlong(view, normal);
    if (!profile) continue;
    const half = crossing(profile, 0.5);
    if (half !== null) crossings.push(half);
    const [inner, outer] = [crossing(profile, 0.75), crossing(profile, 0.25)];
    if (inner !== null && outer !== null) widths.push(outer - inner);
  }
  if (crossings.length < normalCount / 3 || widths.length < normalCount / 3) return null;
  const scatter = clamp01(1 - (robustSpread(unevenness(crossings)) - clean) / (messy - clean));
  const sharpness = clamp01(1 - (median(widths) - sharp) / (feathered - sharp));
  return shares.scatter * scatter + shares.sharpness * sharpness;
}

/** How much of the lip's color is left from `-reach` (inside) to `reach` (outside): 1 on the lip, 0 on the skin. */
function profileAlong(view: FaceView, { x, y, across, down }: OutlineNormal): number[] | null {
  const at = (distance: number): readonly [number, number, number] => {
    const i = pixelAt(x + across * distance, y + down * distance);
    return [view.light[i]!, view.red[i]!, view.yellow[i]!];
  };
  const colors = Array.from({ length: 2 * reach + 1 }, (_, k) => at(k - reach));
  const average = (from: number, to: number, axis: 0 | 1 | 2) =>
    colors.slice(from, to).reduce((sum, color) => sum + color[axis], 0) / (to - from);
  const lip = ([0, 1, 2] as const).map((axis) => average(0, 4, axis));
  const skin = ([0, 1, 2] as const).map((axis) => average(colors.length - 4, colors.length, axis));
  const axis = lip.map((value, k) => value - skin[k]!);
  const squared = axis.reduce((sum, value) => sum + value * value, 0);
  if (squared < leastContrast * leastContrast) return null;
  return colors.map(
    (color) => color.reduce((sum, value, k) => sum + (value - skin[k]!) * axis[k]!, 0) / squared,
  );
}

/** Where the profile, followed outward, first falls below a level: px from the outline. */
function crossing(profile: readonly number[], level: number): number | null {
  for (let k = 1; k < profile.length; k++) {
    const [before, here] = [profile[k - 1]!, profile[k]!];
    if (before >= level && here < level) return k - 1 + (before - level) / (before - here) - reach;
  }
  return null;
}

/** The crossings less their running mean: their slow drift is an error of the model's outline, and not of the makeup. */
function unevenness(crossings: readonly number[]): number[] {
  return crossings.map((crossing, i) => {
    const around = Array.from({ length: 2 * wandering + 1 }, (_, k) =>
      crossings.at((i + k - wandering) % crossings.length)!,
    );
    return crossing - around.reduce((sum, value) => sum + value, 0) / around.length;
  });
}
