import type { FaceLocation } from '../../src/domain/photo/FaceLocation.ts';
import type { PixelBuffer } from '../../src/domain/photo/PixelBuffer.ts';
import { thenForget } from '../thenForget.ts';
import type { FaceModels } from './FaceModels.ts';
import { locateFace } from './locateFace.ts';

/** Locates the face, and then wipes what the photo has left in the memory of the networks and of the kernels (PRV-02). */
export function locateThenForget(models: FaceModels, raster: PixelBuffer): FaceLocation {
  try {
    return thenForget(locateFace)(models, raster);
  } finally {
    for (const model of [models.detector, models.mesh, models.artwork]) model.forget();
  }
}
