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
  const flattened = squeezeRows(source, coverage(source.height, height));
  return { data: squeezeColumns(flattened, source.width, coverage(source.width, width)), width, height };
}

/** What one pixel of the result covers along one axis. */
interface Cover {
  /** Index of the first source pixel. */
  readonly first: number;
  /** Weight of it and its successors; they add up to 1. */
  readonly weights: readonly number[];
}

function coverage(from: number, to: number): readonly Cover[] {
  const step = from / to;
  return Array.from({ length: to }, (_, index) => {
    const start = index * step;
    const end = Math.min(from, (index + 1) * step);
    const first = Math.min(from - 1, Math.floor(start));
    const weights: number[] = [];
    for (let at = first; at < end; at++) weights.push((Math.min(end, at + 1) - Math.max(start, at)) / step);
    return { first, weights };
  });
}

/** Rows first, because they lie together in memory: one line of sums for each row of the result, values 0-255. */
function squeezeRows(source: PixelBuffer, covers: readonly Cover[]): Float32Array {
  const stride = source.width * 4;
  const lines = new Float32Array(stride * covers.length);
  const { data } = source;
  covers.forEach(({ first, weights }, y) => {
    const to = y * stride;
    weights.forEach((weight, offset) => {
      const from = (first + offset) * stride;
      for (let i = 0; i < stride; i++) lines[to + i]! += data[from + i]! * weight;
    });
  });
  return lines;
}

function squeezeColumns(
  lines: Float32Array,
  fromWidth: number,
  covers: readonly Cover[],
): Uint8ClampedArray<ArrayBuffer> {
  const stride = fromWidth * 4;
  const height = lines.length / stride;
  const data = new Uint8ClampedArray(covers.length * height * 4);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < covers.length; x++) {
      const { first, weights } = covers[x]!;
      let red = 0;
      let green = 0;
      let blue = 0;
      let alpha = 0;
      for (let offset = 0; offset < weights.length; offset++) {
        const weight = weights[offset]!;
        const from = y * stride + (first + offset) * 4;
        red += lines[from]! * weight;
        green += lines[from + 1]! * weight;
        blue += lines[from + 2]! * weight;
        alpha += lines[from + 3]! * weight;
      }
      const to = (y * covers.length + x) * 4;
      data[to] = red;
      data[to + 1] = green;
      data[to + 2] = blue;
      data[to + 3] = alpha;
    }
  return data;
}
