import type { FaceLocation } from './FaceLocation.ts';
import type { OpenedPhoto } from './OpenedPhoto.ts';

/** The part of a photo, with the place of its face, that the jobs `coach` and `measure` get in a message to their worker. */
export interface LocatedPhoto extends Pick<OpenedPhoto, 'fingerprint' | 'raster' | 'canvas'> {
  readonly location: FaceLocation;
}

/**
 * Takes that part. Its properties have an order: the largest, `raster`, is last. Chromium writes a message property by property into a
 * buffer on the main thread. A property after the raster would make the buffer grow once more, and the raster would be copied a second time.
 */
export const locatedPhoto = (
  { fingerprint, canvas, raster }: OpenedPhoto,
  location: FaceLocation,
): LocatedPhoto => ({ fingerprint, location, canvas, raster });
