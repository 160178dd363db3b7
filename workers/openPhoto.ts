import { FailureError } from '../src/domain/failures/FailureError.ts';
import { checkDeclaredSize } from '../src/domain/photo/checkDeclaredSize.ts';
import type { PhotoSize } from '../src/domain/photo/PhotoBox.ts';
import type { PixelBuffer } from '../src/domain/photo/PixelBuffer.ts';
import type { OpenedPhoto } from '../src/domain/photo/OpenedPhoto.ts';
import { declaredSize } from './declaredSize.ts';
import { decodeNear } from './decodeNear.ts';
import { mayHavePlanes } from './decodePlanes.ts';
import { copySmaller, countHalvings, type Drawable } from './imageCodec.ts';
import { isHeic } from './isHeic.ts';
import { fingerprint } from './pixels/fingerprint.ts';
import { fitWithin } from './pixels/fitWithin.ts';
import { rasterSizes } from './pixels/rasterSizes.ts';
import { readHalved } from './readHalved.ts';
import { thenForget } from './thenForget.ts';

/** A photo that was opened. */
export interface DecodedPhoto {
  readonly photo: OpenedPhoto;
  /** The copy that is shown: upright, longest side at most 2048 px, on white paper. Whoever receives it has to close it. */
  readonly preview: ImageBitmap;
}

/** Freeing tens of megabytes takes time, so it waits until the answer is sent and the face check, which comes next, is done. ms */
const closingDelayMs = 50;

/**
 * Sniffs the header, decodes once, scales, fingerprints and copies what is shown (PIP-04, PIP-05). Throws `FailureError`, or
 * what the browser throws; `toOutcome` maps both. An animation's first frame is its photo.
 */
export async function openPhoto(file: Blob): Promise<DecodedPhoto> {
  const reading = mayHavePlanes(file) ? file.arrayBuffer().catch(() => null) : null;
  const declared = await declaredSize(file);
  const tooLarge = declared && checkDeclaredSize(declared.width, declared.height);
  if (tooLarge) throw new FailureError(tooLarge);

  const decoding = decodeNear(file, await reading, declared, rasterSizes.half);
  const { near, quarter, source, free } = await decoding.catch(async (thrown: unknown) => {
    // The page then has a worker convert the HEIC photo into one that the browser can decode (UPL-10).
    if (await isHeic(file)) throw new FailureError({ kind: 'undecodable', format: 'heic' });
    throw thrown;
  });
  try {
    const photo = thenForget(readPhoto)(near, quarter, source);
    // Last, because the half may become the preview.
    return { photo, preview: drawPreview(near) };
  } finally {
    setTimeout(free, closingDelayMs);
  }
}

/** Scales and fingerprints a decoded photo. The quarter is used if the half has to be halved exactly once more. */
function readPhoto(half: Drawable, quarter: PixelBuffer | null, source: PhotoSize): OpenedPhoto {
  const isHalvedOnce = countHalvings(half.width, half.height, rasterSizes.raster) === 1;
  const pixels = quarter && isHalvedOnce ? quarter : readHalved(half, rasterSizes.raster);
  const raster = fitWithin(pixels, rasterSizes.raster);
  const canvas = fitWithin(raster, rasterSizes.canvas);
  const checkCopy = fitWithin(canvas, rasterSizes.checkCopy);
  return { fingerprint: fingerprint(canvas), turned: 0, source, raster, canvas, checkCopy };
}

/**
 * What the page shows of the photo. It is a copy, and not the file under an object URL, because Chromium keeps every picture that it
 * decoded from such a URL even after the URL is released.
 */
function drawPreview(photo: Drawable): ImageBitmap {
  try {
    return copySmaller(photo, rasterSizes.preview);
  } catch (cause) {
    throw new FailureError({ kind: 'previewFailed' }, { cause });
  }
}
