import type { PixelBuffer } from '../../src/domain/photo/PixelBuffer.ts';
import { everyOther } from './everyOther.ts';
import { pixelKernels, scratchKernels } from './kernels/pixelKernels.ts';
import type { PixelKernels } from './kernels/startKernels.ts';

/**
 * Scales by area: each pixel of the result is the mean of what it covers, pixels cut by its border counting by the part
 * covered (box filter; Foley et al., Computer Graphics, 2nd ed. 1990, section 14.10). Means are taken of the encoded
 * values, as canvases do. All in integers, so that every browser measures the same pixels. The kernels do it if they can be used: in a
 * new worker JavaScript is not optimized yet, and would be slow over a million pixels.
 *
 * @param width of the result, px, 1 or more; beyond the source's width its pixels repeat.
 * @param height of the result, likewise.
 * @throws TypeError for a raster whose data does not match its size.
 */
export function boxResample(source: PixelBuffer, width: number, height: number): PixelBuffer {
  if (width < 1 || height < 1 || source.data.length !== source.width * source.height * 4)
    throw new TypeError('A raster of at least one pixel is needed.');
  if (width === source.width && height === source.height) return { ...source, data: source.data.slice() };

  const rows = coverage(source.height, height, rowUnit);
  const columns = coverage(source.width, width, columnUnit);
  return pixelKernels()
    ? scaledByKernels(scratchKernels(), source, rows, columns)
    : scaledPlainly(source, rows, columns);
}

/** Scales in the kernels' memory: behind the raster stand the lists of what is covered, the sums of a line, and the result. */
function scaledByKernels(
  { run, putRaster, roomBehind }: PixelKernels,
  source: PixelBuffer,
  rows: Coverage,
  columns: Coverage,
): PixelBuffer {
  const [width, height] = [columns.spans.length - 1, rows.spans.length - 1];
  const lists = [rows, columns].flatMap(({ spans, sources, weights }) => [spans, sources, weights]);
  const listed = lists.reduce((sum, list) => sum + list.length, 0);
  const lineWords = 2 * source.width + 2;
  putRaster(source, 0);
  const { address, words } = roomBehind(listed + lineWords + width * height);
  let end = 0;
  const places = lists.map((list) => {
    words.set(list, end);
    const place = address + 4 * end;
    end += list.length;
    return place;
  });
  const line = address + 4 * listed;
  const to = line + 4 * lineWords;
  run.boxScale(source.width, ...places, line, to, width, height);
  const data = new Uint8ClampedArray(words.buffer, to, 4 * width * height).slice();
  return { data, width, height };
}

/** Scales in plain code, for engines that cannot run the kernels. */
function scaledPlainly(source: PixelBuffer, rows: Coverage, columns: Coverage): PixelBuffer {
  const [width, height] = [columns.spans.length - 1, rows.spans.length - 1];
  const from = new Uint32Array(source.data.buffer, source.data.byteOffset, source.width * source.height);
  const to = new Uint32Array(width * height);
  // One line of sums at a time stays in the processor's cache.
  const line = { even: new Uint32Array(source.width), odd: new Uint32Array(source.width) };
  for (let y = 0; y < height; y++) {
    sumRows(from, rows, y, line);
    sumColumns(line, columns, to, y * width);
  }
  return { data: new Uint8ClampedArray(to.buffer), width, height };
}

/** The weights of the rows that a pixel covers add up to this: times 255 it fits into the 16 bits that each of two channels of a word has. */
const rowUnit = 2 ** 8;

/** The weights of the columns that a pixel covers add up to this: together with the 16 bits of the rows' sum it takes 31 bits. */
const columnUnit = 2 ** 15;

/** `rowUnit` times `columnUnit` is 2 ^ `shift`, by which each sum is divided at the end. `half` of that is added first, for rounding. */
const shift = 23;
const half = 2 ** (shift - 1);

