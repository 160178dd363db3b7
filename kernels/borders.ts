import { frameHeight, frameWidth } from '../workers/pixels/regions/frameSize';
import { values } from './memory';
import { lengthOf } from './select';

// Three planes of a face are compared: lightness, redness and yellowness. Differences of the last two weigh `weight` times as much.

/**
 * Writes into `values` how clear a border through each pixel of a list is: by how much the change across the pixel exceeds the changes to
 * both sides of it. This is read along the row, the column and both diagonals, and the greatest of the four counts.
 *
 * @param near half the width over which a border is looked for, px; at most `far`
 * @param far how far the skin to both sides is compared, px; no pixel of the list lies nearer to the edge of the frame
 * @param nearDiagonal the same as `near` along each axis of a diagonal
 * @param farDiagonal the same as `far` there
 */
export function gatherBorder(
  count: i32,
  list: usize,
  light: usize,
  red: usize,
  yellow: usize,
  weight: f64,
  near: i32,
  far: i32,
  nearDiagonal: i32,
  farDiagonal: i32,
): void {
  for (let at = 0; at < count << 2; at += 4) {
    const pixel = load<i32>(list + at);
    const across = along(pixel, near, far, light, red, yellow, weight);
    const down = along(pixel, near * frameWidth, far * frameWidth, light, red, yellow, weight);
    const falling = frameWidth + 1;
    const rising = frameWidth - 1;
    const first = along(pixel, nearDiagonal * falling, farDiagonal * falling, light, red, yellow, weight);
    const second = along(pixel, nearDiagonal * rising, farDiagonal * rising, light, red, yellow, weight);
    store<f32>(values + at, f32(max(max(across, down), max(first, second))));
  }
}

/** Writes into `values` how much the neighbors of each pixel of a list differ: the length of the differences across and down. */
export function gatherGrain(
  count: i32,
  list: usize,
  light: usize,
  red: usize,
  yellow: usize,
  weight: f64,
): void {
  for (let at = 0; at < count << 2; at += 4) {
    const pixel = load<i32>(list + at);
    const across = apart(pixel - 1, pixel + 1, light, red, yellow, weight);
    const down = apart(pixel - frameWidth, pixel + frameWidth, light, red, yellow, weight);
    store<f32>(values + at, f32(lengthOf(across, down)));
  }
}

/**
 * Writes the pixels of a mask within a rectangle to a list: every `step`-th of every `step`-th row. Returns how many.
 *
 * @param right the first column beyond the rectangle, as `bottom` is the first row beyond it
 */
export function listWithin(
  mask: usize,
  left: i32,
  top: i32,
  right: i32,
  bottom: i32,
  step: i32,
  to: usize,
): i32 {
  let end = to;
  for (let y = top; y < min(bottom, frameHeight); y += step)
    for (let x = left; x < min(right, frameWidth); x += step) {
      const pixel = y * frameWidth + x;
      if (load<u8>(mask + pixel) === 0) continue;
      store<i32>(end, pixel);
      end += 4;
    }
  return i32((end - to) >> 2);
}

/** By how much the change between the near pixels on both sides of `pixel` exceeds the changes from them to the far pixels beyond. */
function along(pixel: i32, near: i32, far: i32, light: usize, red: usize, yellow: usize, weight: f64): f64 {
  return (
    apart(pixel - near, pixel + near, light, red, yellow, weight) -
    apart(pixel - far, pixel - near, light, red, yellow, weight) -
    apart(pixel + near, pixel + far, light, red, yellow, weight)
  );
}

/** The distance of the colors of two pixels. */
function apart(one: i32, other: i32, light: usize, red: usize, yellow: usize, weight: f64): f64 {
  const lighter = between(light, one, other);
  const redder = between(red, one, other);
  const yellower = between(yellow, one, other);
  return sqrt(lighter * lighter + weight * weight * (redder * redder + yellower * yellower));
}

function between(plane: usize, one: i32, other: i32): f64 {
  return f64(load<f32>(plane + (one << 2))) - f64(load<f32>(plane + (other << 2)));
}
