import type { PhotoSize } from '../src/domain/photo/PhotoBox.ts';
import type { PixelBuffer } from '../src/domain/photo/PixelBuffer.ts';
import { decodePhoto } from './decodePhoto.ts';
import { decodePlanes } from './decodePlanes.ts';
import { decodesToPlanes } from './decodesToPlanes.ts';
import { halfFromPlanes } from './halfFromPlanes.ts';
import { canvasFor, halfOf, halvedOnce, prepareHalf } from './halvedOnce.ts';
import type { Canvas2D, Drawable } from './imageCodec.ts';
import { isCutShort } from './isCutShort.ts';
import { forgetPixels } from './pixels/kernels/pixelKernels.ts';

/** A decoded photo, upright: the picture that everything else is drawn from, and the size of the whole photo. */
export interface NearPhoto {
  /** The half of a large photo, or else the photo itself. */
  readonly near: Drawable;
  /** The pixels of the half's half, where they are at hand. */
  readonly quarter: PixelBuffer | null;
  readonly source: PhotoSize;
  /** Frees its memory. */
  readonly free: () => void;
}

/**
 * How long it takes until the decoder has a large photo's whole file, ms. The file passes through this thread, which must be free until
 * then.
 */
const readingMs = 30;

/**
 * Decodes a photo, in planes where that is possible. Throws what `decodePhoto` throws.
 *
 * @param bytes of the file, for the decoder of planes, to which they are handed over. Null where that cannot be used.
 * @param declared the photo's size as its header tells; null if it is not known.
 * @param atLeast the photo is halved if the longest side of the half has this length, px, or more.
 */
export async function decodeNear(
  file: Blob,
  bytes: ArrayBuffer | null,
  declared: PhotoSize | null,
  atLeast: number,
): Promise<NearPhoto> {
  const isHalved = declared && halfOf(declared, atLeast);
  const near = isHalved && bytes && (await nearFromPlanes(file, bytes, declared, atLeast));
  return near ?? nearFromBitmap(file, declared, atLeast);
}

/** Null where the photo has to be decoded the other way, which also tells what is wrong with its file. */
async function nearFromPlanes(
  file: Blob,
  bytes: ArrayBuffer,
  declared: PhotoSize,
  atLeast: number,
): Promise<NearPhoto | null> {
  const decoding = decodePlanes(bytes).catch(() => null);
  const [frame, prepared, cutShort, isAlike] = await Promise.all([
    decoding,
    prepareDuring(decoding, declared, atLeast),
    isCutShort(file).catch(() => true),
    decodesToPlanes(),
  ]);
  if (!frame) return null;
  try {
    const { width, height } = frame.visibleRect!;
    // Halving leaves an odd last row and column of the stored photo out. Of a turned one that would be its first.
    if (!isAlike || cutShort || (frame.rotation !== 0 && (width % 2 > 0 || height % 2 > 0))) return null;
    const half = canvasFor({ width: width >> 1, height: height >> 1 }, prepared);
    const { near, quarter } = await halfFromPlanes(frame, half);
    return {
      near,
      quarter,
      source: { width: frame.displayWidth, height: frame.displayHeight },
      free: () => empty(near),
    };
  } catch {
    // There is too little memory, or the browser does not hand out the planes of this frame.
    return null;
  } finally {
    frame.close();
    forgetPixels();
  }
}

async function nearFromBitmap(file: Blob, declared: PhotoSize | null, atLeast: number): Promise<NearPhoto> {
  const decoding = decodePhoto(file);
  const [image, prepared] = await Promise.all([
    decoding,
    declared && prepareDuring(decoding, declared, atLeast),
  ]);
  const source = { width: image.width, height: image.height };
  try {
    const near = halvedOnce({ image, ...source }, atLeast, prepared);
    const free = () => {
      image.close();
      empty(near);
    };
    return { near, quarter: null, source, free };
  } catch (thrown) {
    image.close();
    throw thrown;
  }
}

/** Frees a canvas's pixels, which it would keep until it is collected. */
function empty({ image }: Drawable): void {
  if ('convertToBlob' in image) image.width = 0;
}

/**
 * Prepares the canvas of the half while the browser decodes in a thread of its own, so that the half is drawn sooner. Null for a photo
 * that is not halved or was decoded sooner, and where no canvas can be created, which opening the photo reports as well.
 */
function prepareDuring(
  decoding: Promise<unknown>,
  size: PhotoSize,
  atLeast: number,
): Promise<Canvas2D | null> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => {
      try {
        resolve(prepareHalf(size, atLeast));
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