/** What the pixels of the result cover along one axis: for pixel `i` the entries of the lists from `spans[i]` to before `spans[i + 1]`. */
interface Coverage {
  readonly spans: Int32Array;
  /** Indices of source pixels. */
  readonly sources: Int32Array;
  /** Their weights; those of one pixel of the result add up to exactly the unit. */
  readonly weights: Int32Array;
}

function coverage(from: number, to: number, unit: number): Coverage {
  const step = from / to;
  const spans = new Int32Array(to + 1);
  // Every source pixel once, and again for each border of the result's pixels that may cut it.
  const sources = new Int32Array(from + 2 * to);
  const weights = new Int32Array(sources.length);
  let entry = 0;
  for (let index = 0; index < to; index++) {
    const start = index * step;
    const end = Math.min(from, start + step);
    let given = 0;
    for (let at = Math.min(from - 1, Math.floor(start)); at < end; at++) {
      // The sum so far is rounded, and not each weight, because the errors of many small weights would add up.
      const due = at + 1 < end ? Math.round((unit * (at + 1 - start)) / step) : unit;
      sources[entry] = at;
      weights[entry] = due - given;
      given = due;
      entry++;
    }
    spans[index + 1] = entry;
  }
  return { spans, sources, weights };
}

/** Sums of a row's pixels, two channels to a word: red and blue, green and alpha. */
interface Line {
  readonly even: Uint32Array;
  readonly odd: Uint32Array;
}

/**
 * Writes the weighted sum of the rows that row `y` of the result covers, three at a time. A photo is halved until it is less than twice as
 * long as its 640 px raster, so that a pixel of that raster covers three rows at most; one of the smaller rasters covers more. Where fewer
 * than three are left, the missing ones count with a weight of 0.
 */
function sumRows(from: Uint32Array, rows: Coverage, y: number, { even, odd }: Line): void {
  const { spans, sources, weights } = rows;
  const width = even.length;
  const end = spans[y + 1]!;
  even.fill(0);
  odd.fill(0);
  for (let entry = spans[y]!; entry < end; entry += 3) {
    const left = end - entry;
    const one = sources[entry]! * width;
    const two = left > 1 ? one + width : one;
    const three = left > 2 ? two + width : one;
    const first = weights[entry]!;
    const second = left > 1 ? weights[entry + 1]! : 0;
    const third = left > 2 ? weights[entry + 2]! : 0;
    for (let x = 0; x < width; x++) {
      const p = from[one + x]!;
      const q = from[two + x]!;
      const r = from[three + x]!;
      even[x] =
        even[x]! +
        Math.imul(p & everyOther, first) +
        Math.imul(q & everyOther, second) +
        Math.imul(r & everyOther, third);
      odd[x] =
        odd[x]! +
        Math.imul((p >>> 8) & everyOther, first) +
        Math.imul((q >>> 8) & everyOther, second) +
        Math.imul((r >>> 8) & everyOther, third);
    }
  }
}

/** Writes the weighted sums of the columns as pixels, from `offset` on. */
function sumColumns({ even, odd }: Line, columns: Coverage, to: Uint32Array, offset: number): void {
  const { spans, sources, weights } = columns;
  for (let x = 0; x < spans.length - 1; x++) {
    let red = half;
    let green = half;
    let blue = half;
    let alpha = half;
    const end = spans[x + 1]!;
    for (let entry = spans[x]!; entry < end; entry++) {
      const weight = weights[entry]!;
      const redBlue = even[sources[entry]!]!;
      const greenAlpha = odd[sources[entry]!]!;
      red = (red + Math.imul(redBlue & 0xffff, weight)) | 0;
      green = (green + Math.imul(greenAlpha & 0xffff, weight)) | 0;
      blue = (blue + Math.imul(redBlue >>> 16, weight)) | 0;
      alpha = (alpha + Math.imul(greenAlpha >>> 16, weight)) | 0;
    }
    to[offset + x] =
      (red >>> shift) | ((green >>> shift) << 8) | ((blue >>> shift) << 16) | ((alpha >>> shift) << 24);
  }
}
