import type { PhotoSize } from '../../src/domain/photo/PhotoBox.ts';
import type { PixelBuffer } from '../../src/domain/photo/PixelBuffer.ts';
import type { Canvas2D } from '../imageCodec.ts';
import { cardPalette } from './cardPalette.ts';
import { drawPhoto } from './drawPhoto.ts';

/** Fills the top of the card with the photo, under plum scrims at the top and the bottom for the text over it. */
export async function drawCover(context: Canvas2D, photo: PixelBuffer, size: PhotoSize): Promise<void> {
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
