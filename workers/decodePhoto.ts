import { FailureError } from '../src/domain/failures/FailureError.ts';
import { isCutShort } from './isCutShort.ts';

/**
 * Decodes the first frame of a photo, upright: all engines honor EXIF by default, and older ones throw if the option is given. It
 * decodes the photo at full size. Browsers that can decode to a smaller size each lose other detail, and the same photo has to read
 * the same in every browser. The caller closes the bitmap.
 *
 * @throws the failure `canvas` where the browser decodes no photos in a worker, `undecodable` for a file that is cut short, and what
 * the browser throws for one that it cannot read or decode.
 */
export async function decodePhoto(file: Blob): Promise<ImageBitmap> {
  // Safari before 15 does not know the function at all.
  if (typeof createImageBitmap === 'undefined') throw new FailureError({ kind: 'canvas' });
  const decoding = createImageBitmap(file);
  try {
    // The bytes are looked at while the browser decodes in a thread of its own.
    const [image, cutShort] = await Promise.all([decoding, isCutShort(file)]);
    if (!cutShort) return image;
    image.close();
  } catch (thrown) {
    // Where only the bytes could not be read, there is a bitmap, or will be.
    decoding.then((image) => image.close()).catch(() => undefined);
    // Some engines report a file they could not read as one they could not decode: reading it once more tells them apart.
    await file.arrayBuffer();
    throw thrown;
  }
  throw new FailureError({ kind: 'undecodable' });
}
