/** A face found by the landmark model. Coordinates are pixels of `OpenedPhoto.raster`. */
export interface LocatedFace {
  /** 468 landmarks of FaceMesh as x, y, z triples: length 1404. */
  readonly points: Float32Array<ArrayBuffer>;
  /** The mesh's own face flag, 0-1. */
  readonly flag: number;
  /** Bounding box of the landmarks. */
  readonly box: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
}

/** Why the landmark model gave no answer. The rating then measures the whole photo and says so. */
export type LocatingTrouble = 'timeout' | 'loading' | 'unsupported' | 'selfTest' | 'failed';

/** What locating a face came to. */
export type FaceLocation =
  | { readonly kind: 'found'; readonly face: LocatedFace; readonly faceCount: number }
  /** Nobody: no face at all, or none of a person. */
  | { readonly kind: 'none' }
  /** A face, but a drawn one. */
  | { readonly kind: 'drawing' }
  | { readonly kind: 'unavailable'; readonly reason: LocatingTrouble };
