import startLibheif from 'libheif-js/libheif-wasm/libheif.js';
import wasmAddress from 'libheif-js/libheif-wasm/libheif.wasm?url';
import { FailureError } from '../src/domain/failures/FailureError.ts';
import { checkDeclaredSize } from '../src/domain/photo/checkDeclaredSize.ts';
import type { PixelBuffer } from '../src/domain/photo/PixelBuffer.ts';
import { countHalvings, drawPixels, encode, newCanvas } from './imageCodec.ts';
import { halve } from './pixels/halve.ts';
import { withColorProfile } from './withColorProfile.ts';
import { withPngChunk } from './withPngChunk.ts';

/** The parts of libheif that are used, because its own types lack the decoder. Pointers are byte offsets in `HEAPU8`. */
interface Libheif {
  readonly HeifDecoder: new () => HeifDecoder;
  /** Decodes an image, turned and mirrored as the file says. The result has no channels if the image could not be decoded. */
  readonly heif_js_decode_image2: (
    handle: HeifImage['handle'],
    colorspace: unknown,
    chroma: unknown,
  ) => Partial<DecodedImage>;
  readonly heif_colorspace: { readonly heif_colorspace_RGB: unknown };
  readonly heif_chroma: { readonly heif_chroma_interleaved_RGBA: unknown };
  /** The memory of libheif. A call that makes it grow replaces this array. */
  readonly HEAPU8: Uint8Array<ArrayBuffer>;
  readonly _malloc: (bytes: number) => number;
  /** 0 where there is none. */
  readonly _heif_image_handle_get_raw_color_profile_size: (image: number) => number;
  readonly _heif_image_handle_get_raw_color_profile: (error: number, image: number, target: number) => void;
  /** Writes to `target` the address of the numbers that name a color space, or nothing if the file names none. */
  readonly _heif_image_handle_get_nclx_color_profile: (error: number, image: number, target: number) => void;
}
interface HeifDecoder {
  decode(file: Uint8Array): HeifImage[];
}
interface HeifImage {
  /** The image in libheif's memory. `ptr` is the pointer that libheif's C functions take. */
  readonly handle: { readonly $$: { readonly ptr: number } };
  /** px, upright. */
  get_width(): number;
  get_height(): number;
  is_primary(): boolean;
}
interface DecodedImage {
  /** A single one, because the colors are interleaved. A new row begins every `stride` bytes. */
  readonly channels: readonly {
    readonly width: number;
    readonly height: number;
    readonly stride: number;
    readonly data: Uint8Array;
  }[];
}

/** A photo that the browser could not decode, as a picture that it can. */
export interface ConvertedPhoto {
  /** A PNG with exactly the pixels that were decoded and their color space, so that every browser reads it alike. */
  readonly picture: Blob;
  /** Size of the upright photo, px. */
  readonly source: { readonly width: number; readonly height: number };
}

/** The longest side that is needed for showing and measuring a photo, px. */
const neededSide = 1280;

/**
 * Decodes a HEIC or HEIF photo with libheif 1.23 (its wasm build, which evaluates no text), turns and mirrors it as the
 * file says, and halves it as long as its longest side stays at 1280 px or more. The picture keeps the color profile and the
 * transparency, which are then treated like those of any other photo.
 *
 * @throws FailureError `undecodable` for what libheif cannot read, `memory` over 100 megapixels, `programNotLoaded` if
 *   libheif itself cannot be loaded
 */
export async function convertHeic(file: Blob): Promise<ConvertedPhoto> {
  const [libheif, bytes] = await Promise.all([loadLibheif(), file.arrayBuffer()]);
  const images = orUndecodable(() => new libheif.HeifDecoder().decode(new Uint8Array(bytes)));
  const image = images.find((candidate) => candidate.is_primary()) ?? images[0];
  if (!image) throw new FailureError(undecodable);
  const source = { width: image.get_width(), height: image.get_height() };
  const tooLarge = checkDeclaredSize(source.width, source.height);
  if (tooLarge) throw new FailureError(tooLarge);

  let pixels = orUndecodable(() => decodePixels(libheif, image));
  for (let left = countHalvings(source.width, source.height, neededSide); left > 0; left -= 1)
    pixels = halve(pixels);
  const canvas = newCanvas(pixels.width, pixels.height, true);
  drawPixels(canvas, pixels);
  const picture = await encode(canvas, 'image/png', 1);
  return { picture: await withColorSpace(picture, libheif, image), source };
}

