import { FailureError } from '../src/domain/failures/FailureError.ts';
import type { PhotoSize } from '../src/domain/photo/PhotoBox.ts';
import type { PixelBuffer } from '../src/domain/photo/PixelBuffer.ts';

export type Canvas2D = OffscreenCanvasRenderingContext2D;

/** The longest side of a canvas used for reading, px; every engine allows it (the smallest known limit is 8192). */
export const longestCanvasSide = 4096;

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
  // Safari before 16.4 does not know the class at all.
  if (typeof OffscreenCanvas === 'undefined') throw new FailureError({ kind: 'canvas' });
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

/** The canvas as a file. Throws the failure `canvas` where the browser cannot encode it: the photo that was drawn is not at fault. */
export async function encode(
  context: Canvas2D,
  type: 'image/jpeg' | 'image/png',
  quality: number,
): Promise<Blob> {
  try {
    return await context.canvas.convertToBlob({ type, quality });
  } catch (cause) {
    throw new FailureError({ kind: 'canvas' }, { cause });
  }
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

/** Draws a part of a picture on white paper, scaled to `across` x `down` px. */
export function drawOnPaper(
  context: Canvas2D,
  { image, x, y, width, height }: Drawable & { readonly x: number; readonly y: number },
  across: number,
  down: number,
): void {
  context.fillStyle = '#fff';
  context.fillRect(0, 0, across, down);
  context.drawImage(image, x, y, width, height, 0, 0, across, down);
}

/** An upright picture, and the size of the part of it that is drawn, from its upper left corner on, px. */
export interface Drawable extends PhotoSize {
  readonly image: CanvasImageSource;
}

/** How often a picture can be halved before its longest side falls under `atLeast`, px, or its shortest under `shortestHalvedSide`. */
export function countHalvings(width: number, height: number, atLeast: number): number {
  let halvings = 0;
  while (
    Math.max(width, height) >> (halvings + 1) >= atLeast &&
    Math.min(width, height) >> (halvings + 1) >= shortestHalvedSide
  )
    halvings++;
  return halvings;
}
