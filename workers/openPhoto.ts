import { FailureError } from '../src/domain/failures/FailureError.ts';
import { checkDeclaredSize } from '../src/domain/photo/checkDeclaredSize.ts';
import type { OpenedPhoto } from '../src/domain/photo/OpenedPhoto.ts';
import type { DecodedPhoto } from './DecodedPhoto.ts';
import { type DeclaredSize, declaredSize } from './declaredSize.ts';
import { decodePhoto } from './decodePhoto.ts';
import { halvedOnce, prepareHalf } from './halvedOnce.ts';
import { type Canvas2D, copySmaller, type Drawable } from './imageCodec.ts';
import { isHeic } from './isHeic.ts';
import { fingerprint } from './pixels/fingerprint.ts';
import { fitWithin } from './pixels/fitWithin.ts';
import { rasterSizes } from './pixels/rasterSizes.ts';
import { readHalved } from './readHalved.ts';
import { thenForget } from './thenForget.ts';

/** Freeing tens of megabytes takes time, so it waits until the answer is sent and the face check, which comes next, is done. ms */
const closingDelayMs = 50;

/**
 * How long it takes until the decoder has a large photo's whole file, ms. The file passes through this thread, which must be free until
 * then.
 */
const readingMs = 30;

/**
 * Sniffs the header, decodes once, scales, fingerprints and copies what is shown (PIP-04, PIP-05). Throws `FailureError`, or
 * what the browser throws; `toOutcome` maps both. An animation's first frame is its photo.
 */
export async function openPhoto(file: Blob): Promise<DecodedPhoto> {
  const declared = await declaredSize(file);
  const tooLarge = declared && checkDeclaredSize(declared.width, declared.height);
  if (tooLarge) throw new FailureError(tooLarge);

  const decoding = decodePhoto(file).catch(async (thrown: unknown) => {
    // The page then has a worker convert the HEIC photo into one that the browser can decode (UPL-10).
    if (await isHeic(file)) throw new FailureError({ kind: 'undecodable', format: 'heic' });
    throw thrown;
  });
  const [image, prepared] = await Promise.all([decoding, declared && prepareDuring(decoding, declared)]);
  const whole = { image, width: image.width, height: image.height };
  let nearer: Drawable = whole;
  try {
    nearer = halvedOnce(whole, rasterSizes.half, prepared);
    const photo = thenForget(readPhoto)(nearer, whole);
    // Last, because the half may become the preview.
    return { photo, preview: drawPreview(nearer) };
  } finally {
    setTimeout(() => {
      image.close();
      // Its pixels go as well: a canvas would keep them until it is collected.
      if ('convertToBlob' in nearer.image) nearer.image.width = 0;
    }, closingDelayMs);
  }
}

/**
 * Prepares the canvas of the half while the browser decodes in a thread of its own, so that the half is drawn sooner. Null for a photo
 * that is not halved or was decoded sooner, and where no canvas can be created, which opening the photo reports as well.
 */
function prepareDuring(decoding: Promise<ImageBitmap>, size: DeclaredSize): Promise<Canvas2D | null> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => {
      try {
        resolve(prepareHalf(size, rasterSizes.half));
      } catch {
        resolve(null);
      }
    }, readingMs);
    const stop = () => {
      clearTimeout(timer);
      resolve(null);
    };
    decoding.then(stop, stop);
  });
}

/** Scales and fingerprints a decoded photo. The second parameter is the whole photo, whose size becomes `source`. */
function readPhoto(photo: Drawable, { width, height }: Drawable): OpenedPhoto {
  const source = { width, height };
  const raster = fitWithin(readHalved(photo, rasterSizes.raster), rasterSizes.raster);
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
