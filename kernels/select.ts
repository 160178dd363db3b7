import { frameHeight, frameWidth } from '../workers/pixels/regions/frameSize';
import { values } from './memory';

// A list holds the indices of so many pixels, four bytes each.

/** Reads a plane at the pixels of a list into `values`. */
export function gather(count: i32, list: usize, plane: usize): void {
  for (let at = 0; at < count << 2; at += 4)
    store<f32>(values + at, load<f32>(plane + (load<i32>(list + at) << 2)));
}

/** The same of a channel, 0-2, of triples. */
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

/** Writes those pixels of a list at which the vector of two planes is at least so long to `kept`. Returns how many. */
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

/** The same, divided by lightness, or by `least` where that is more. */
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

/** Reads how much a plane changes from `step` pixels before to as many after each pixel of a list, across and down, into `values`. */
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

/** Replaces each of so many `values` by its distance from a center. */
export function distances(count: i32, center: f32): void {
  for (let at = values; at < values + (count << 2); at += 4) store<f32>(at, abs(load<f32>(at) - center));
}

/**
 * The value that would stand at `rank` (0 is the least) if the first `count` of `values` were sorted, in linear time on average
 * (quickselect, Hoare 1961). Rearranges them. None may be NaN. Where there are no kernels `selectRank` does the same.
 */
export function rankOf(count: i32, rank: i32): f32 {
  let from = 0;
  let to = count - 1;
  while (from < to) {
    const pivot = medianOfThree(valueAt(from), valueAt((from + to) >>> 1), valueAt(to));
    let low = from;
    let high = to;
    while (low <= high) {
      while (valueAt(low) < pivot) low++;
      while (valueAt(high) > pivot) high--;
      if (low > high) break;
      const swapped = valueAt(low);
      store<f32>(values + (low << 2), valueAt(high));
      store<f32>(values + (high << 2), swapped);
      low++;
      high--;
    }
    // Between `high` and `low` all values equal the pivot.
    if (rank <= high) to = high;
    else if (rank >= low) from = low;
    else break;
  }
  return valueAt(rank);
}

function valueAt(place: i32): f32 {
  return load<f32>(values + (place << 2));
}

function medianOfThree(a: f32, b: f32, c: f32): f32 {
  return max(min(a, b), min(max(a, b), c));
}
