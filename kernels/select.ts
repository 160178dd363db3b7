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
