/**
 * The outlines of the drawn face, in units of the distance between the outer eye corners, the origin midway between
 * them, y down. Symmetric parts are given for the left side of the drawing (x below 0) and mirrored.
 */
export type Outline = readonly number[];

export const headOutline: Outline = mirroredLoop([
  0, -0.86, -0.3, -0.83, -0.56, -0.68, -0.71, -0.4, -0.755, -0.05, -0.74, 0.3, -0.69, 0.58, -0.57, 0.87,
  -0.36, 1.11, -0.17, 1.21, 0, 1.225,
]);
export const hairOutline: Outline = mirroredLoop([
  0, -1.18, -0.5, -1.08, -0.84, -0.75, -0.96, -0.2, -0.97, 0.4, -0.98, 1.0, -0.9, 1.5, -0.6, 1.6, -0.3, 1.55,
  0, 1.5,
]);
export const neckOutline: Outline = mirroredLoop([
  0, 0.8, -0.42, 0.85, -0.44, 1.3, -0.52, 1.6, -0.6, 2.4, 0, 2.4,
]);
export const shirtOutline: Outline = mirroredLoop([
  0, 1.85, -0.3, 1.72, -0.55, 1.55, -1.2, 1.75, -1.6, 2.1, -1.75, 3.2, 0, 3.2,
]);
export const browOutline: Outline = [
  -0.58, -0.175, -0.48, -0.255, -0.34, -0.28, -0.17, -0.235, -0.14, -0.2, -0.15, -0.18, -0.33, -0.225, -0.46,
  -0.21, -0.57, -0.16,
];
export const eyeOutline: Outline = [
  -0.5, 0, -0.44, -0.05, -0.36, -0.085, -0.27, -0.078, -0.2, -0.03, -0.155, 0.022, -0.22, 0.05, -0.32, 0.065,
  -0.43, 0.045,
];
/** The lash line, from the outer corner to the inner. */
export const lashLine: Outline = [
  -0.51, 0.005, -0.44, -0.05, -0.36, -0.085, -0.27, -0.078, -0.2, -0.03, -0.16, 0.015,
];
/** The crease, above the lash line. */
export const creaseLine: Outline = [-0.53, -0.06, -0.46, -0.118, -0.36, -0.145, -0.26, -0.135, -0.18, -0.075];
/** The upper lid as shadow is laid on it: lash line to a little above the crease. */
export const lidOutline: Outline = [
  -0.54, -0.02, -0.52, -0.09, -0.45, -0.15, -0.36, -0.175, -0.26, -0.16, -0.17, -0.09, -0.15, 0, -0.2, -0.03,
  -0.27, -0.078, -0.36, -0.085, -0.44, -0.05, -0.5, 0,
];
/** Frame of glasses around an eye, its upper edge and its lower, outer end first. */
export const rimTop: Outline = [-0.64, -0.08, -0.6, -0.17, -0.36, -0.2, -0.14, -0.16, -0.09, -0.07];
export const rimBottom: Outline = [-0.62, -0.06, -0.57, 0.12, -0.36, 0.2, -0.16, 0.13, -0.1, -0.05];
export const irisCenter = [-0.325, -0.015] as const;
export const irisRadius = 0.078;
export const nostrilOutline: Outline = [-0.13, 0.525, -0.09, 0.51, -0.05, 0.53, -0.06, 0.55, -0.11, 0.55];
export const noseSideOutline: Outline = [
  -0.08, -0.1, -0.105, 0.2, -0.15, 0.42, -0.18, 0.5, -0.15, 0.55, -0.14, 0.45, -0.09, 0.3, -0.06, 0,
];
export const lipOutline: Outline = [
  -0.29, 0.79, -0.2, 0.735, -0.1, 0.695, -0.05, 0.69, 0, 0.705, 0.05, 0.69, 0.1, 0.695, 0.2, 0.735, 0.29,
  0.79, 0.2, 0.855, 0.1, 0.895, 0, 0.905, -0.1, 0.895, -0.2, 0.855,
];
export const mouthLine: Outline = [
  -0.275, 0.79, -0.14, 0.785, -0.05, 0.78, 0, 0.786, 0.05, 0.78, 0.14, 0.785, 0.275, 0.79, 0.14, 0.795, 0,
  0.797, -0.14, 0.795,
];
/** The apple of the cheek, where blush lies. */
export const appleOutline: Outline = [
  -0.56, 0.3, -0.44, 0.27, -0.31, 0.32, -0.27, 0.41, -0.34, 0.5, -0.47, 0.52, -0.57, 0.44,
];

/** The outline of the other side. */
export function mirrored(outline: Outline): Outline {
  const result: number[] = [];
  for (let i = outline.length - 2; i >= 0; i -= 2) result.push(-outline[i]!, outline[i + 1]!);
  return result;
}

/** Closes a left half, whose first and last points lie on the axis, with its mirror image. */
function mirroredLoop(half: Outline): Outline {
  return [...half, ...mirrored(half).slice(2, -2)];
}

/** A closed Catmull-Rom spline through an outline (Catmull and Rom 1974), `steps` points a segment. */
export function smoothed(outline: Outline, steps = 6): number[] {
  const count = outline.length / 2;
  const result: number[] = [];
  for (let i = 0; i < count; i++) {
    const at = (k: number, axis: 0 | 1) => outline[((((i + k) % count) + count) % count) * 2 + axis]!;
    for (let step = 0; step < steps; step++) {
      const t = step / steps;
      for (const axis of [0, 1] as const) {
        const [p0, p1, p2, p3] = [at(-1, axis), at(0, axis), at(1, axis), at(2, axis)];
        result.push(
          0.5 *
            (2 * p1 +
              (p2 - p0) * t +
              (2 * p0 - 5 * p1 + 4 * p2 - p3) * t * t +
              (3 * p1 - p0 - 3 * p2 + p3) * t * t * t),
        );
      }
    }
  }
  return result;
}

/** A line thickened to a shape, tapering to both ends: a lash line, a stroke of liner. */
export function stroke(line: Outline, width: number): Outline {
  const upper: number[] = [];
  const lower: number[] = [];
  const count = line.length / 2;
  for (let i = 0; i < count; i++) {
    const taper = width * (0.35 + 0.65 * Math.sin((Math.PI * (i + 0.5)) / count));
    upper.push(line[i * 2]!, line[i * 2 + 1]! - taper * 0.7);
    lower.unshift(line[i * 2]!, line[i * 2 + 1]! + taper * 0.3);
  }
  return [...upper, ...lower];
}
