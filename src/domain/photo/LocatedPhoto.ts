import type { FaceLocation } from './FaceLocation.ts';
import type { OpenedPhoto } from './OpenedPhoto.ts';

/** What coach and measure are sent of a photo. */
export interface LocatedPhoto extends Pick<OpenedPhoto, 'fingerprint' | 'raster' | 'canvas'> {
  readonly location: FaceLocation;
}

/**
 * The largest raster comes last. A browser that copies a message writes one property after another, into memory that it enlarges:
 * what follows the raster would have Chromium copy the raster twice, on the main thread.
 */
export const locatedPhoto = (
  { fingerprint, canvas, raster }: OpenedPhoto,
  location: FaceLocation,
): LocatedPhoto => ({ fingerprint, location, canvas, raster });
