import { frameHeight, frameWidth } from '../workers/pixels/regions/frameSize';
import { pixels } from './memory';

// Masks of the frame, one byte a pixel, 0 or 1; sixteen pixels at a time.

const size = frameWidth * frameHeight;
/** A second mask, for a pass that may not overwrite what it still reads. */
const spare = memory.data(pixels, 16);
/** Two rows of a mask, each with as much empty room on its left and its right as it is wide; and an empty row. */
const line = frameWidth + memory.data(3 * frameWidth, 16);
const spareLine = frameWidth + memory.data(3 * frameWidth, 16);
const emptyRow = memory.data(frameWidth, 16);

/** Takes the pixels of `other` out of `mask`. */
export function subtract(mask: usize, other: usize): void {
  for (let at = 0; at < size; at += 16)
    v128.store(mask + at, v128.andnot(v128.load(mask + at), v128.load(other + at)));
}

/** Takes the pixels that are not in `other` out of `mask`. */
export function intersect(mask: usize, other: usize): void {
  for (let at = 0; at < size; at += 16)
    v128.store(mask + at, v128.and(v128.load(mask + at), v128.load(other + at)));
}

/** Takes the pixels at which `lightness` is `least` or less out of `mask`. */
export function dropDarker(mask: usize, lightness: usize, least: f64): void {
  for (let at = 0; at < size; at++)
    store<u8>(mask + at, f64(load<f32>(lightness + (at << 2))) > least ? load<u8>(mask + at) : 0);
}

/** Takes the pixels whose chroma, the length of `a` and `b`, is at least `least` times their lightness out of `mask`. */
export function dropColored(mask: usize, lightness: usize, a: usize, b: usize, least: f64): void {
  for (let at = 0; at < size; at++) {
    const place = at << 2;
    const red = f64(load<f32>(a + place));
    const yellow = f64(load<f32>(b + place));
    const limit = least * f64(load<f32>(lightness + place));
    store<u8>(mask + at, red * red + yellow * yellow < limit * limit ? load<u8>(mask + at) : 0);
  }
}

/** Writes `field` divided by `lightness` to `to`, or by `least` where `lightness` is less; 0 outside `mask`. */
export function overLightness(field: usize, lightness: usize, mask: usize, least: f64, to: usize): void {
  for (let at = 0; at < size; at++) {
    const place = at << 2;
    const quotient = f64(load<f32>(field + place)) / max(least, f64(load<f32>(lightness + place)));
    store<f32>(to + place, load<u8>(mask + at) === 1 ? f32(quotient) : 0);
  }
}

/** Lists the pixels in `mask`, four bytes each, and returns how many there are. */
export function list(mask: usize, listed: usize): i32 {
  let to = listed;
  for (let at = 0; at < size; at += 16) {
    if (!v128.any_true(v128.load(mask + at))) continue;
    for (let pixel = at; pixel < at + 16; pixel++)
      if (load<u8>(mask + pixel) === 1) {
        store<i32>(to, pixel);
        to += 4;
      }
  }
  return i32((to - listed) >> 2);
}

/** Swaps 0 and 1 in `mask`. */
export function invert(mask: usize): void {
  const one = i8x16.splat(1);
  for (let at = 0; at < size; at += 16) v128.store(mask + at, v128.xor(v128.load(mask + at), one));
}

/** Dilates `mask` by a square that reaches `reach` pixels, fewer than the frame is wide, to each side. */
export function dilate(mask: usize, reach: i32): void {
  // Only rows that the dilated mask may reach are processed: for a mouth they are a tenth of the frame.
  let top = 0;
  while (top < frameHeight && isEmpty(mask + top * frameWidth)) top++;
  let bottom = frameHeight;
  while (bottom > top && isEmpty(mask + (bottom - 1) * frameWidth)) bottom--;
  if (top === bottom) return;
  for (let y = top; y < bottom; y++) dilateRow(mask + y * frameWidth, reach);
  let covered = 0;
  while (covered < reach) {
    const by = nextStep(covered, reach);
    top = max(0, top - by);
    bottom = min(frameHeight, bottom + by);
    for (let y = top; y < bottom; y++) {
      const row = mask + y * frameWidth;
      const above = y >= by ? row - by * frameWidth : emptyRow;
      const below = y + by < frameHeight ? row + by * frameWidth : emptyRow;
      unionOf(row, above, below, spare + y * frameWidth);
    }
    memory.copy(mask + top * frameWidth, spare + top * frameWidth, (bottom - top) * frameWidth);
    covered += by;
  }
}

function isEmpty(row: usize): bool {
  for (let x = 0; x < frameWidth; x += 16) if (v128.any_true(v128.load(row + x))) return false;
  return true;
}

function dilateRow(row: usize, reach: i32): void {
  memory.copy(line, row, frameWidth);
  let covered = 0;
  while (covered < reach) {
    const by = nextStep(covered, reach);
    unionOf(line, line - by, line + by, spareLine);
    memory.copy(line, spareLine, frameWidth);
    covered += by;
  }
  memory.copy(row, line, frameWidth);
}

/**
 * How far a mask that is already dilated by `covered` is shifted to both sides next, so that its union with both copies is dilated by that
 * much more. A shift of up to 2 * `covered` + 1 would leave no gaps within the frame, but it would near its edge: some pixels there would be
 * reached only from the other side of their source, which lies beyond the frame and is not kept.
 */
function nextStep(covered: i32, reach: i32): i32 {
  return min(covered + 1, reach - covered);
}

/** Writes the union of three rows to another. */
function unionOf(one: usize, two: usize, three: usize, to: usize): void {
  for (let x = 0; x < frameWidth; x += 16)
    v128.store(to + x, v128.or(v128.load(one + x), v128.or(v128.load(two + x), v128.load(three + x))));
}
