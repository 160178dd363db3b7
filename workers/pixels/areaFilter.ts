import type { PixelBuffer } from '../../src/domain/photo/PixelBuffer.ts';

/**
 * Scales by area: each pixel of the result is the mean of what it covers, pixels cut by its border counting by the part
 * covered (box filter; Foley et al., Computer Graphics, 2nd ed. 1990, section 14.10). Means are taken of the encoded
 * values, as canvases do. Deterministic, so that every browser measures the same pixels.
 *
 * @param width of the result, px, 1 or more; beyond the source's width its pixels repeat.
 * @param height of the result, likewise.
 * @throws TypeError for a raster whose data does not match its size.
 */
export function areaFilter(source: PixelBuffer, width: number, height: number): PixelBuffer {
  if (width < 1 || height < 1 || source.data.length !== source.width * source.height * 4)
    throw new TypeError('A raster of at least one pixel is needed.');
  if (width === source.width && height === source.height) return { ...source, data: source.data.slice() };

  const rows = coverage(source.height, height);
  const columns = coverage(source.width, width);
  const data = new Uint8ClampedArray(width * height * 4);
  // One line of sums at a time stays in the processor's cache, and integers are summed half again as fast as floats.
  const line = new Int32Array(source.width * 4);
  for (let y = 0; y < height; y++) {
    sumRows(source, rows, y, line);
    sumColumns(line, columns, data, y * width * 4);
  }
  return { data, width, height };
}

/** The weight of a pixel that is covered whole: 255 times it still fits into 32 bits with room to spare. */
const one = 2 ** 20;

/** What the pixels of the result cover along one axis: pixel `i` covers `spans[i]` to `spans[i + 1]` of the lists. */
interface Coverage {
  readonly spans: Int32Array;
  /** Indices of source pixels. */
  readonly sources: Int32Array;
  /** Their weights in parts of `one`; those of one pixel of the result add up to it, but for rounding. */
  readonly weights: Int32Array;
  /** The same in parts of the square of `one`: what is left to divide by once both axes are summed. */
  readonly shares: Float64Array;
}

function coverage(from: number, to: number): Coverage {
  const step = from / to;
  const spans = [0];
  const sources: number[] = [];
  const weights: number[] = [];
  for (let index = 0; index < to; index++) {
    const start = index * step;
    const end = Math.min(from, start + step);
    for (let at = Math.min(from - 1, Math.floor(start)); at < end; at++) {
      sources.push(at);
      weights.push(Math.round((one * (Math.min(end, at + 1) - Math.max(start, at))) / step));
    }
    spans.push(sources.length);
  }
  return {
    spans: Int32Array.from(spans),
    sources: Int32Array.from(sources),
    weights: Int32Array.from(weights),
    shares: Float64Array.from(weights, (weight) => weight / (one * one)),
  };
}

/*
 * Both sums take three neighbors at a time: after halving no pixel covers more, and the sum is written once. Where fewer
 * are left, the missing ones count with a weight of 0.
 */

/** Writes the weighted sum of the rows that row `y` of the result covers. */
function sumRows({ data, width }: PixelBuffer, rows: Coverage, y: number, line: Int32Array): void {
  const { spans, sources, weights } = rows;
  const stride = width * 4;
  const end = spans[y + 1]!;
  line.fill(0);
  for (let entry = spans[y]!; entry < end; entry += 3) {
    const left = end - entry;
    const one = sources[entry]! * stride;
    const two = left > 1 ? one + stride : one;
    const three = left > 2 ? two + stride : one;
    const first = weights[entry]!;
    const second = left > 1 ? weights[entry + 1]! : 0;
    const third = left > 2 ? weights[entry + 2]! : 0;
    for (let i = 0; i < stride; i++)
      line[i] =
        (line[i]! +
          Math.imul(data[one + i]!, first) +
          Math.imul(data[two + i]!, second) +
          Math.imul(data[three + i]!, third)) |
        0;
  }
}

/** Writes the weighted sums of the columns as pixels, from `to` on. */
function sumColumns(line: Int32Array, columns: Coverage, data: Uint8ClampedArray, to: number): void {
  const { spans, sources, shares } = columns;
  for (let x = 0; x < spans.length - 1; x++) {
    let red = 0;
    let green = 0;
    let blue = 0;
    let alpha = 0;
    const end = spans[x + 1]!;
    for (let entry = spans[x]!; entry < end; entry += 3) {
      const left = end - entry;
      const one = sources[entry]! * 4;
      const two = left > 1 ? one + 4 : one;
      const three = left > 2 ? two + 4 : one;
      const first = shares[entry]!;
      const second = left > 1 ? shares[entry + 1]! : 0;
      const third = left > 2 ? shares[entry + 2]! : 0;
      red = red + line[one]! * first + line[two]! * second + line[three]! * third;
      green = green + line[one + 1]! * first + line[two + 1]! * second + line[three + 1]! * third;
      blue = blue + line[one + 2]! * first + line[two + 2]! * second + line[three + 2]! * third;
      alpha = alpha + line[one + 3]! * first + line[two + 3]! * second + line[three + 3]! * third;
    }
    data[to + x * 4] = red;
    data[to + x * 4 + 1] = green;
    data[to + x * 4 + 2] = blue;
    data[to + x * 4 + 3] = alpha;
  }
}
