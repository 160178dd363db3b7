import type { PhotoBox, PhotoSize } from '../domain/photo/PhotoBox.ts';

/** How a frame shows a face. */
export interface Framing {
  /** Width by height of the frame. */
  readonly aspect: number;
  /** Height of the face as a share of the frame's. */
  readonly faceShare: number;
  /** Where the middle of the face goes, 0 at the top of the frame, 1 at its bottom. */
  readonly faceCenter: number;
}

/** A frame never shows less than this share of the most it could show: close, but still a portrait. */
const closestShare = 0.4;
/** How many times as wide as the face a frame is at least. */
const leastWidth = 1.2;
/** Where the face is assumed if none was located: in portraits it is usually a little above the middle. Share of the height. */
const usualCenter = 0.45;

/**
 * The part of a photo that a frame shows: around the located face, inside the photo, in the frame's own aspect. A box
 * in raster pixels.
 */
export function photoCrop(photo: PhotoSize, face: PhotoBox | null, framing: Framing): PhotoBox {
  const { aspect } = framing;
  const largest = Math.min(photo.height, photo.width / aspect);
  if (!face) {
    const usual = { x: photo.width / 2, y: photo.height * usualCenter };
    return boxAround(photo, { height: largest, aspect }, usual, 0.5);
  }
  const wanted = Math.max(face.height / framing.faceShare, (face.width * leastWidth) / aspect);
  const height = Math.min(largest, Math.max(wanted, largest * closestShare));
  return boxAround(photo, { height, aspect }, middleOf(face), framing.faceCenter);
}

/** The point in the middle of a box, raster pixels. */
export const middleOf = ({ x, y, width, height }: PhotoBox) => ({ x: x + width / 2, y: y + height / 2 });

/**
 * A box of that height, and that width by its height, around a point. It is moved as far as it has to be to lie inside the photo.
 *
 * @param middle the point
 * @param center where in the box the point lies, 0 at its top, 1 at its bottom
 */
export function boxAround(
  photo: PhotoSize,
  { height, aspect }: { readonly height: number; readonly aspect: number },
  middle: { readonly x: number; readonly y: number },
  center: number,
): PhotoBox {
  const width = height * aspect;
  return {
    x: Math.max(0, Math.min(photo.width - width, middle.x - width / 2)),
    y: Math.max(0, Math.min(photo.height - height, middle.y - height * center)),
    width,
    height,
  };
}
