import { frameHeight, frameWidth } from '../workers/pixels/regions/frameSize';
import { values } from './memory';

/**
 * Sets the pixels of a mask whose centers lie inside a polygon (even-odd rule).
 *
 * @param polygon x and y of each corner, eight bytes each, frame px
 * @param corners the number of corners, at most half as many as `values` holds floats, because each crossing takes two
 */
export function fill(polygon: usize, corners: i32, mask: usize): void {
  let top = Infinity;
  let bottom = -Infinity;
  for (let corner = 0; corner < corners; corner++) {
    const y = yOf(polygon, corner);
    top = min(top, y);
    bottom = max(bottom, y);
  }
  const first = <i32>max(0.0, floor(top));
  const last = <i32>min(f64(frameHeight - 1), ceil(bottom));
  for (let y = first; y <= last; y++) {
    const end = crossings(polygon, corners, y);
    for (let at = values; at + 8 < end; at += 16) {
      const from = <i32>max(0.0, ceil(load<f64>(at)));
      const to = <i32>min(f64(frameWidth - 1), floor(load<f64>(at, 8)));
      if (from <= to) memory.fill(mask + y * frameWidth + from, 1, to - from + 1);
    }
  }
}

/** Writes where the polygon's edges cross a row, ascending, to `values`, eight bytes each. Returns the address where the list ends. */
function crossings(polygon: usize, corners: i32, row: f64): usize {
  let end = values;
  for (let corner = 0, before = corners - 1; corner < corners; before = corner++) {
    const y0 = yOf(polygon, before);
    const y1 = yOf(polygon, corner);
    if (y0 <= row == y1 <= row) continue;
    const x0 = load<f64>(polygon + (before << 4));
    const x = x0 + ((row - y0) / (y1 - y0)) * (load<f64>(polygon + (corner << 4)) - x0);
    let to = end;
    for (; to > values && load<f64>(to - 8) > x; to -= 8) store<f64>(to, load<f64>(to - 8));
    store<f64>(to, x);
    end += 8;
  }
  return end;
}

function yOf(polygon: usize, corner: i32): f64 {
  return load<f64>(polygon + (corner << 4), 8);
}
