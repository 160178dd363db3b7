import { type Framing, photoCrop } from '../../components/photoCrop.ts';
import type { PhotoBox } from '../../domain/photo/PhotoBox.ts';
import { cardFormat } from '../../domain/content/cardFormat.ts';
import type { PixelBuffer } from '../../domain/photo/PixelBuffer.ts';

/** The face stands between the masthead and the title, which would otherwise cover the lips. */
const coverFraming: Framing = {
  aspect: cardFormat.width / cardFormat.coverHeight,
  faceShare: 0.52,
  faceCenter: 0.52,
};

/** The part of a photo that goes onto the card: around its face, if one was located; else the photo as it is. */
export function coverPhoto(
  photo: PixelBuffer,
  face: PhotoBox | null,
  framing: Framing = coverFraming,
): PixelBuffer {
  if (!face) return photo;
  const crop = photoCrop(photo, face, framing);
  const [left, top] = [Math.round(crop.x), Math.round(crop.y)];
  const width = Math.min(photo.width - left, Math.round(crop.width));
  const height = Math.min(photo.height - top, Math.round(crop.height));
  const data = new Uint8ClampedArray(width * height * 4);
  for (let row = 0; row < height; row += 1) {
    const from = ((top + row) * photo.width + left) * 4;
    data.set(photo.data.subarray(from, from + width * 4), row * width * 4);
  }
  return { data, width, height };
}
