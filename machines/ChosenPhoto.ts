import type { Failure } from '../src/domain/failures/Failure.ts';
import type { FaceLocation } from '../src/domain/photo/FaceLocation.ts';
import type { OpenedPhoto } from '../src/domain/photo/OpenedPhoto.ts';

/**
 * A file, its pixels and the landmarks found in them. In every chart they stand in `context.chosen`, and nowhere else: the
 * rest of a context is plain data, which may be written down and shown to an inspector (PRV-02).
 */
export interface ChosenPhoto {
  readonly file: File | null;
  /** The copy that is shown; whoever forgets the photo closes it (UPL-07). Null until the photo is open. */
  readonly preview: ImageBitmap | null;
  /** Null until the photo is open and has passed the face check. */
  readonly photo: OpenedPhoto | null;
  /** Null while the face is still being looked for. */
  readonly location: FaceLocation | null;
}

/** A photo that can be rated. */
export interface ReadyPhoto {
  readonly file: File;
  readonly photo: OpenedPhoto;
  readonly location: FaceLocation;
}

export const nothingChosen: ChosenPhoto = { file: null, preview: null, photo: null, location: null };

/**
 * What stays of a photo that was refused: its file, where only a piece of the program was missing, so that it can be opened again
 * without being chosen again.
 */
export const keptOf = ({ file }: ChosenPhoto, failure: Failure | null): ChosenPhoto =>
  failure?.kind === 'programNotLoaded' ? { ...nothingChosen, file } : nothingChosen;

/**
 * The photo with everything that a rating needs.
 *
 * @throws {Error} if a part is missing, which the guards of the charts rule out
 */
export function readyPhoto({ file, photo, location }: ChosenPhoto): ReadyPhoto {
  if (!file || !photo || !location) throw new Error('No photo is ready');
  return { file, photo, location };
}

/**
 * Whether the landmark models could not be fetched, or cannot run here, so that only a rough rating of the whole photo
 * is possible. Not so for `loading`: then the visitor chose the rough rating instead of waiting for the models.
 */
export function modelsAreMissing(location: FaceLocation | null): boolean {
  return location?.kind === 'unavailable' && location.reason !== 'loading';
}

/** Whether a new search may find the face, because the models may have arrived meanwhile. In a browser that cannot run them, none can. */
export const mayBeFound = (location: FaceLocation | null): boolean =>
  location?.kind === 'unavailable' && location.reason !== 'unsupported' && location.reason !== 'selfTest';
