import { frameHeight, frameWidth } from '../workers/pixels/regions/frameSize';
import { pixels, values } from './memory';

/** Fewer values than this are not counted in bins, because that would take longer than quickselect. */
const fewestBinned = 1024;
const bins = 1024;
/**
 * How many values each bin holds. A bin has four counters, one for each lane of a vector: neighboring values often fall into the same bin,
 * and increments of one counter would have to wait for each other.
 */
const binned = memory.data(16 * bins, 16);
/** The values of one bin, with room for one more: each value is written, and kept only if it belongs to the bin. */
const candidates = memory.data(4 * (pixels + 1), 16);

// A list holds the indices of `count` pixels, four bytes each.

/** Reads a plane at the pixels of a list into `values`. */
export function gather(count: i32, list: usize, plane: usize): void {
  for (let at = 0; at < count << 2; at += 4)
    store<f32>(values + at, load<f32>(plane + (load<i32>(list + at) << 2)));
}

/** Reads a channel, 0-2, of triples at the pixels of a list into `values`. */
export function gatherChannel(count: i32, list: usize, lights: usize, channel: i32): void {
  for (let at = 0; at < count << 2; at += 4)
    store<f32>(values + at, load<f32>(lights + ((3 * load<i32>(list + at) + channel) << 2)));
}

/** Writes those pixels of a list at which a plane lies between two values, both included, to `kept`. Returns how many. */
export function keepBetween(count: i32, list: usize, plane: usize, from: f32, to: f32, kept: usize): i32 {
  let end = kept;
  for (let at = list; at < list + (count << 2); at += 4) {
    const pixel = load<i32>(at);
    const value = load<f32>(plane + (pixel << 2));
    if (value < from || value > to) continue;
    store<i32>(end, pixel);
    end += 4;
  }
  return i32((end - kept) >> 2);
}

/** Writes those pixels of a list at which a plane is more than `least` to `kept`. Returns how many. */
export function keepOver(count: i32, list: usize, plane: usize, least: f64, kept: usize): i32 {
  let end = kept;
  for (let at = list; at < list + (count << 2); at += 4) {
    const pixel = load<i32>(at);
    if (f64(load<f32>(plane + (pixel << 2))) > least) {
      store<i32>(end, pixel);
      end += 4;
    }
  }
  return i32((end - kept) >> 2);
}

/** Writes those pixels of a list at which the vector of two planes has at least the length `least` to `kept`. Returns how many. */
export function keepLong(count: i32, list: usize, plane: usize, other: usize, least: f64, kept: usize): i32 {
  let end = kept;
  for (let at = list; at < list + (count << 2); at += 4) {
    const pixel = load<i32>(at);
    const place = pixel << 2;
    if (lengthOf(f64(load<f32>(plane + place)), f64(load<f32>(other + place))) < least) continue;
    store<i32>(end, pixel);
    end += 4;
  }
  return i32((end - kept) >> 2);
}

/** Subtracts a plane at the pixels of a list from the `values` that were gathered at them. */
export function gatherLess(count: i32, list: usize, plane: usize): void {
  for (let at = 0; at < count << 2; at += 4)
    store<f32>(values + at, load<f32>(values + at) - load<f32>(plane + (load<i32>(list + at) << 2)));
}

/** Divides the `values` that were gathered at the pixels of a list by a plane there. */
export function gatherOver(count: i32, list: usize, plane: usize): void {
  for (let at = 0; at < count << 2; at += 4)
    store<f32>(values + at, load<f32>(values + at) / load<f32>(plane + (load<i32>(list + at) << 2)));
}

/** Reads the length of the vector of two planes at the pixels of a list into `values`. */
export function gatherLength(count: i32, list: usize, plane: usize, other: usize): void {
  for (let at = 0; at < count << 2; at += 4) {
    const place = load<i32>(list + at) << 2;
    store<f32>(values + at, f32(lengthOf(f64(load<f32>(plane + place)), f64(load<f32>(other + place)))));
  }
}

/** Reads that length into `values`, divided by lightness, or by `least` where the lightness is less. */
export function gatherStrength(
  count: i32,
  list: usize,
  plane: usize,
  other: usize,
  lightness: usize,
  least: f64,
): void {
  for (let at = 0; at < count << 2; at += 4) {
    const place = load<i32>(list + at) << 2;
    const length = lengthOf(f64(load<f32>(plane + place)), f64(load<f32>(other + place)));
    store<f32>(values + at, f32(length / max(least, f64(load<f32>(lightness + place)))));
  }
}

/** Writes into `values` how much a plane changes from `step` pixels before to `step` after each pixel of a list, across and down combined. */
export function gatherSlope(count: i32, list: usize, plane: usize, step: i32): void {
  for (let at = 0; at < count << 2; at += 4) {
    const pixel = load<i32>(list + at);
    const across = differenceAround(plane, pixel, step);
    const down = differenceAround(plane, pixel, step * frameWidth);
    store<f32>(values + at, f32(lengthOf(across, down)));
  }
}

function differenceAround(plane: usize, pixel: i32, step: i32): f64 {
  const before = max(0, pixel - step);
  const after = min(frameWidth * frameHeight - 1, pixel + step);
  return f64(load<f32>(plane + (after << 2))) - f64(load<f32>(plane + (before << 2)));
}

