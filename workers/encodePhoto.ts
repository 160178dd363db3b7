import type { PixelBuffer } from '../src/domain/photo/PixelBuffer.ts';
import { drawPixels, encode, newCanvas } from './imageCodec.ts';
import { fitWithin } from './pixels/fitWithin.ts';
import { rasterSizes } from './pixels/rasterSizes.ts';

/** JPEG quality, 0-1. */
const quality = 0.9;

/** A JPEG of a raster, 512 px or less, made of its pixels alone, without metadata or other parts of the file (AIX-04, decision 27). */
export function encodePhoto(raster: PixelBuffer): Promise<Blob> {
  const copy = fitWithin(raster, rasterSizes.sent);
  const context = newCanvas(copy.width, copy.height);
  drawPixels(context, copy);
  return encode(context, 'image/jpeg', quality);
}
