import type { PhotoBox } from './PhotoBox.ts';
import type { QuarterTurns } from './QuarterTurns.ts';

/** A face found by the landmark model. Coordinates are pixels of `OpenedPhoto.raster`. */
export interface LocatedFace {
  /** 468 landmarks of FaceMesh as x, y, z triples: length 1404. */
  readonly points: Float32Array<ArrayBuffer>;
  /** How surely the mesh network lies on a face, by its own output, 0-1. */
  readonly flag: number;
  /** Bounding box of the landmarks. */
  readonly box: PhotoBox;
}

/** Why the landmark model gave no answer. The rating then measures the whole photo and says so. */
export type LocatingTrouble = 'timeout' | 'loading' | 'unsupported' | 'selfTest' | 'failed';

/** What locating a face came to. */
export type FaceLocation =
  | {
      readonly kind: 'found';
      /** The face that is rated. */
      readonly face: LocatedFace;
      /** Other people's faces that are not much smaller, in no order; `facesOf` sorts them. */
      readonly others: readonly LocatedFace[];
      /** How often the photo was turned for its face to stand upright; the landmarks lie on the turned raster. */
      readonly turned: QuarterTurns;
      /** The visitor said whose look it is: `face` need not be the largest one. */
      readonly isChosen?: boolean;
    }
  | {
      /** The search ended, and found no face of a person: none at all, or an animal's. */
      readonly kind: 'none';
      /** What may be somebody's face, but was not seen well enough. The coach tells from it whether the face is small or turned away. */
      readonly unsure?: LocatedFace;
    }
  /** A face, but a drawn one. */
  | { readonly kind: 'drawing' }
  | { readonly kind: 'unavailable'; readonly reason: LocatingTrouble };
