import type { LookMeasurement } from '../../src/domain/analysis/LookMeasurement.ts';
import type { FaceLocation } from '../../src/domain/photo/FaceLocation.ts';
import type { OpenedPhoto } from '../../src/domain/photo/OpenedPhoto.ts';
import { pixelKernels } from './kernels/pixelKernels.ts';
import type { ViewFace } from './regions/FaceView.ts';
import { measureFace } from './regions/measureFace.ts';
import { measureWholePhoto } from './wholePhoto/measureWholePhoto.ts';

/**
 * Measures a look (FEA-01): on the regions of the located face, on the 640 px raster; else on the whole photo, on the 200 px
 * canvas, which is called approximate (decision 16a). The whole photo is measured as well if a face was located, but the pixel kernels do
 * not work here.
 */
export function measureLook(
  photo: Pick<OpenedPhoto, 'fingerprint' | 'raster' | 'canvas'>,
  location: FaceLocation,
  viewed?: ViewFace,
): LookMeasurement {
  return location.kind === 'found' && pixelKernels()
    ? measureFace(photo, location.face, viewed)
    : measureWholePhoto(photo.canvas, photo.fingerprint);
}
