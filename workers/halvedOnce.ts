import type { PhotoSize } from '../src/domain/photo/PhotoBox.ts';
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
  const context = canvasFor(half, prepared);
  context.imageSmoothingQuality = 'low';
  halveInStrips(context, drawable.image);
  return { image: context.canvas, width, height };
}

/** Rows of the half that are drawn at once: small enough that what they are made from stays in the processor's cache. */
const rowsAtOnce = 32;

/**
 * Draws each strip at its own size before it is halved: browsers turn a bitmap and convert its colors while they draw it, and round otherwise
 * where they scale as well.
 */
function halveInStrips(half: Canvas2D, image: CanvasImageSource): void {
  const { width, height } = half.canvas;
  const [across, down] = [2 * width, 2 * rowsAtOnce];
  const strip = newCanvas(across, down);
  for (let y = 0; y < height; y += rowsAtOnce) {
    drawOnPaper(strip, { image, x: 0, y: 2 * y, width: across, height: down }, across, down);
    half.drawImage(strip.canvas, 0, 0, across, down, 0, y, width, rowsAtOnce);
  }
}

/**
 * The canvas that `halvedOnce` draws on, its memory taken: the system clears each page of memory when it is first written to, which
 * takes several times as long as drawing the half does. Null for a picture that is not halved.
 *
 * @param size of the picture, px.
 */
export function prepareHalf(size: PhotoSize, atLeast: number): Canvas2D | null {
  const half = halfOf(size, atLeast);
  if (!half) return null;
  const context = newCanvas(half.width, half.height);
  // Chromium allocates a canvas's memory when it has to carry out what was drawn, as for reading a pixel.
  readPixels(context, 1, 1);
  return context;
}

/** The prepared canvas if it has this size, or else a new one. */
export function canvasFor({ width, height }: PhotoSize, prepared: Canvas2D | null): Canvas2D {
  return prepared?.canvas.width === width && prepared.canvas.height === height
    ? prepared
    : newCanvas(width, height);
}

/**
 * The size of the half. Null unless its longest side is `atLeast` px or more, one canvas holds it, and this browser halves by drawing as
 * `halve` does.
 */
export function halfOf(whole: PhotoSize, atLeast: number): PhotoSize | null {
  const [width, height] = [whole.width >> 1, whole.height >> 1];
  return countHalvings(whole.width, whole.height, atLeast) > 0 &&
    Math.max(width, height) <= longestCanvasSide &&
    browserHalvesAlike()
    ? { width, height }
    : null;
}
