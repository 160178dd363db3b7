import { raster } from './memory';

/**
 * The weights of the rows add up to 2 ^ 8 and those of the columns to 2 ^ 15, so that a weighted sum is 2 ^ 23 times as large as a level.
 * `half` of that is added before the shift, to round to the nearest.
 */
const shift = 23;
const half = 1 << (shift - 1);

/**
 * Scales the raster by area, as the plain code of `boxResample` does, to the bit. For each axis three lists say what the pixels of the result
 * cover: the entries of pixel `i` in `sources` and `weights` begin at `spans[i]` and end before `spans[i + 1]`.
 *
 * @param fromWidth of the raster, px
 * @param line scratch space for the sums of a row: eight bytes for each pixel of the raster's width, and eight more
 * @param to where the result goes, RGBA, `width` x `height`
 */
export function boxScale(
  fromWidth: i32,
  rowSpans: usize,
  rowSources: usize,
  rowWeights: usize,
  columnSpans: usize,
  columnSources: usize,
  columnWeights: usize,
  line: usize,
  to: usize,
  width: i32,
  height: i32,
): void {
  for (let y = 0; y < height; y++, to += width << 2) {
    const end = load<i32>(rowSpans + ((y + 1) << 2));
    memory.fill(line, 0, fromWidth << 3);
    for (let entry = load<i32>(rowSpans + (y << 2)); entry < end; entry++)
      addRow(
        raster + load<i32>(rowSources + (entry << 2)) * (fromWidth << 2),
        line,
        fromWidth,
        load<i32>(rowWeights + (entry << 2)),
      );
    sumColumns(line, columnSpans, columnSources, columnWeights, to, width);
  }
}

/** Adds a row, times its weight, to the sums, two pixels at a time. The weights add up to 256, so that no sum exceeds 16 bits. */
function addRow(row: usize, line: usize, width: i32, weight: i32): void {
  const by = i16x8.splat(<i16>weight);
  for (let x = 0; x < width; x += 2, row += 8, line += 16)
    v128.store(line, i16x8.add(v128.load(line), i16x8.mul(v128.load_ext<u8>(row), by)));
}

/** Writes the weighted sums of the columns as pixels. */
function sumColumns(line: usize, spans: usize, sources: usize, weights: usize, to: usize, width: i32): void {
  let entry = load<i32>(spans);
  for (let x = 1; x <= width; x++, to += 4) {
    const end = load<i32>(spans + (x << 2));
    let sum = i32x4.splat(half);
    for (; entry < end; entry++) {
      const levels = v128.load_ext<u16>(line + (load<i32>(sources + (entry << 2)) << 3));
      sum = i32x4.add(sum, i32x4.mul(levels, i32x4.splat(load<i32>(weights + (entry << 2)))));
    }
    const words = i16x8.narrow_i32x4_u(i32x4.shr_u(sum, shift), sum);
    store<i32>(to, i32x4.extract_lane(i8x16.narrow_i16x8_u(words, words), 0));
  }
}
