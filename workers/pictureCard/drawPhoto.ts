import type { PhotoBox } from '../../src/domain/photo/PhotoBox.ts';
import type { PixelBuffer } from '../../src/domain/photo/PixelBuffer.ts';
import { bitmapOf, type Canvas2D } from '../imageCodec.ts';

/** Where the middle of a face usually lies in a portrait, as a share of the height from the top. */
const usualCenter = 0.42;

/** Fills a rectangle of the card, px, with the photo. What does not fit is cropped, and a face usually stays in the middle. */
export async function drawPhoto(
  context: Canvas2D,
  photo: PixelBuffer,
  { x, y, width, height }: PhotoBox,
): Promise<void> {
  const scale = Math.max(width / photo.width, height / photo.height);
  const shown = { width: width / scale, height: height / scale };
  const top = Math.min(
    photo.height - shown.height,
    Math.max(0, photo.height * usualCenter - shown.height / 2),
  );
  const bitmap = await bitmapOf(photo);
  try {
    context.imageSmoothingQuality = 'high';
    const left = (photo.width - shown.width) / 2;
    context.drawImage(bitmap, left, top, shown.width, shown.height, x, y, width, height);
  } finally {
    bitmap.close();
  }
}
