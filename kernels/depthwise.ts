// Compiled to a module of its own by `npm run kernels`, which works in the memory of the kernels that run the networks and keeps nothing
// there itself. This is AssemblyScript: TypeScript's syntax with the types of WebAssembly. An address is a byte offset into the memory.

/**
 * Convolves each channel with a filter of its own of 3 x 3 weights, and clamps the sums: a depthwise convolution, padded with zeros as
 * TensorFlow's `SAME` says. A sum begins with the bias and takes the taps column by column, each from top to bottom, as XNNPACK does, so
 * that its numbers are the same to the bit.
 *
 * @param input `height` x `width` x `channels`, 32-bit floats; `channels` is a multiple of four
 * @param filter 3 x 3 x `channels`
 * @param bias `channels`
 * @param zeros as many zeros as a row of the input has numbers
 * @param output `outHeight` x `outWidth` x `channels`
 * @param stride px, down and across: 1 or 2
 * @param top rows of padding above the input: 0 or 1
 * @param left columns of padding before it: 0 or 1, with a stride of 1 always 1
 */
export function depthwise3x3(
  input: usize,
  height: i32,
  width: i32,
  channels: i32,
  filter: usize,
  bias: usize,
  zeros: usize,
  output: usize,
  outHeight: i32,
  outWidth: i32,
  stride: i32,
  top: i32,
  left: i32,
  least: f32,
  most: f32,
): void {
  const pixel = (<usize>channels) << 2;
  const row = pixel * width;
  for (let y = 0, from = -top; y < outHeight; y++, from += stride, output += pixel * outWidth) {
    const upper = from < 0 ? zeros : input + row * from;
    const middle = from + 1 < height ? input + row * (from + 1) : zeros;
    const lower = from + 2 < height ? input + row * (from + 2) : zeros;
    for (let at: usize = 0; at < pixel; at += 16) {
      const start = v128.load(bias + at);
      const to = output + at;
      const end = to + pixel * outWidth;
      if (stride == 1)
        slide(upper + at, middle + at, lower + at, pixel, filter + at, start, to, end, least, most);
      else
        step(
          upper + at,
          middle + at,
          lower + at,
          pixel,
          filter + at,
          start,
          to,
          end,
          least,
          most,
          width,
          left,
        );
    }
  }
}

/**
 * Writes a row of four channels with a stride of 1. Three pixels of the result see a column of the input, which is read only once: it ends
 * the sum of the pixel before it, goes on with its own, and begins that of the next.
 */
function slide(
  upper: usize,
  middle: usize,
  lower: usize,
  pixel: usize,
  filter: usize,
  start: v128,
  to: usize,
  end: usize,
  least: f32,
  most: f32,
): void {
  const low = f32x4.splat(least);
  const high = f32x4.splat(most);
  const w0 = v128.load(filter);
  const w1 = v128.load(filter + 3 * pixel);
  const w2 = v128.load(filter + 6 * pixel);
  const w3 = v128.load(filter + pixel);
  const w4 = v128.load(filter + 4 * pixel);
  const w5 = v128.load(filter + 7 * pixel);
  const w6 = v128.load(filter + 2 * pixel);
  const w7 = v128.load(filter + 5 * pixel);
  const w8 = v128.load(filter + 8 * pixel);
  let top = v128.load(upper);
  let center = v128.load(middle);
  let bottom = v128.load(lower);
  // The column of padding before the first pixel adds nothing.
  let own = addColumn(start, top, center, bottom, w3, w4, w5);
  let next = addColumn(start, top, center, bottom, w0, w1, w2);
  for (const last = end - pixel; to < last; to += pixel) {
    top = v128.load((upper += pixel));
    center = v128.load((middle += pixel));
    bottom = v128.load((lower += pixel));
    v128.store(to, clamp(addColumn(own, top, center, bottom, w6, w7, w8), low, high));
    own = addColumn(next, top, center, bottom, w3, w4, w5);
    next = addColumn(start, top, center, bottom, w0, w1, w2);
  }
  v128.store(to, clamp(own, low, high));
}

/** Writes a row of four channels with a stride of 2. */
function step(
  upper: usize,
  middle: usize,
  lower: usize,
  pixel: usize,
  filter: usize,
  start: v128,
  to: usize,
  end: usize,
  least: f32,
  most: f32,
  width: i32,
  left: i32,
): void {
  const low = f32x4.splat(least);
  const high = f32x4.splat(most);
  const w0 = v128.load(filter);
  const w1 = v128.load(filter + 3 * pixel);
  const w2 = v128.load(filter + 6 * pixel);
  const w3 = v128.load(filter + pixel);
  const w4 = v128.load(filter + 4 * pixel);
  const w5 = v128.load(filter + 7 * pixel);
  const w6 = v128.load(filter + 2 * pixel);
  const w7 = v128.load(filter + 5 * pixel);
  const w8 = v128.load(filter + 8 * pixel);
  upper -= pixel * left;
  middle -= pixel * left;
  lower -= pixel * left;
  for (let x = -left; to < end; x += 2, to += pixel) {
    let sum = start;
    if (x >= 0) sum = addColumn(sum, v128.load(upper), v128.load(middle), v128.load(lower), w0, w1, w2);
    upper += pixel;
    middle += pixel;
    lower += pixel;
    sum = addColumn(sum, v128.load(upper), v128.load(middle), v128.load(lower), w3, w4, w5);
    upper += pixel;
    middle += pixel;
    lower += pixel;
    if (x + 2 < width)
      sum = addColumn(sum, v128.load(upper), v128.load(middle), v128.load(lower), w6, w7, w8);
    v128.store(to, clamp(sum, low, high));
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

function clamp(sum: v128, low: v128, high: v128): v128 {
  return f32x4.pmin(high, f32x4.pmax(low, sum));
}
