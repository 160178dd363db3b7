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
export function prepareHalf(size: PhotoSize, atLeast: number): Canvas2D | null {
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
function halfOf(whole: PhotoSize, atLeast: number): PhotoSize | null {
  const [width, height] = [whole.width >> 1, whole.height >> 1];
  return countHalvings(whole.width, whole.height, atLeast) > 0 &&
    Math.max(width, height) <= longestCanvasSide &&
    browserHalvesAlike()
    ? { width, height }
    : null;
}
