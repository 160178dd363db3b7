import { judgeBreakdown } from '../../src/domain/analysis/judgeBreakdown.ts';
import type { Breakdown } from '../../src/domain/analysis/Breakdown.ts';
import type { LookMeasurement } from '../../src/domain/analysis/LookMeasurement.ts';
import type { FaceLocation } from '../../src/domain/photo/FaceLocation.ts';
import type { FaceValidation } from '../../src/domain/photo/FaceValidation.ts';
import type { OpenedPhoto } from '../../src/domain/photo/OpenedPhoto.ts';
import type { PixelBuffer } from '../../src/domain/photo/PixelBuffer.ts';
import { locateFace } from '../../workers/face/locateFace.ts';
import { faceCheck } from '../../workers/pixels/faceCheck.ts';
import { fingerprint } from '../../workers/pixels/fingerprint.ts';
import { fitWithin } from '../../workers/pixels/fitWithin.ts';
import { measureLook } from '../../workers/pixels/measureLook.ts';
import { rasterSizes } from '../../workers/pixels/rasterSizes.ts';
import { thenForget } from '../../workers/thenForget.ts';
import { nodeFaceModels } from '../workers/face/nodeFaceModels.ts';

export interface RatedPixels {
  readonly photo: OpenedPhoto;
  readonly location: FaceLocation;
  readonly validation: FaceValidation;
  readonly measurement: LookMeasurement;
  readonly breakdown: Breakdown;
  readonly overallScore: number;
}

/** As the page opens a photo, without a browser to decode it. */
export function openPixels(pixels: PixelBuffer): OpenedPhoto {
  const raster = fitWithin(pixels, rasterSizes.raster);
  const canvas = fitWithin(raster, rasterSizes.canvas);
  return {
    fingerprint: fingerprint(canvas),
    turned: 0,
    source: { width: pixels.width, height: pixels.height },
    raster,
    canvas,
    checkCopy: fitWithin(canvas, rasterSizes.checkCopy),
  };
}

/**
 * Rates decoded pixels as the page does: opened, checked, located, measured, judged.
 *
 * @param seed stands in for the fingerprint, so that variants of a photo share their jitter
 */
export async function ratePixels(pixels: PixelBuffer, seed?: string): Promise<RatedPixels> {
  const opened = openPixels(pixels);
  const photo = seed === undefined ? opened : { ...opened, fingerprint: seed };
  const location = locateFace(await nodeFaceModels(), photo.raster);
  const measurement = thenForget(measureLook)(photo, location);
  return {
    photo,
    location,
    validation: faceCheck(photo.checkCopy),
    measurement,
    ...judgeBreakdown(measurement, 0),
  };
}
