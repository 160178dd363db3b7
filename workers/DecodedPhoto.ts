import type { OpenedPhoto } from '../src/domain/photo/OpenedPhoto.ts';

/** What one decode of a photo leaves behind. */
export interface DecodedPhoto {
  readonly photo: OpenedPhoto;
  /** The copy that is shown: upright, longest side at most 1920 px, on white paper. Whoever has it closes it. */
  readonly preview: ImageBitmap;
}
