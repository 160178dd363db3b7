import type { PixelBuffer } from '../src/domain/photo/PixelBuffer.ts';
import type { DeclaredSize } from './declaredSize.ts';
import { countHalvings, type Drawable, drawPixels, encode, newCanvas, readHalved } from './imageCodec.ts';
import { nextNoise } from './nextNoise.ts';
import { halve } from './pixels/halve.ts';

/** A photo, decoded and upright. Whoever has it closes it. */
export interface DecodedPhoto {
  /** Size of the upright photo, px. */
  readonly source: { readonly width: number; readonly height: number };
  /** The photo, in its own size or halved once or several times. */
  readonly drawable: Drawable;
  /** Levels by which the drawable is lighter, on average, than halving by drawing would have left it. */
  readonly roundingBias: number;
  readonly close: () => void;
}

/**
 * Decodes the first frame, upright: all engines honor EXIF by default, and older ones throw on naming that option.
 *
 * @param declared what the file's header tells, where it was understood.
 * @param atLeast longest side that is needed, px: a large JPEG is halved while it is decoded, as often as leaves that much.
 * @throws what the browser throws for a file that it cannot read or decode.
 */
export async function decodePhoto(
  file: Blob,
  declared: DeclaredSize | null,
  atLeast: number,
): Promise<DecodedPhoto> {
  if (declared?.format === 'jpg') {
    const halvings = Math.min(mostHalvings, countHalvings(declared.width, declared.height, atLeast));
    const halved = halvings >= leastHalvings && (await decoderHalvesAlike());
    const photo = halved && (await decodeHalved(file, declared, halvings));
    if (photo) return photo;
  }
  const image = await decodeReadable(file);
  const source = { width: image.width, height: image.height };
  return { source, drawable: { image, ...source }, roundingBias: 0, close: () => image.close() };
}

/** Some engines report a file they could not read as one they could not decode: reading it once more tells them apart. */
async function decodeReadable(file: Blob): Promise<ImageBitmap> {
  try {
    return await createImageBitmap(file);
  } catch (thrown) {
    await file.arrayBuffer();
    throw thrown;
  }
}

/** A JPEG's blocks have 8 px a side, and no fewer than one is left of them. */
const mostHalvings = 3;

/** Smaller photos are decoded whole: they take little time, and are read to the same bit in every browser. */
const leastHalvings = 2;

/** Levels that halving by drawing loses: the mean of four rounded down, so that 0, 1/4, 1/2 or 3/4 is cut off. */
const lostByHalving = 3 / 8;

/**
 * A JPEG in the size it is read at, in half the time and a sixteenth of the memory of decoding it whole: libjpeg finds the
 * means of 2x2, 4x4 or 8x8 pixels from a block's coefficients as directly as the pixels (jidctred.c of the Independent JPEG
 * Group). They are the means that halving gives, but for its rounding down. Null for a file that the decoder refuses; the
 * usual way then has the last word.
 */
async function decodeHalved(
  file: Blob,
  { width, height }: { readonly width: number; readonly height: number },
  halvings: number,
): Promise<DecodedPhoto | null> {
  const halved = { width: Math.ceil(width / 2 ** halvings), height: Math.ceil(height / 2 ** halvings) };
  const decoder = new ImageDecoder({
    data: file.stream(),
    type: 'image/jpeg',
    desiredWidth: halved.width,
    desiredHeight: halved.height,
  });
  // Closing rejects what is still under way, which nobody waits for.
  for (const promise of [decoder.completed, decoder.tracks.ready]) promise.catch(() => {});
  try {
    const { image } = await decoder.decode();
    if (image.codedWidth === halved.width && image.codedHeight === halved.height)
      return ofFrame(image, { width, height }, halvings);
    // Reduced in another way, and so filtered in another.
    image.close();
  } catch {
    // It cannot be read, or not be decoded: null as well.
  } finally {
    decoder.close();
  }
  return null;
}

/** Columns and rows that halving leaves out of the photo, because they are odd, are left out here too. */
function ofFrame(
  image: VideoFrame,
  stored: { readonly width: number; readonly height: number },
  halvings: number,
): DecodedPhoto {
  const isSideways = image.displayWidth !== image.codedWidth;
  const source = isSideways ? { width: stored.height, height: stored.width } : stored;
  return {
    source,
    drawable: { image, width: source.width >> halvings, height: source.height >> halvings },
    roundingBias: halvings * lostByHalving,
    close: () => image.close(),
  };
}

let halvesAlike: Promise<boolean> | undefined;

/**
 * Whether this browser's decoder halves as `halve` does; tried once on a noisy patch. Chromium's does, Firefox scales by a
 * filter of its own after decoding, others have no such decoder.
 */
export function decoderHalvesAlike(): Promise<boolean> {
  halvesAlike ??= decodesAlike(64).catch(() => false);
  return halvesAlike;
}

/** Levels between the means of a decoder, rounded to the nearest, and those rounded down twice. */
const mostDifference = 3;

async function decodesAlike(side: number): Promise<boolean> {
  if (typeof ImageDecoder === 'undefined') return false;
  const context = newCanvas(side, side);
  drawPixels(context, greyNoise(side));
  const file = await encode(context, 'image/jpeg', 1);
  const [whole, halved] = [
    await createImageBitmap(file),
    await decodeHalved(file, { width: side, height: side }, 2),
  ];
  if (!halved) return false;
  const expected = halve(halve(readHalved({ image: whole, width: side, height: side }, side))).data;
  const found = readHalved(halved.drawable, side / 4).data;
  whole.close();
  halved.close();
  return found.every((level, i) => Math.abs(level - expected[i]!) <= mostDifference);
}

/** Without color, which JPEG keeps coarser, and far from black and white, beyond which decoding cuts off. */
function greyNoise(side: number): PixelBuffer {
  const data = new Uint8ClampedArray(side * side * 4).fill(255);
  let state = 1;
  for (let i = 0; i < data.length; i += 4) {
    state = nextNoise(state);
    data.fill(64 + (state >>> 25), i, i + 3);
  }
  return { data, width: side, height: side };
}
