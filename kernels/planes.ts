// The decoding of a JPEG whose two planes of color have half the size of its plane of lightness in both directions: the color of each pixel
// is a weighted mean of the four nearest ("fancy upsampling", 9:3:3:1), and becomes RGB with the constants of JFIF (ITU-T T.871, 7). All
// browsers' decoders do it with the same integers, those of libjpeg (jdsample.c, jdcolor.c), and so do these kernels, to the bit.

/** Levels of color are stored 128 too large. Of a weighted sum, which is 16 times as large, 8 or 7 are added for rounding. */
const leftRounding: i16 = 8 - 128 * 16;
const rightRounding: i16 = 7 - 128 * 16;

/**
 * Halves a strip of a photo: a pixel of the result is the mean of four, rounded down, as `halve` computes it.
 *
 * @param light address of the first of two rows of lightness for each row of the result, one byte a pixel
 * @param blue address of the strip's rows of the plane Cb, `colorWidth` x `colorHeight`
 * @param red address of its rows of the plane Cr, likewise
 * @param firstColor which of these rows belongs to the first row of the result. The one before it and the one behind the last belong to the
 *   strip as well, except at the photo's border, where the outermost row counts twice.
 * @param sums scratch space of 8 bytes for each column of color, and 160 more
 * @param to where the result goes, RGBA, `width` x `height`; up to seven pixels behind it are overwritten
 */
export function halvePlanes(
  light: usize,
  lightWidth: i32,
  blue: usize,
  red: usize,
  colorWidth: i32,
  colorHeight: i32,
  firstColor: i32,
  sums: usize,
  to: usize,
  width: i32,
  height: i32,
): void {
  // Two sums of each color, one for each of the two rows that become one. Before and behind each there is room for the border.
  const line = ((colorWidth + 15) << 1) & ~15;
  const upperBlue = sums + 16;
  const lowerBlue = upperBlue + line;
  const upperRed = lowerBlue + line;
  const lowerRed = upperRed + line;
  for (let y = 0; y < height; y++, to += width << 2) {
    const row = firstColor + y;
    const here = row * colorWidth;
    const above = max(row - 1, 0) * colorWidth;
    const below = min(row + 1, colorHeight - 1) * colorWidth;
    addRows(blue + here, blue + above, upperBlue, colorWidth);
    addRows(blue + here, blue + below, lowerBlue, colorWidth);
    addRows(red + here, red + above, upperRed, colorWidth);
    addRows(red + here, red + below, lowerRed, colorWidth);
    const upperLight = light + 2 * y * lightWidth;
    const lowerLight = upperLight + lightWidth;
    for (let x = 0; x < width; x += 8) {
      const at = x << 1;
      const up = v128.load(upperLight + at);
      const low = v128.load(lowerLight + at);
      const leftBlueUp = leftColor(upperBlue + at);
      const rightBlueUp = rightColor(upperBlue + at);
      const leftBlueLow = leftColor(lowerBlue + at);
      const rightBlueLow = rightColor(lowerBlue + at);
      const leftRedUp = leftColor(upperRed + at);
      const rightRedUp = rightColor(upperRed + at);
      const leftRedLow = leftColor(lowerRed + at);
      const rightRedLow = rightColor(lowerRed + at);
      const reds = mean(
        pair(up, redOf(leftRedUp), redOf(rightRedUp)),
        pair(low, redOf(leftRedLow), redOf(rightRedLow)),
      );
      const greens = mean(
        pair(up, greenOf(leftBlueUp, leftRedUp), greenOf(rightBlueUp, rightRedUp)),
        pair(low, greenOf(leftBlueLow, leftRedLow), greenOf(rightBlueLow, rightRedLow)),
      );
      const blues = mean(
        pair(up, blueOf(leftBlueUp), blueOf(rightBlueUp)),
        pair(low, blueOf(leftBlueLow), blueOf(rightBlueLow)),
      );
      const redGreen = v128.or(reds, i16x8.shl(greens, 8));
      const blueAlpha = v128.or(blues, i16x8.splat(<i16>0xff00));
      v128.store(to + (x << 2), i16x8.shuffle(redGreen, blueAlpha, 0, 8, 1, 9, 2, 10, 3, 11));
      v128.store(to + (x << 2), i16x8.shuffle(redGreen, blueAlpha, 4, 12, 5, 13, 6, 14, 7, 15), 16);
    }
  }
}

