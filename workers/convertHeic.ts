import startLibheif from 'libheif-js/libheif-wasm/libheif.js';
import wasmAddress from 'libheif-js/libheif-wasm/libheif.wasm?url';
import { FailureError } from '../src/domain/failures/FailureError.ts';
import { checkDeclaredSize } from '../src/domain/photo/checkDeclaredSize.ts';
import type { PixelBuffer } from '../src/domain/photo/PixelBuffer.ts';
import { countHalvings, drawPixels, encode, newCanvas } from './imageCodec.ts';
import { halve } from './pixels/halve.ts';
import { withColorProfile } from './withColorProfile.ts';

/** What of libheif is used; its own types leave the decoder out. Pointers are places in `HEAPU8`, bytes. */
interface Libheif {
  readonly HeifDecoder: new () => HeifDecoder;
  /** The memory, anew after each call that makes it grow. */
  readonly HEAPU8: Uint8Array<ArrayBuffer>;
  readonly _malloc: (bytes: number) => number;
  /** 0 where there is none. */
  readonly _heif_image_handle_get_raw_color_profile_size: (image: number) => number;
  readonly _heif_image_handle_get_raw_color_profile: (error: number, image: number, target: number) => void;
}
interface HeifDecoder {
  decode(file: Uint8Array): HeifImage[];
}
interface HeifImage {
  /** Emscripten's reference to the image, with the pointer that libheif's C functions take. */
  readonly handle: { readonly $$: { readonly ptr: number } };
  /** px, upright. */
  get_width(): number;
  get_height(): number;
  is_primary(): boolean;
  /** Writes RGBA into `target`; calls back with null where it could not. */
  display(target: PixelBuffer, done: (shown: object | null) => void): void;
}

/** A photo that the browser could not decode, as a picture that it can. */
export interface ConvertedPhoto {
  /** PNG: what was decoded, to the bit, and in which color space, so that it reads alike in every browser. */
  readonly picture: Blob;
  /** Size of the upright photo, px. */
  readonly source: { readonly width: number; readonly height: number };
}

/** The longest side that is needed for showing and measuring a photo, px. */
const neededSide = 1280;

/**
 * Decodes a HEIC or HEIF photo with libheif 1.23 (its wasm build, which evaluates no text), turns and mirrors it as it
 * says, and halves it as often as leaves 1280 px. Its color profile and what is transparent stay with the
 * picture: whoever opens it treats them as those of any other photo.
 *
 * @throws FailureError `undecodable` for what libheif cannot read, `memory` over 100 megapixels, `programNotLoaded` if
 *   libheif itself cannot be loaded
 */
export async function convertHeic(file: Blob): Promise<ConvertedPhoto> {
  const [libheif, bytes] = await Promise.all([loadLibheif(), file.arrayBuffer()]);
  const images = decode(new libheif.HeifDecoder(), new Uint8Array(bytes));
  const image = images.find((candidate) => candidate.is_primary()) ?? images[0];
  if (!image) throw new FailureError({ kind: 'undecodable', format: 'heic' });
  const source = { width: image.get_width(), height: image.get_height() };
  const tooLarge = checkDeclaredSize(source.width, source.height);
  if (tooLarge) throw new FailureError(tooLarge);

  let pixels: PixelBuffer = { ...source, data: new Uint8ClampedArray(source.width * source.height * 4) };
  const shown = await new Promise<object | null>((resolve) => image.display(pixels, resolve));
  if (!shown) throw new FailureError({ kind: 'undecodable', format: 'heic' });
  for (let left = countHalvings(source.width, source.height, neededSide); left > 0; left -= 1)
    pixels = halve(pixels);
  const canvas = newCanvas(pixels.width, pixels.height, true);
  drawPixels(canvas, pixels);
  const picture = await encode(canvas, 'image/png', 1);
  const profile = colorProfile(libheif, image);
  return { picture: profile ? await withColorProfile(picture, profile) : picture, source };
}

/** The ICC profile that the photo's colors are meant in: of phones' photos mostly that of Display P3. Null where it names none. */
function colorProfile(libheif: Libheif, { handle }: HeifImage): Uint8Array<ArrayBuffer> | null {
  const image = handle.$$.ptr;
  const size = libheif._heif_image_handle_get_raw_color_profile_size(image);
  if (size === 0) return null;
  const error = libheif._malloc(errorBytes);
  const target = libheif._malloc(size);
  libheif._heif_image_handle_get_raw_color_profile(error, image, target);
  return libheif.HEAPU8.slice(target, target + size);
}

/** What `heif_error` takes: two numbers and a pointer to its message. */
const errorBytes = 12;

/** Loads libheif. If its wasm cannot be fetched, the failure is `programNotLoaded`, because the photo is not at fault. */
async function loadLibheif(): Promise<Libheif> {
  try {
    const answer = await fetch(wasmAddress);
    if (!answer.ok) throw new Error(`${wasmAddress}: ${answer.status}`);
    const wasmBinary = await answer.arrayBuffer();
    const quiet = () => undefined;
    return startLibheif({ wasmBinary, print: quiet, printErr: quiet }) as unknown as Libheif;
  } catch (cause) {
    throw new FailureError({ kind: 'programNotLoaded' }, { cause });
  }
}

/** Decodes the file. The decoder has loaded by now, so if the wasm itself fails, the file is damaged. */
function decode(decoder: HeifDecoder, bytes: Uint8Array): HeifImage[] {
  try {
    return decoder.decode(bytes);
  } catch (cause) {
    if (cause instanceof RangeError) throw cause;
    throw new FailureError({ kind: 'undecodable', format: 'heic' }, { cause });
  }
}
