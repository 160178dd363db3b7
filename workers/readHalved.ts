import { FailureError } from '../src/domain/failures/FailureError.ts';
import type { PixelBuffer } from '../src/domain/photo/PixelBuffer.ts';
import { browserHalvesAlike } from './browserHalvesAlike.ts';
import {
  type Canvas2D,
  countHalvings,
  type Drawable,
  drawOnPaper,
  longestCanvasSide,
  newCanvas,
  readPixels,
} from './imageCodec.ts';
import { halve } from './pixels/halve.ts';

/** Pixels drawn at once when halving: small enough to stay in the processor's cache. */
const pixelsPerTile = 128 * 1024;

/**
 * Reads a picture's pixels, halved as long as the longest side stays at `atLeast` px or more. Transparent parts read as if
 * they lay on white paper.
 *
 * Halving is the same in every browser: a bilinear sample of a 2:1 reduction lies on the corner of four pixels and is
 * their mean. Chromium and Firefox round the mean down and agree to the bit; in a browser that does not, `halve` is used.
 * Browsers filter other ratios differently, so that the rest of the scaling is done by `boxResample`. Tiles keep every canvas
 * far under the 16.7 million pixels above which iOS hands out black ones.
 * @see https://bugs.webkit.org/show_bug.cgi?id=195325
 *
 * @param byDrawing whether the browser may halve, which is several times as fast.
 */
export function readHalved(
  drawable: Drawable,
  atLeast: number,
  byDrawing: boolean = browserHalvesAlike(),
): PixelBuffer {
  const halvings = countHalvings(drawable.width, drawable.height, atLeast);
  const width = drawable.width >> halvings;
  const height = drawable.height >> halvings;
  const data = new Uint8ClampedArray(width * height * 4);

  // How many halvings lie between a canvas of the chain and the result. The first canvas has the picture's own size if that is not halved by
  // drawing, or if it is a bitmap: browsers turn one and convert its colors while they draw it, and round otherwise where they scale as well.
  const isWhole = !byDrawing || halvings === 0 || drawable.image instanceof ImageBitmap;
  const first = isWhole ? halvings : halvings - 1;
  const shifts = byDrawing ? downTo(0, first) : [first];
  const zoom = shifts[0]!;
  const tileWidth = Math.max(1, Math.min(width, longestCanvasSide >> zoom));
  const rowsThatFit = Math.floor(pixelsPerTile / (tileWidth << zoom)) >> zoom;
  const tileHeight = Math.max(1, Math.min(height, rowsThatFit, longestCanvasSide >> zoom));
  const chain = shifts.map((shift) => ({
    context: newCanvas(tileWidth << shift, tileHeight << shift),
    shift,
  }));

  for (let y = 0; y < height; y += tileHeight) {
    const rows = Math.min(tileHeight, height - y);
    for (let x = 0; x < width; x += tileWidth) {
      const columns = Math.min(tileWidth, width - x);
      const tile = drawTile(chain, drawable.image, { x, y, columns, rows }, halvings);
      copyInto(data, width, tile, x, y);
    }
  }
  return { data, width, height };
}

const downTo = (last: number, first: number): number[] =>
  Array.from({ length: first - last + 1 }, (_, step) => first - step);

/** A part of the result, px of the result. */
interface Tile {
  readonly x: number;
  readonly y: number;
  readonly columns: number;
  readonly rows: number;
}

/** A canvas, and how many times larger than the result it is, as a power of two. */
interface Link {
  readonly context: Canvas2D;
  readonly shift: number;
}

function drawTile(
  chain: readonly Link[],
  image: CanvasImageSource,
  tile: Tile,
  halvings: number,
): PixelBuffer {
  const { x, y, columns, rows } = tile;
  let source: { image: CanvasImageSource; x: number; y: number; shift: number } = {
    image,
    x: x << halvings,
    y: y << halvings,
    shift: halvings,
  };
  for (const { context, shift } of chain) {
    const width = columns << shift;
    const height = rows << shift;
    context.imageSmoothingEnabled = shift !== source.shift;
    context.imageSmoothingQuality = 'low';
    drawOnPaper(
      context,
      { ...source, width: columns << source.shift, height: rows << source.shift },
      width,
      height,
    );
    source = { image: context.canvas, x: 0, y: 0, shift };
  }
  const last = chain.at(-1);
  if (!last) throw new FailureError({ kind: 'canvas' });
  let pixels = readPixels(last.context, columns << last.shift, rows << last.shift);
  if (isScrambled(pixels)) throw new FailureError({ kind: 'canvas', isScrambled: true });
  for (let shift = last.shift; shift > 0; shift--) pixels = halve(pixels);
  return pixels;
}

/**
 * Whether the browser handed out noise in place of the pixels, as Firefox does with `privacy.resistFingerprinting`. The opacity is noise
 * then as well, whereas a canvas with white paper on it is opaque: 255 all over.
 */
const isScrambled = ({ data }: PixelBuffer): boolean =>
  data.subarray(0, 64).some((level, i) => i % 4 === 3 && level !== 255);

function copyInto(data: Uint8ClampedArray, width: number, tile: PixelBuffer, x: number, y: number): void {
  if (tile.width === width) {
    data.set(tile.data, y * width * 4);
    return;
  }
  const stride = tile.width * 4;
  for (let row = 0; row < tile.height; row++)
    data.set(tile.data.subarray(row * stride, (row + 1) * stride), ((y + row) * width + x) * 4);
}
