import { frameWidth } from '../workers/pixels/regions/frameSize';
import { pixels } from './memory';

// A Gaussian by three box filters within a window of the frame. The window is copied out row by row, and each row is padded to a multiple
// of sixteen pixels. Rows are blurred as columns of the transposed window, so that sixteen neighbors are always added up at once.

/** Scratch space for a window, and for the transposed one. */
const values = memory.data(4 * pixels, 16);
const spare = memory.data(4 * pixels, 16);
/** Sixteen zeros, which stand for the rows above and below the window. */
const nothing = memory.data(4 * 16, 16);

/**
 * Blurs the mask itself into `weights`, by which `blurMasked` divides its sums (normalized convolution).
 *
 * @param weights where the window's rows go, each padded to a multiple of sixteen numbers
 * @param left the window, px of the frame, with `top`, `width` and `height`
 * @param first the radius of the first box filter, px; those of the others are `second` and `third`
 */
export function blurWeights(
  mask: usize,
  weights: usize,
  left: i32,
  top: i32,
  width: i32,
  height: i32,
  first: i32,
  second: i32,
  third: i32,
): void {
  const row = roundedUp(width);
  for (let y = 0, to = weights; y < height; y++) {
    let from = mask + (top + y) * frameWidth + left;
    for (const end = to + row; to < end; to += 16, from += 4)
      v128.store(to, f32x4.convert_i32x4_s(flags(from)));
  }
  blurWindow(weights, width, height, first, second, third);
}

/** Blurs `field` within the mask and divides by `weights`. In the window `result` becomes 0 outside the mask; the rest stays as it is. */
export function blurMasked(
  field: usize,
  mask: usize,
  weights: usize,
  result: usize,
  left: i32,
  top: i32,
  width: i32,
  height: i32,
  first: i32,
  second: i32,
  third: i32,
): void {
  const row = roundedUp(width);
  for (let y = 0, to = values; y < height; y++) {
    let at = (top + y) * frameWidth + left;
    for (const end = to + row; to < end; to += 16, at += 4)
      v128.store(to, v128.and(i32x4.neg(flags(mask + at)), v128.load(field + (at << 2))));
  }
  blurWindow(values, width, height, first, second, third);
  for (let y = 0, offset = 0; y < height; y++) {
    let at = (top + y) * frameWidth + left;
    for (const end = offset + row; offset < end; offset += 16, at += 4) {
      const mean = f32x4.div(v128.load(values + offset), v128.load(weights + offset));
      v128.store(result + (at << 2), v128.and(i32x4.neg(flags(mask + at)), mean));
    }
  }
}

/** The size, in bytes, of a row of `length` numbers when it is padded to a multiple of sixteen. */
function roundedUp(length: i32): i32 {
  return ((length + 15) & ~15) << 2;
}

/** Four pixels of a mask as 32-bit integers, 0 or 1. */
function flags(at: usize): v128 {
  return i32x4.extend_low_i16x8_u(i16x8.extend_low_i8x16_u(v128.load32_zero(at)));
}

/** Applies three box filters of these radii, first down and then across. Each takes the values outside the window for 0. */
function blurWindow(window: usize, width: i32, height: i32, first: i32, second: i32, third: i32): void {
  const row = roundedUp(width);
  const column = roundedUp(height);
  blurDown(window, spare, row, height, first);
  blurDown(spare, window, row, height, second);
  blurDown(window, spare, row, height, third);
  transpose(spare, window, row, column);
  blurDown(window, spare, column, width, first);
  blurDown(spare, window, column, width, second);
  blurDown(window, spare, column, width, third);
  transpose(spare, window, column, row);
}

/** A box filter of this radius, down each column. */
function blurDown(from: usize, to: usize, row: i32, height: i32, radius: i32): void {
  const share = f32x4.splat(<f32>(1.0 / f64(2 * radius + 1)));
  for (let x = 0; x < row; x += 64) blurSixteen(from + x, to + x, row, height, radius, share);
}

