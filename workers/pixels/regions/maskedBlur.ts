import { frameHeight, frameWidth } from './FaceFrame.ts';
import { boundsOf, type RegionMask } from './regionMask.ts';

const boxPasses = 3;

/** A rectangle of the frame, copied out: row by row. */
interface Window {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** The parts that all blurs of one mask share: the measures blur several planes of the same skin at the same scales. */
interface MaskBlurs {
  readonly window: Window;
  readonly weights: Map<number, Float32Array>;
  readonly results: WeakMap<Float32Array, Map<number, Float32Array>>;
}

const kept = new WeakMap<RegionMask, MaskBlurs>();

/**
 * A Gaussian of `sigma` px that reads the mask's pixels only (normalized convolution, Knutsson and Westin 1993), by three
 * box filters (Wells 1986). Outside the mask the result is 0. Kept as long as mask and plane live: neither may change.
 */
export function maskedBlur(plane: Float32Array, mask: RegionMask, sigma: number): Float32Array {
  const blurs = kept.get(mask) ?? { window: boundsOf(mask), weights: new Map(), results: new WeakMap() };
  kept.set(mask, blurs);
  const bySigma = blurs.results.get(plane) ?? new Map<number, Float32Array>();
  blurs.results.set(plane, bySigma);
  const known = bySigma.get(sigma);
  if (known) return known;
  const result = blurred(plane, mask, sigma, blurs);
  bySigma.set(sigma, result);
  return result;
}

function blurred(plane: Float32Array, mask: RegionMask, sigma: number, blurs: MaskBlurs): Float32Array {
  const { window } = blurs;
  const radii = boxRadii(sigma);
  const values = new Float32Array(window.width * window.height);
  let weights = blurs.weights.get(sigma);
  const fresh = weights ? null : new Float32Array(values.length);
  forEachRow(window, (from, to) => {
    for (let x = 0; x < window.width; x++) {
      if (mask[from + x] === 0) continue;
      values[to + x] = plane[from + x]!;
      if (fresh) fresh[to + x] = 1;
    }
  });
  if (fresh) {
    boxBlurs(fresh, window, radii);
    blurs.weights.set(sigma, (weights = fresh));
  }
  boxBlurs(values, window, radii);
  const result = new Float32Array(frameWidth * frameHeight);
  forEachRow(window, (to, from) => {
    for (let x = 0; x < window.width; x++)
      if (mask[to + x] === 1) result[to + x] = values[from + x]! / weights![from + x]!;
  });
  return result;
}

/** Calls back with where each row of the window starts in the frame and in the copy. */
function forEachRow(
  { left, top, width, height }: Window,
  visit: (frameStart: number, start: number) => void,
): void {
  for (let y = 0; y < height; y++) visit((top + y) * frameWidth + left, y * width);
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

function boxBlurs(field: Float32Array, { width, height }: Window, radii: readonly number[]): void {
  const spare = new Float32Array(field.length);
  const sums = new Float64Array(width);
  for (const radius of radii) {
    blurRows(field, spare, width, height, radius);
    blurColumns(spare, field, width, height, radius, sums);
  }
}

/** A running sum along each row: a pixel is added when it comes within `radius`, and subtracted when it is left behind. */
function blurRows(from: Float32Array, to: Float32Array, width: number, height: number, radius: number): void {
  const share = 1 / (2 * radius + 1);
  // With zeros on both sides: beyond the edges there is nothing.
  const row = new Float32Array(width + 2 * radius + 1);
  const first = radius + 1;
  for (let start = 0; start < width * height; start += width) {
    row.set(from.subarray(start, start + width), first);
    let sum = 0;
    for (let x = 0; x < radius; x++) sum += row[first + x]!;
    for (let x = 0; x < width; x++) {
      sum += row[first + x + radius]!;
      sum -= row[x]!;
      to[start + x] = sum * share;
    }
  }
}

/** The same down the columns: all of them at once, row by row, because pixels of a row are neighbors in memory. */
function blurColumns(
  from: Float32Array,
  to: Float32Array,
  width: number,
  height: number,
  radius: number,
  sums: Float64Array,
): void {
  const share = 1 / (2 * radius + 1);
  sums.fill(0);
  for (let y = 0; y < Math.min(radius, height); y++)
    for (let x = 0, i = y * width; x < width; x++, i++) sums[x]! += from[i]!;
  // Beyond the edges there is nothing.
  const nothing = new Float32Array(width);
  const rowOf = (y: number) => (y >= 0 && y < height ? from.subarray(y * width, (y + 1) * width) : nothing);
  for (let y = 0; y < height; y++) {
    const row = y * width;
    const [entering, leaving] = [rowOf(y + radius), rowOf(y - radius - 1)];
    for (let x = 0; x < width; x++) {
      const sum = sums[x]! + entering[x]! - leaving[x]!;
      sums[x] = sum;
      to[row + x] = sum * share;
    }
  }
}
