import { FailureError } from '../src/domain/failures/FailureError.ts';
import { checkDeclaredSize } from '../src/domain/photo/checkDeclaredSize.ts';
import type { OpenedPhoto } from '../src/domain/photo/OpenedPhoto.ts';

import { declaredSize } from './declaredSize.ts';
import { type DecodedPhoto, decodePhoto } from './decodePhoto.ts';
import { readHalved } from './imageCodec.ts';
import { isHeic } from './isHeic.ts';
import { fingerprint } from './pixels/fingerprint.ts';
import { fitWithin } from './pixels/fitWithin.ts';
import { rasterSizes } from './pixels/rasterSizes.ts';

/** Freeing tens of megabytes takes a while: it waits until the answer is out and the face check, which comes next, is done. ms */
const closingDelayMs = 50;

/**
 * Sniffs the header, decodes once, scales and fingerprints (PIP-04, PIP-05). Throws `FailureError`, or what the browser
 * throws; `toOutcome` maps both. An animation's first frame is its photo.
 */
export async function openPhoto(file: Blob): Promise<OpenedPhoto> {
  const declared = await declaredSize(file);
  const tooLarge = declared && checkDeclaredSize(declared.width, declared.height);
  if (tooLarge) throw new FailureError(tooLarge);

  const photo = await decodePhoto(file, declared, rasterSizes.raster).catch(async (thrown: unknown) => {
    // The page has another way to open these (UPL-10).
    if (await isHeic(file)) throw new FailureError({ kind: 'undecodable', format: 'heic' });
    throw thrown;
  });
  try {
    return readPhoto(photo);
  } finally {
    setTimeout(() => photo.close(), closingDelayMs);
  }
}

/** Scales and fingerprints what was decoded. */
export function readPhoto({ source, drawable, roundingBias }: Omit<DecodedPhoto, 'close'>): OpenedPhoto {
  const raster = fitWithin(readHalved(drawable, rasterSizes.raster), rasterSizes.raster, roundingBias);
  const canvas = fitWithin(raster, rasterSizes.canvas);
  const checkCopy = fitWithin(canvas, rasterSizes.checkCopy);
  return { fingerprint: fingerprint(canvas), source, raster, canvas, checkCopy };
}