/**
 * A running sum down each of sixteen columns: a row is added when it comes within `radius`, and subtracted when it is left behind. The
 * rounding error of each row is compensated in the next one (Kahan 1965, Further remarks on reducing truncation errors), because the errors
 * would accumulate. The sums of sixteen columns fit into the processor's registers.
 */
function blurSixteen(from: usize, to: usize, row: i32, height: i32, radius: i32, share: v128): void {
  let sum0 = f32x4.splat(0);
  let sum1 = sum0;
  let sum2 = sum0;
  let sum3 = sum0;
  for (let y = 0, at = from; y < min(radius, height); y++, at += row) {
    sum0 = f32x4.add(sum0, v128.load(at));
    sum1 = f32x4.add(sum1, v128.load(at, 16));
    sum2 = f32x4.add(sum2, v128.load(at, 32));
    sum3 = f32x4.add(sum3, v128.load(at, 48));
  }
  let error0 = f32x4.splat(0);
  let error1 = error0;
  let error2 = error0;
  let error3 = error0;
  for (let y = 0; y < height; y++, to += row) {
    const entering = y + radius < height ? from + (y + radius) * row : nothing;
    const leaving = y > radius ? from + (y - radius - 1) * row : nothing;
    const due0 = f32x4.sub(f32x4.sub(v128.load(entering), v128.load(leaving)), error0);
    const next0 = f32x4.add(sum0, due0);
    error0 = f32x4.sub(f32x4.sub(next0, sum0), due0);
    sum0 = next0;
    v128.store(to, f32x4.mul(sum0, share));
    const due1 = f32x4.sub(f32x4.sub(v128.load(entering, 16), v128.load(leaving, 16)), error1);
    const next1 = f32x4.add(sum1, due1);
    error1 = f32x4.sub(f32x4.sub(next1, sum1), due1);
    sum1 = next1;
    v128.store(to, f32x4.mul(sum1, share), 16);
    const due2 = f32x4.sub(f32x4.sub(v128.load(entering, 32), v128.load(leaving, 32)), error2);
    const next2 = f32x4.add(sum2, due2);
    error2 = f32x4.sub(f32x4.sub(next2, sum2), due2);
    sum2 = next2;
    v128.store(to, f32x4.mul(sum2, share), 32);
    const due3 = f32x4.sub(f32x4.sub(v128.load(entering, 48), v128.load(leaving, 48)), error3);
    const next3 = f32x4.add(sum3, due3);
    error3 = f32x4.sub(f32x4.sub(next3, sum3), due3);
    sum3 = next3;
    v128.store(to, f32x4.mul(sum3, share), 48);
  }
}

/** Writes rows as columns, four by four; `row` and `column` are the lengths of both in bytes. */
function transpose(from: usize, to: usize, row: i32, column: i32): void {
  for (let y = 0; y < column; y += 16)
    for (let x = 0; x < row; x += 16) {
      const at = from + (y >> 2) * row + x;
      const one = v128.load(at);
      const two = v128.load(at + row);
      const three = v128.load(at + 2 * row);
      const four = v128.load(at + 3 * row);
      const upperLeft = v128.shuffle<i32>(one, two, 0, 4, 1, 5);
      const upperRight = v128.shuffle<i32>(one, two, 2, 6, 3, 7);
      const lowerLeft = v128.shuffle<i32>(three, four, 0, 4, 1, 5);
      const lowerRight = v128.shuffle<i32>(three, four, 2, 6, 3, 7);
      const out = to + (x >> 2) * column + y;
      v128.store(out, v128.shuffle<i64>(upperLeft, lowerLeft, 0, 2));
      v128.store(out + column, v128.shuffle<i64>(upperLeft, lowerLeft, 1, 3));
      v128.store(out + 2 * column, v128.shuffle<i64>(upperRight, lowerRight, 0, 2));
      v128.store(out + 3 * column, v128.shuffle<i64>(upperRight, lowerRight, 1, 3));
    }
}
