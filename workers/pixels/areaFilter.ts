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
  };
}

/** Writes the weighted sum of the rows that row `y` of the result covers. */
function sumRows({ data, width }: PixelBuffer, rows: Coverage, y: number, line: Int32Array): void {
  const stride = width * 4;
  line.fill(0);
  for (let entry = rows.spans[y]!; entry < rows.spans[y + 1]!; entry++) {
    const weight = rows.weights[entry]!;
    const from = rows.sources[entry]! * stride;
    for (let i = 0; i < stride; i++) line[i] = line[i]! + Math.imul(data[from + i]!, weight);
  }
}

/** Writes the weighted sums of the columns as pixels, from `to` on. */
function sumColumns(line: Int32Array, columns: Coverage, data: Uint8ClampedArray, to: number): void {
  const { spans, sources, weights } = columns;
  for (let x = 0; x < spans.length - 1; x++) {
    let red = 0;
    let green = 0;
    let blue = 0;
    let alpha = 0;
    for (let entry = spans[x]!; entry < spans[x + 1]!; entry++) {
      const weight = weights[entry]! / (one * one);
      const at = sources[entry]! * 4;
      red += line[at]! * weight;
      green += line[at + 1]! * weight;
      blue += line[at + 2]! * weight;
      alpha += line[at + 3]! * weight;
    }
    data[to + x * 4] = red;
    data[to + x * 4 + 1] = green;
    data[to + x * 4 + 2] = blue;
    data[to + x * 4 + 3] = alpha;
  }
}
