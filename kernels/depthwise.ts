import { clamp } from './clamp';
import { Layer } from './Layer';

/**
 * A row is computed in parts. All channels of a part are computed before the next part is begun. They read about this many numbers of each
 * of three rows, which thus stay in the processor's nearest cache.
 */
const numbersAtOnce = 768;
/** The fewest pixels of a part: each part begins with reading the weights, which takes as long as a few pixels. */
const leastPixels = 8;

/**
 * Convolves each channel with a filter of its own of 3 x 3 weights, and clamps the sums: one row of a depthwise convolution, padded with
 * zeros as TensorFlow's `SAME` says. A sum begins with the bias and takes the taps column by column, each from top to bottom, as XNNPACK
 * does, so that its numbers are the same to the bit.
 *
 * @param layer its input has a multiple of four channels
 * @param y the row
 * @param to where the row goes: `outWidth` x `channels`
 */
export function depthwiseRow(layer: Layer, y: i32, to: usize): void {
  const pixel = (<usize>layer.channels) << 2;
  const row = pixel * layer.width;
  const from = layer.stride * y - layer.top;
  const upper = from < 0 ? layer.zeros : layer.input + row * from;
  const middle = from + 1 < layer.height ? layer.input + row * (from + 1) : layer.zeros;
  const lower = from + 2 < layer.height ? layer.input + row * (from + 2) : layer.zeros;
  const part = max(leastPixels, numbersAtOnce / layer.channels);
  for (let x = 0; x < layer.outWidth; x += part) {
    const end = min(layer.outWidth, x + part);
    for (let channel: usize = 0; channel < pixel; channel += 16)
      if (layer.stride == 1)
        slide(layer, upper + channel, middle + channel, lower + channel, channel, x, end, to + channel);
      else step(layer, upper + channel, middle + channel, lower + channel, channel, x, end, to + channel);
  }
}

/**
 * Writes four channels of a part of a row with a stride of 1. Each column of the input belongs to the windows of three pixels of the result
 * and is read only once: it ends the sum of the pixel before it, continues that of its own pixel, and begins that of the next one.
 *
 * @param upper, middle, lower addresses of the four channels in the first pixel of three rows of the input
 * @param channel how far, in bytes, the four channels lie from the beginning of a pixel
 * @param x, last the part's first pixel, and the one after its last
 * @param to address of the four channels in the first pixel of the row that is written
 */
function slide(
  layer: Layer,
  upper: usize,
  middle: usize,
  lower: usize,
  channel: usize,
  x: i32,
  last: i32,
  to: usize,
): void {
  const pixel = (<usize>layer.channels) << 2;
  const filter = layer.filter + channel;
  const start = v128.load(layer.filterBias + channel);
  const low = f32x4.splat(layer.leastBetween);
  const high = f32x4.splat(layer.mostBetween);
  const w0 = v128.load(filter);
  const w1 = v128.load(filter + 3 * pixel);
  const w2 = v128.load(filter + 6 * pixel);
  const w3 = v128.load(filter + pixel);
  const w4 = v128.load(filter + 4 * pixel);
  const w5 = v128.load(filter + 7 * pixel);
  const w6 = v128.load(filter + 2 * pixel);
  const w7 = v128.load(filter + 5 * pixel);
  const w8 = v128.load(filter + 8 * pixel);
  let own = start;
  let at = pixel * x;
  if (x > 0) {
    const before = at - pixel;
    own = addColumn(
      own,
      v128.load(upper + before),
      v128.load(middle + before),
      v128.load(lower + before),
      w0,
      w1,
      w2,
    );
  }
  let top = v128.load(upper + at);
  let center = v128.load(middle + at);
  let bottom = v128.load(lower + at);
  own = addColumn(own, top, center, bottom, w3, w4, w5);
  let next = addColumn(start, top, center, bottom, w0, w1, w2);
  // After the row's last pixel lies a column of padding, which adds nothing.
  const inside = min(last, layer.width - 1);
  for (const end = pixel * inside; at < end;) {
    const right = at + pixel;
    top = v128.load(upper + right);
    center = v128.load(middle + right);
    bottom = v128.load(lower + right);
    v128.store(to + at, clamp(addColumn(own, top, center, bottom, w6, w7, w8), low, high));
    own = addColumn(next, top, center, bottom, w3, w4, w5);
    next = addColumn(start, top, center, bottom, w0, w1, w2);
    at = right;
  }
  if (inside < last) v128.store(to + at, clamp(own, low, high));
}

/** Does the same as `slide` with a stride of 2. */
function step(
  layer: Layer,
  upper: usize,
  middle: usize,
  lower: usize,
  channel: usize,
  x: i32,
  last: i32,
  to: usize,
): void {
  const pixel = (<usize>layer.channels) << 2;
  const filter = layer.filter + channel;
  const start = v128.load(layer.filterBias + channel);
  const low = f32x4.splat(layer.leastBetween);
  const high = f32x4.splat(layer.mostBetween);
  const w0 = v128.load(filter);
  const w1 = v128.load(filter + 3 * pixel);
  const w2 = v128.load(filter + 6 * pixel);
  const w3 = v128.load(filter + pixel);
  const w4 = v128.load(filter + 4 * pixel);
  const w5 = v128.load(filter + 7 * pixel);
  const w6 = v128.load(filter + 2 * pixel);
  const w7 = v128.load(filter + 5 * pixel);
  const w8 = v128.load(filter + 8 * pixel);
  const row = pixel * layer.width;
  let at = pixel * (2 * x - layer.left);
  for (let out = to + pixel * x, end = to + pixel * last; out < end; out += pixel, at += 2 * pixel) {
    let sum = start;
    // One column of padding may lie before the row, and one after it. Both add nothing.
    if (<isize>at >= 0)
      sum = addColumn(sum, v128.load(upper + at), v128.load(middle + at), v128.load(lower + at), w0, w1, w2);
    const center = at + pixel;
    sum = addColumn(
      sum,
      v128.load(upper + center),
      v128.load(middle + center),
      v128.load(lower + center),
      w3,
      w4,
      w5,
    );
    const right = center + pixel;
    if (right < row)
      sum = addColumn(
        sum,
        v128.load(upper + right),
        v128.load(middle + right),
        v128.load(lower + right),
        w6,
        w7,
        w8,
      );
    v128.store(out, clamp(sum, low, high));
  }
}

/** Adds the three taps of a column to the sums of four channels, one after the other. */
function addColumn(
  sum: v128,
  top: v128,
  center: v128,
  bottom: v128,
  topWeight: v128,
  centerWeight: v128,
  bottomWeight: v128,
): v128 {
  const withTop = f32x4.add(sum, f32x4.mul(top, topWeight));
  const withCenter = f32x4.add(withTop, f32x4.mul(center, centerWeight));
  return f32x4.add(withCenter, f32x4.mul(bottom, bottomWeight));
}