/** The picture with the color space of the photo: its ICC profile, or the chunk for Display P3 if the photo names these primaries. */
async function withColorSpace(picture: Blob, libheif: Libheif, image: HeifImage): Promise<Blob> {
  const profile = colorProfile(libheif, image);
  if (profile) return withColorProfile(picture, profile);
  return primariesOf(libheif, image) === displayP3[0] ? withPngChunk(picture, 'cICP', displayP3) : picture;
}

/** The body of PNG's chunk `cICP` for Display P3: its primaries, sRGB's curve, RGB, the full range, by ITU-T H.273 (W3C PNG, 11.3.2.6). */
const displayP3 = [12, 13, 0, 1] as const;

/** The number of the primaries that the photo names (ITU-T H.273, table 2). Null where it names none. */
function primariesOf(libheif: Libheif, { handle }: HeifImage): number | null {
  const error = libheif._malloc(errorBytes);
  const target = libheif._malloc(4);
  libheif._heif_image_handle_get_nclx_color_profile(error, handle.$$.ptr, target);
  const memory = new DataView(libheif.HEAPU8.buffer);
  // The error's first number is 0 where there is none. In the profile the primaries follow the number of its version.
  return memory.getUint32(error, true) === 0
    ? memory.getUint32(memory.getUint32(target, true) + 4, true)
    : null;
}

/** The ICC profile of the photo's colors, which is that of Display P3 in most photos of phones. Null where the file contains none. */
function colorProfile(libheif: Libheif, { handle }: HeifImage): Uint8Array<ArrayBuffer> | null {
  const image = handle.$$.ptr;
  const size = libheif._heif_image_handle_get_raw_color_profile_size(image);
  if (size === 0) return null;
  const error = libheif._malloc(errorBytes);
  const target = libheif._malloc(size);
  libheif._heif_image_handle_get_raw_color_profile(error, image, target);
  return libheif.HEAPU8.slice(target, target + size);
}

/** The size of a `heif_error`, bytes: two numbers and a pointer to its message. */
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

/**
 * RGBA of the upright photo. It does not use `display` of libheif, which decodes in a timer of its own: an error there, as for a damaged
 * file, could not be caught, and the callback would never be called.
 */
function decodePixels(libheif: Libheif, image: HeifImage): PixelBuffer {
  const { heif_colorspace_RGB: rgb } = libheif.heif_colorspace;
  const { heif_chroma_interleaved_RGBA: rgba } = libheif.heif_chroma;
  const channel = libheif.heif_js_decode_image2(image.handle, rgb, rgba).channels?.[0];
  const width = image.get_width();
  const height = image.get_height();
  // For a damaged file there may be no channel, or one of another size.
  if (channel?.width !== width || channel.height !== height) throw new FailureError(undecodable);
  const data = new Uint8ClampedArray(width * height * 4);
  for (let row = 0; row < height; row += 1) {
    const from = row * channel.stride;
    data.set(channel.data.subarray(from, from + width * 4), row * width * 4);
  }
  return { width, height, data };
}

const undecodable = { kind: 'undecodable', format: 'heic' } as const;

/** Runs a step of libheif. Its wasm has loaded by now, so that whatever fails in it, except for memory, is the fault of the file. */
function orUndecodable<T>(decode: () => T): T {
  try {
    return decode();
  } catch (cause) {
    if (cause instanceof RangeError || cause instanceof FailureError) throw cause;
    throw new FailureError(undecodable, { cause });
  }
}
