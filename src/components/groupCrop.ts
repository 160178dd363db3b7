import { photoCrop } from './photoCrop.ts';
import type { PhotoBox, PhotoSize } from '../domain/photo/PhotoBox.ts';

/** How much of the frame's height and width the faces take together, at most. */
const faceShare = 0.62;
const widthShare = 0.84;

/**
 * The part of a photo that a frame shows of several people: all their faces. Where the frame is too narrow for them it
 * reaches beyond the photo, above and below. A box in raster pixels.
 *
 * @param aspect width by height of the frame
 */
export function groupCrop(photo: PhotoSize, faces: readonly PhotoBox[], aspect: number): PhotoBox {
  const x = Math.min(...faces.map((face) => face.x));
  const y = Math.min(...faces.map((face) => face.y));
  const width = Math.max(...faces.map((face) => face.x + face.width)) - x;
  const height = Math.max(...faces.map((face) => face.y + face.height)) - y;
  const across = Math.min(width / widthShare, photo.width);
  const tall = across / aspect;
  if (tall <= Math.min(photo.height, photo.width / aspect)) {
    const together = { x, y, width, height: Math.max(height, tall * faceShare) };
    return photoCrop(photo, together, { aspect, faceShare, faceCenter: 0.5 });
  }
  const left = Math.min(Math.max(0, x + width / 2 - across / 2), photo.width - across);
  return { x: left, y: (photo.height - tall) / 2, width: across, height: tall };
}
