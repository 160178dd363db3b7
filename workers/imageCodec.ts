import { FailureError } from '../src/domain/failures/FailureError.ts';
import type { PixelBuffer } from '../src/domain/photo/PixelBuffer.ts';
import { nextNoise } from './nextNoise.ts';
import { halve } from './pixels/halve.ts';

/*
 * Drawing pictures and reading them back. Differences between browsers are dealt with here.
 */

export type Canvas2D = OffscreenCanvasRenderingContext2D;

/** The longest side of a canvas used for reading, px; every engine allows it (the smallest known limit is 8192). */
const longestTileSide = 4096;

/** Pixels drawn at once when halving: small enough to stay in the processor's cache. */
const pixelsPerTile = 128 * 1024;

/**
 * Halving stops before the short side would fall under this, px: a narrow strip would lose whole columns to the odd
 * remainder that halving leaves out.
 */
const shortestHalvedSide = 64;

/**
 * A canvas to draw on. Throws the failure `canvas` where the browser has none to give.
 *
 * @param keepsAlpha false for photos: opaque, which also spares un-premultiplying.
 */
export function newCanvas(width: number, height: number, keepsAlpha = false): Canvas2D {
  const context = new OffscreenCanvas(width, height).getContext('2d', {
    alpha: keepsAlpha,
    willReadFrequently: true,
  });
  if (!context) throw new FailureError({ kind: 'canvas' });
  return context;
}

/** A bitmap of a raster, for drawing it scaled. The caller closes it. */
export function bitmapOf(raster: PixelBuffer): Promise<ImageBitmap> {
  return createImageBitmap(new ImageData(raster.data, raster.width, raster.height));
}

/** sRGB pixels of a canvas, whatever the photo's or the screen's color space. */
export function readPixels(context: Canvas2D, width: number, height: number): PixelBuffer {
  return { data: context.getImageData(0, 0, width, height, { colorSpace: 'srgb' }).data, width, height };
}

/** Writes a raster to the canvas's upper left corner, pixel for pixel. */
export function drawPixels(context: Canvas2D, raster: PixelBuffer): void {
  context.putImageData(new ImageData(raster.data, raster.width, raster.height), 0, 0);
}

export function encode(context: Canvas2D, type: 'image/jpeg' | 'image/png', quality: number): Promise<Blob> {
  return context.canvas.convertToBlob({ type, quality });
}

/**
 * A copy on white paper, its longest side at most `most` px; never enlarged. The caller closes it. A canvas
 * that is small enough, as `halvedOnce` may return one, is not copied: its pixels become the bitmap, and the canvas is empty afterwards.
 */
export function copySmaller({ image, width, height }: Drawable, most: number): ImageBitmap {
  const scale = Math.min(1, most / Math.max(width, height));
  if (scale === 1 && image instanceof OffscreenCanvas) return image.transferToImageBitmap();
  const [across, down] = [Math.max(1, Math.round(width * scale)), Math.max(1, Math.round(height * scale))];
  const context = newCanvas(across, down);
  context.imageSmoothingQuality = 'medium';
  drawOnPaper(context, { image, x: 0, y: 0, width, height }, across, down);
  return context.canvas.transferToImageBitmap();
}

/** Draws a part of a picture on white, as large as that. */
function drawOnPaper(
  context: Canvas2D,
  { image, x, y, width, height }: Drawable & { readonly x: number; readonly y: number },
  across: number,
  down: number,
): void {
  context.fillStyle = '#fff';
  context.fillRect(0, 0, across, down);
  context.drawImage(image, x, y, width, height, 0, 0, across, down);
}

/** px */
interface Size {
  readonly width: number;
  readonly height: number;
}

/** An upright picture, and the part of it that counts, from its upper left corner on, px. */
export interface Drawable extends Size {
  readonly image: CanvasImageSource;
}

