import { type CoverageMask, coverageMask } from './coverageMask.ts';

/** Passes of the box filter; three come within 3 % of a Gaussian (Wells 1986). */
const boxPasses = 3;

/** A polygon's coverage blurred to a Gaussian of `sigma` px. */
export function softened(polygon: readonly number[], sigma: number): CoverageMask {
  const radius = Math.max(0, Math.round((Math.sqrt((12 * sigma * sigma) / boxPasses + 1) - 1) / 2));
  const mask = coverageMask(polygon, boxPasses * radius + 1);
  if (radius === 0) return mask;
  const spare = new Float32Array(mask.coverage.length);
  for (let pass = 0; pass < boxPasses; pass++) {
    boxBlur(mask.coverage, spare, mask.height, mask.width, mask.width, 1, radius);
    boxBlur(spare, mask.coverage, mask.width, mask.height, 1, mask.width, radius);
  }
  return mask;
}

/** One running-sum pass along `count` samples `step` apart, on each of `lines` lines `stride` apart. */
function boxBlur(
  from: Float32Array,
  to: Float32Array,
  lines: number,
  count: number,
  stride: number,
  step: number,
  radius: number,
): void {
  const share = 1 / (2 * radius + 1);
  for (let line = 0; line < lines; line++) {
    const start = line * stride;
    let sum = 0;
    for (let i = 0; i < Math.min(radius, count); i++) sum += from[start + i * step]!;
    for (let i = 0; i < count; i++) {
      if (i + radius < count) sum += from[start + (i + radius) * step]!;
      if (i - radius - 1 >= 0) sum -= from[start + (i - radius - 1) * step]!;
      to[start + i * step] = sum * share;
    }
  }
}
