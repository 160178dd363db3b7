import type { PixelBuffer } from '../../src/domain/photo/PixelBuffer.ts';
import { bitmapOf, type Canvas2D } from '../imageCodec.ts';
import { cardPalette } from './cardPalette.ts';

/** Where the middle of a face usually lies in a portrait, as a share of the height from the top. */
const usualCenter = 0.42;

interface Size {
  readonly width: number;
  readonly height: number;
}

/** Fills the top of the card with the photo, under plum scrims at the top and the bottom for the text over it. */
export async function drawCover(context: Canvas2D, photo: PixelBuffer, size: Size): Promise<void> {
  await drawPhoto(context, photo, { ...size, x: 0, y: 0 });
  const scrim = context.createLinearGradient(0, 0, 0, size.height);
  for (const [at, alpha] of [
    [0, 0.78],
    [0.34, 0],
    [0.52, 0],
    [0.72, 0.5],
    [1, 0.92],
  ] as const)
    scrim.addColorStop(at, `rgb(${cardPalette.scrim} / ${alpha})`);
  context.fillStyle = scrim;
  context.fillRect(0, 0, size.width, size.height);
}

/** Fills a rectangle with the photo, cropped to it; px. */
export async function drawPhoto(
  context: Canvas2D,
  photo: PixelBuffer,
  { x, y, width, height }: Size & { readonly x: number; readonly y: number },
): Promise<void> {
  const scale = Math.max(width / photo.width, height / photo.height);
  const shown = { width: width / scale, height: height / scale };
  const top = Math.min(
    photo.height - shown.height,
    Math.max(0, photo.height * usualCenter - shown.height / 2),
  );
  const bitmap = await bitmapOf(photo);
  context.imageSmoothingQuality = 'high';
  context.drawImage(
    bitmap,
    (photo.width - shown.width) / 2,
    top,
    shown.width,
    shown.height,
    x,
    y,
    width,
    height,
  );
  bitmap.close();
}
