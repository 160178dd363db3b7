import type { OpenedPhoto } from '../src/domain/photo/OpenedPhoto.ts';

/** The result of decoding a photo. */
export interface DecodedPhoto {
  readonly photo: OpenedPhoto;
  /** The copy that is shown: upright, longest side at most 2048 px, on white paper. Whoever receives it has to close it. */
  readonly preview: ImageBitmap;
}