/** Writes three times a row plus its neighbor to `line`, with the first and the last sum once more before and behind them. */
function addRows(row: usize, neighbor: usize, line: usize, width: i32): void {
  for (let x = 0; x < width; x += 8) {
    const near = v128.load_ext<u8>(row + x);
    const far = v128.load_ext<u8>(neighbor + x);
    v128.store(line + (x << 1), i16x8.add(i16x8.add(near, i16x8.shl(near, 1)), far));
  }
  store<i16>(line - 2, load<i16>(line));
  store<i16>(line + (width << 1), load<i16>(line + ((width - 1) << 1)));
}

/** The color of eight pixels in even columns, -128 to 127. Each lies nearer to its own sum of color than to the one on its left. */
function leftColor(sum: usize): v128 {
  return nearer(v128.load(sum), v128.load(sum - 2), leftRounding);
}

/** The color of the pixels in odd columns, likewise with the sum on their right. */
function rightColor(sum: usize): v128 {
  return nearer(v128.load(sum), v128.load(sum + 2), rightRounding);
}

/** Three times the nearer sum plus the farther one, divided by 16, 128 less. */
function nearer(near: v128, far: v128, rounding: i16): v128 {
  const weighted = i16x8.add(i16x8.add(near, i16x8.shl(near, 1)), far);
  return i16x8.shr_s(i16x8.add(weighted, i16x8.splat(rounding)), 4);
}

/** What the color adds to red: 1.402 times Cr, rounded. `q15mulr_sat` multiplies by a number of 15 binary digits. */
function redOf(red: v128): v128 {
  return i16x8.add(red, i16x8.q15mulr_sat_s(red, i16x8.splat(13173)));
}

/** What it adds to blue: 1.772 times Cb. */
function blueOf(blue: v128): v128 {
  return i16x8.add(i16x8.shl(blue, 1), i16x8.q15mulr_sat_s(blue, i16x8.splat(-7471)));
}

/** What both add to green: -0.34414 times Cb and -0.71414 times Cr, rounded as one sum. */
function greenOf(blue: v128, red: v128): v128 {
  const factors = i16x8(-11277, -23401, -11277, -23401, -11277, -23401, -11277, -23401);
  const rounding = i32x4.splat(1 << 14);
  const first = i32x4.dot_i16x8_s(i16x8.shuffle(blue, red, 0, 8, 1, 9, 2, 10, 3, 11), factors);
  const second = i32x4.dot_i16x8_s(i16x8.shuffle(blue, red, 4, 12, 5, 13, 6, 14, 7, 15), factors);
  return i16x8.narrow_i32x4_s(
    i32x4.shr_s(i32x4.add(first, rounding), 15),
    i32x4.shr_s(i32x4.add(second, rounding), 15),
  );
}

/** Adds what color adds to the lightness of sixteen pixels, and sums the eight pairs of neighbors. Levels stay between 0 and 255. */
function pair(light: v128, left: v128, right: v128): v128 {
  const levels = i8x16.narrow_i16x8_u(
    i16x8.add(v128.and(light, i16x8.splat(0xff)), left),
    i16x8.add(i16x8.shr_u(light, 8), right),
  );
  return i16x8.add(i16x8.extend_low_i8x16_u(levels), i16x8.extend_high_i8x16_u(levels));
}

/** The mean of four pixels, from the sums of the upper and of the lower two. */
function mean(upper: v128, lower: v128): v128 {
  return i16x8.shr_u(i16x8.add(upper, lower), 2);
}
