import type { Breakdown } from '../../src/domain/analysis/Breakdown.ts';
import { judgeBreakdown } from '../../src/domain/analysis/judgeBreakdown.ts';
import type { LocatedFace } from '../../src/domain/photo/FaceLocation.ts';
import type { PixelBuffer } from '../../src/domain/photo/PixelBuffer.ts';
import { measureFace } from '../../workers/pixels/regions/measureFace.ts';
import { thenForget } from '../../workers/thenForget.ts';

/**
 * What is measured of a face on a raster. Its pixels are forgotten, as the page forgets them, so that the next face is measured in the
 * same memory: to take new memory takes longer than to measure.
 */
export const measureRaster = thenForget((raster: PixelBuffer, face: LocatedFace) =>
  measureFace({ fingerprint: '0'.repeat(32), raster }, face),
);

/** The sub-scores of a face on a raster, with the same jitter for all. */
export const scoreRaster = (...measured: Parameters<typeof measureRaster>): Breakdown =>
  judgeBreakdown(measureRaster(...measured), 0).breakdown;
