import type { LocatedFace } from '../../domain/photo/FaceLocation.ts';
import type { QuarterTurns } from '../../domain/photo/QuarterTurns.ts';
import type { PhotoSize } from '../../domain/photo/PhotoBox.ts';

/** The photo beside its verdict, for as long as the verdict shows. */
export interface RatedPhoto {
  /** The copy that is shown. */
  readonly preview: ImageBitmap;
  /** Size of the raster that landmarks and evidence are measured in, px. */
  readonly size: PhotoSize;
  /** How often the preview has to be turned clockwise to lie as the raster does. */
  readonly turned: QuarterTurns;
  readonly face: LocatedFace | null;
}