/**
 * Reads a picture's pixels, halved as often as leaves the longest side at `atLeast` px or more. Transparent parts read
 * as lying on white paper.
 *
 * Halving is the same in every browser: a bilinear sample of a 2:1 reduction lies on the corner of four pixels and is
 * their mean. Chromium and Firefox round it down and agree to the bit; where a browser does not, `halve` does it. Any
 * other ratio is filtered differently by each, so the rest is ours (`boxResample`). Tiles keep every canvas far under the
 * 16.7 million pixels above which iOS hands out black ones.
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

  // How many halvings lie between a canvas of the chain and the result. The first is drawn at half the picture's size, or
  // at its own when nothing is halved by drawing.
  const shifts = byDrawing ? downTo(0, Math.max(0, halvings - 1)) : [halvings];
  const zoom = shifts[0]!;
  const tileWidth = Math.max(1, Math.min(width, longestTileSide >> zoom));
  const rowsThatFit = Math.floor(pixelsPerTile / (tileWidth << zoom)) >> zoom;
  const tileHeight = Math.max(1, Math.min(height, rowsThatFit, longestTileSide >> zoom));
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

let halvesAlike: boolean | undefined;

/** Whether this browser halves by drawing just as `halve` does; tried once on a noisy patch. WebKit rounds to the nearest. */
export function browserHalvesAlike(): boolean {
  halvesAlike ??= triesAlike(16);
  return halvesAlike;
}

function triesAlike(side: number): boolean {
  let state = 1;
  const data = Uint8ClampedArray.from({ length: side * side * 4 }, (_, i) => {
    state = nextNoise(state);
    return i % 4 === 3 ? 255 : state >>> 24;
  });
  const noise = { data, width: side, height: side };
  const whole = newCanvas(side, side);
  drawPixels(whole, noise);
  const half = newCanvas(side / 2, side / 2);
  half.imageSmoothingQuality = 'low';
  half.drawImage(whole.canvas, 0, 0, side / 2, side / 2);
  const expected = halve(noise).data;
  return readPixels(half, side / 2, side / 2).data.every((level, i) => level === expected[i]);
}

/**
 * The picture at half its size, or the picture itself where `halfOf` is null. To draw the half once, and everything else from it, takes much
 * less time than to draw everything from the whole picture.
 *
 * @param prepared what `prepareHalf` made for a picture of this size.
 */
export function halvedOnce(drawable: Drawable, atLeast: number, prepared: Canvas2D | null = null): Drawable {
  const half = halfOf(drawable, atLeast);
  if (!half) return drawable;
  const { width, height } = half;
  const fits = prepared?.canvas.width === width && prepared.canvas.height === height;
  const context = fits ? prepared : newCanvas(width, height);
  context.imageSmoothingQuality = 'low';
  drawOnPaper(context, { ...drawable, x: 0, y: 0, width: width * 2, height: height * 2 }, width, height);
  return { image: context.canvas, width, height };
}

/**
 * The canvas that `halvedOnce` draws on, its memory taken: the system clears each page of memory when it is first written to, which
 * takes several times as long as drawing the half does. Null for a picture that is not halved.
 *
 * @param size of the picture, px.
 */
export function prepareHalf(size: Size, atLeast: number): Canvas2D | null {
  const half = halfOf(size, atLeast);
  if (!half) return null;
  const context = newCanvas(half.width, half.height);
  // Chromium allocates a canvas's memory when it has to carry out what was drawn, as for reading a pixel.
  readPixels(context, 1, 1);
  return context;
}

/**
 * The size of the half. Null unless its longest side is `atLeast` px or more, one canvas holds it, and this browser halves by drawing as
 * `halve` does.
 */
function halfOf(whole: Size, atLeast: number): Size | null {
  const [width, height] = [whole.width >> 1, whole.height >> 1];
  return countHalvings(whole.width, whole.height, atLeast) > 0 &&
    Math.max(width, height) <= longestTileSide &&
    browserHalvesAlike()
    ? { width, height }
    : null;
}

/** How often a picture can be halved until its longest side would fall under `atLeast`, px. */
export function countHalvings(width: number, height: number, atLeast: number): number {
  let halvings = 0;
  while (
    Math.max(width, height) >> (halvings + 1) >= atLeast &&
    Math.min(width, height) >> (halvings + 1) >= shortestHalvedSide
  )
    halvings++;
  return halvings;
}

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
  for (let shift = last.shift; shift > 0; shift--) pixels = halve(pixels);
  return pixels;
}

function copyInto(data: Uint8ClampedArray, width: number, tile: PixelBuffer, x: number, y: number): void {
  if (tile.width === width) {
    data.set(tile.data, y * width * 4);
    return;
  }
  const stride = tile.width * 4;
  for (let row = 0; row < tile.height; row++)
    data.set(tile.data.subarray(row * stride, (row + 1) * stride), ((y + row) * width + x) * 4);
}