/** The length of a vector. */
export function lengthOf(across: f64, down: f64): f64 {
  return sqrt(across * across + down * down);
}

/** The variance of the first `count` of `values`, divided by the count. */
export function variance(count: i32): f64 {
  let sum = 0.0;
  for (let at = values; at < values + (count << 2); at += 4) sum += f64(load<f32>(at));
  const mean = sum / f64(count);
  let squares = 0.0;
  for (let at = values; at < values + (count << 2); at += 4) {
    const difference = f64(load<f32>(at)) - mean;
    squares += difference * difference;
  }
  return squares / f64(count);
}

/** Replaces each of the first `count` of `values` by its distance from a center. */
export function distances(count: i32, center: f32): void {
  for (let at = values; at < values + (count << 2); at += 4) store<f32>(at, abs(load<f32>(at) - center));
}

/**
 * The value that would be at `rank` (0 is the least) if the first `count` of `values` were sorted, in linear time on average. None of them
 * may be NaN, and they may be rearranged. Many values are first counted in bins of equal width, which takes no branches that the processor
 * cannot predict; then quickselect looks only at the values in the bin of that rank. Where there are no kernels `selectRank` does the same.
 */
export function rankOf(count: i32, rank: i32): f32 {
  if (count < fewestBinned) return quickselect(values, count, rank);
  const end = values + (count << 2);
  // The last vector may overlap the one before it.
  const last = end - 16;
  let lows = v128.load(last);
  let highs = lows;
  for (let at = values; at < last; at += 16) {
    const four = v128.load(at);
    lows = f32x4.min(lows, four);
    highs = f32x4.max(highs, four);
  }
  const least = min(
    min(f32x4.extract_lane(lows, 0), f32x4.extract_lane(lows, 1)),
    min(f32x4.extract_lane(lows, 2), f32x4.extract_lane(lows, 3)),
  );
  const most = max(
    max(f32x4.extract_lane(highs, 0), f32x4.extract_lane(highs, 1)),
    max(f32x4.extract_lane(highs, 2), f32x4.extract_lane(highs, 3)),
  );
  const scale = <f32>(bins - 1) / (most - least);
  // The scale is infinite where all values are equal, and 0 where they lie too far apart: there are no bins then.
  if (!(scale > 0 && scale < Infinity)) return quickselect(values, count, rank);

  memory.fill(binned, 0, 16 * bins);
  const start = f32x4.splat(least);
  const steps = f32x4.splat(scale);
  let at = values;
  for (; at <= last; at += 16) {
    const four = i32x4.trunc_sat_f32x4_s(f32x4.mul(f32x4.sub(v128.load(at), start), steps));
    countIn(binned + (i32x4.extract_lane(four, 0) << 4));
    countIn(binned + (i32x4.extract_lane(four, 1) << 4) + 4);
    countIn(binned + (i32x4.extract_lane(four, 2) << 4) + 8);
    countIn(binned + (i32x4.extract_lane(four, 3) << 4) + 12);
  }
  for (; at < end; at += 4) countIn(binned + (binOf(load<f32>(at), least, scale) << 4));

  let bin = 0;
  let before = 0;
  for (; ; bin++) {
    const four = v128.load(binned + (bin << 4));
    const within =
      i32x4.extract_lane(four, 0) +
      i32x4.extract_lane(four, 1) +
      i32x4.extract_lane(four, 2) +
      i32x4.extract_lane(four, 3);
    if (before + within > rank) break;
    before += within;
  }
  let to = candidates;
  for (at = values; at < end; at += 4) {
    const value = load<f32>(at);
    store<f32>(to, value);
    if (binOf(value, least, scale) == bin) to += 4;
  }
  return quickselect(candidates, i32((to - candidates) >> 2), rank - before);
}

function binOf(value: f32, least: f32, scale: f32): i32 {
  return i32((value - least) * scale);
}

function countIn(counter: usize): void {
  store<i32>(counter, load<i32>(counter) + 1);
}

/** The number that would be at `rank` if `count` numbers from an address on were sorted (quickselect, Hoare 1961). Rearranges them. */
function quickselect(numbers: usize, count: i32, rank: i32): f32 {
  let from = 0;
  let to = count - 1;
  while (from < to) {
    const pivot = medianOfThree(
      load<f32>(numbers + (from << 2)),
      load<f32>(numbers + (((from + to) >>> 1) << 2)),
      load<f32>(numbers + (to << 2)),
    );
    let low = from;
    let high = to;
    while (low <= high) {
      while (load<f32>(numbers + (low << 2)) < pivot) low++;
      while (load<f32>(numbers + (high << 2)) > pivot) high--;
      if (low > high) break;
      const swapped = load<f32>(numbers + (low << 2));
      store<f32>(numbers + (low << 2), load<f32>(numbers + (high << 2)));
      store<f32>(numbers + (high << 2), swapped);
      low++;
      high--;
    }
    // Between `high` and `low` all values equal the pivot.
    if (rank <= high) to = high;
    else if (rank >= low) from = low;
    else break;
  }
  return load<f32>(numbers + (rank << 2));
}

function medianOfThree(a: f32, b: f32, c: f32): f32 {
  return max(min(a, b), min(max(a, b), c));
}
