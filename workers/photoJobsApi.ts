import type { FilterDetection } from '../src/domain/analysis/FilterDetection.ts';
import type { LookMeasurement } from '../src/domain/analysis/LookMeasurement.ts';
import type { Outcome } from '../src/domain/failures/Failure.ts';
import type { CoachHint } from '../src/domain/photo/CoachHint.ts';
import type { FaceLocation } from '../src/domain/photo/FaceLocation.ts';
import type { FaceValidation } from '../src/domain/photo/FaceValidation.ts';
import type { OpenedPhoto } from '../src/domain/photo/OpenedPhoto.ts';
import type { PixelBuffer } from '../src/domain/photo/PixelBuffer.ts';

/** What of an opened photo measuring needs; the rest is not copied across. */
export type MeasuredPhoto = Pick<OpenedPhoto, 'fingerprint' | 'source' | 'raster' | 'canvas'>;

/**
 * What a photo worker answers over Comlink. Failures come back as values, because an exception would lose its class and
 * its fields on the way.
 */
export interface PhotoJobs {
  /** Gets ready for a photo, until the first one comes. */
  warmUp(): Promise<void>;
  /** @param checked hears the outcome of the check as well, once, though nobody asked for it yet. */
  open(file: Blob, checked?: MessagePort): Promise<Outcome<OpenedPhoto>>;
  check(checkCopy: PixelBuffer): Promise<Outcome<FaceValidation>>;
  coach(photo: MeasuredPhoto, location: FaceLocation): Promise<Outcome<readonly CoachHint[]>>;
  measure(photo: MeasuredPhoto, location: FaceLocation): Promise<Outcome<LookMeasurement>>;
  detectFilters(canvas: PixelBuffer): Promise<Outcome<FilterDetection>>;
  /** A JPEG of 512 px or less without metadata, for the model service (AIX-04). */
  encode(raster: PixelBuffer): Promise<Outcome<Blob>>;
}
