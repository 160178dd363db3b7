import { field, indices, lights, values, weights } from './memory';

/** Reads `field` at so many `indices` into `values`. */
export function gather(count: i32): void {
  for (let at = 0; at < count << 2; at += 4)
    store<f32>(values + at, load<f32>(field + (load<i32>(indices + at) << 2)));
}

/** The same of a channel, 0-2, of `lights`. */
export function gatherChannel(count: i32, channel: i32): void {
  for (let at = 0; at < count << 2; at += 4)
    store<f32>(values + at, load<f32>(lights + ((3 * load<i32>(indices + at) + channel) << 2)));
}

/** Leaves of so many `indices` those at which `field` lies between two values, both included. Returns how many. */
export function keepBetween(count: i32, from: f32, to: f32): i32 {
  let kept = indices;
  for (let at = indices; at < indices + (count << 2); at += 4) {
    const pixel = load<i32>(at);
    const value = load<f32>(field + (pixel << 2));
    if (value < from || value > to) continue;
    store<i32>(kept, pixel);
    kept += 4;
  }
  return i32((kept - indices) >> 2);
}

/** Leaves of so many `indices` those at which `field` is more than `least`. Returns how many. */
export function keepOver(count: i32, least: f64): i32 {
  let kept = indices;
  for (let at = indices; at < indices + (count << 2); at += 4) {
    const pixel = load<i32>(at);
    if (f64(load<f32>(field + (pixel << 2))) > least) {
      store<i32>(kept, pixel);
      kept += 4;
    }
  }
  return i32((kept - indices) >> 2);
}

/** Subtracts from `values` what `weights` holds at the same `indices`. */
export function gatherLess(count: i32): void {
  for (let at = 0; at < count << 2; at += 4)
    store<f32>(values + at, load<f32>(values + at) - load<f32>(weights + (load<i32>(indices + at) << 2)));
}

/** Divides `values` by what `weights` holds at the same `indices`. */
export function gatherOver(count: i32): void {
  for (let at = 0; at < count << 2; at += 4)
    store<f32>(values + at, load<f32>(values + at) / load<f32>(weights + (load<i32>(indices + at) << 2)));
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
