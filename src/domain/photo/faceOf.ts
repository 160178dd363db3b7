import type { FaceLocation, LocatedFace } from './FaceLocation.ts';

/** The face that is rated; null where none was located, or not yet. */
export const faceOf = (location: FaceLocation | null): LocatedFace | null =>
  location?.kind === 'found' ? location.face : null;
