import { frameHeight, frameWidth } from './FaceFrame.ts';
import type { RegionMask } from './regionMask.ts';

const boxPasses = 3;

/**
 * A Gaussian of `sigma` px that reads the mask's pixels only (normalized convolution, Knutsson and Westin 1993), by three
 * box filters (Wells 1986). Outside the mask the result is 0.
 */
export function maskedBlur(plane: Float32Array, mask: RegionMask, sigma: number): Float32Array {
  const values = plane.map((value, i) => (mask[i] ? value : 0));
  const weights = Float32Array.from(mask);
  const spare = new Float32Array(plane.length);
  for (const radius of boxRadii(sigma)) {
    for (const field of [values, weights]) {
      boxBlur(field, spare, frameHeight, frameWidth, frameWidth, 1, radius);
      boxBlur(spare, field, frameWidth, frameHeight, 1, frameWidth, radius);
    }
  }
  return values.map((value, i) => (mask[i] ? value / weights[i]! : 0));
}

/** Radii whose box variances add up to the Gaussian's as nearly as whole pixels allow (Kovesi 2010). */
export function boxRadii(sigma: number): number[] {
  const ideal = Math.sqrt((12 * sigma * sigma) / boxPasses + 1);
  const lower = Math.floor((ideal - 1) / 2);
  const [small, large] = [2 * lower + 1, 2 * lower + 3];
  const smallPasses = Math.round(
    (12 * sigma * sigma - boxPasses * large * large + boxPasses) / (small * small - large * large),
  );
  return Array.from({ length: boxPasses }, (_, pass) => (pass < smallPasses ? lower : lower + 1));
}

function boxBlur(
  from: Float32Array,
  to: Float32Array,
  lines: number,
  count: number,
  stride: number,
  step: number,
  radius: number,
): void {
  for (let line = 0; line < lines; line++) {
    const start = line * stride;
    let sum = 0;
    for (let i = 0; i < Math.min(radius, count); i++) sum += from[start + i * step]!;
    for (let i = 0; i < count; i++) {
      if (i + radius < count) sum += from[start + (i + radius) * step]!;
      if (i - radius - 1 >= 0) sum -= from[start + (i - radius - 1) * step]!;
      to[start + i * step] = sum / (2 * radius + 1);
    }
  }
}
