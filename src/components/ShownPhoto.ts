import type { OpenedPhoto } from '../domain/photo/OpenedPhoto.ts';
import type { PhotoSize } from '../domain/photo/PhotoBox.ts';
import type { QuarterTurns } from '../domain/photo/QuarterTurns.ts';

/** A photo as views show it. */
export interface ShownPhoto {
  /** The copy that is drawn. Whoever forgets the photo closes it; what was drawn of it then stays. */
  readonly preview: ImageBitmap;
  /** Size of the raster that boxes, landmarks and evidence are measured in, px. */
  readonly size: PhotoSize;
  /** How often the preview has to be turned clockwise to lie as the raster does. */
  readonly turned: QuarterTurns;
}

interface Chosen {
  readonly preview: ImageBitmap | null;
  readonly photo: OpenedPhoto | null;
}

/** The photo of a chart's `chosen`; null until it is open, and after it was forgotten. */
export const shownPhoto = ({ preview, photo }: Chosen): ShownPhoto | null =>
  preview && photo && { preview, size: photo.raster, turned: photo.turned };
