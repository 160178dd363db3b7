import type { PixelBuffer } from '../src/domain/photo/PixelBuffer.ts';
import { decoderHalvesAlike } from './decodePhoto.ts';
import { bitmapOf } from './imageCodec.ts';
import { nextNoise } from './nextNoise.ts';
import { readPhoto } from './openPhoto.ts';
import { faceCheck } from './pixels/faceCheck.ts';

/** After so many pictures the engine has compiled what opening and checking a photo takes. */
const rounds = 8;

/** Of the size that is left of a photo of 12 megapixels once it is halved. */
const size = { width: 1000, height: 750 };

/**
 * Opens and checks a picture of its own again and again, so that the visitor's first photo does not meet cold code, which
 * takes several times as long. Between two rounds the worker is free for its jobs.
 *
 * @param isOver asked before each round.
 */
export async function warmUp(isOver: () => boolean): Promise<void> {
  const picture = bands(size.width, size.height);
  await decoderHalvesAlike();
  for (let round = 0; round < rounds && !isOver(); round++) {
    const image = await bitmapOf(picture);
    faceCheck(readPhoto({ source: size, drawable: { image, ...size }, roundingBias: 0 }).checkCopy);
    image.close();
    await new Promise((resolve) => setTimeout(resolve));
  }
}

/**
 * Four bands: noisy skin, flat skin, black and white squares, colors of every kind. Between them they lead through every
 * branch that photos take: one the engine never saw taken would have it throw away what it compiled.
 */
function bands(width: number, height: number): PixelBuffer {
  const pixels = new Uint32Array(width * height);
  let noise = 1;
  for (let i = 0; i < pixels.length; i++) {
    noise = nextNoise(noise);
    const band = Math.floor((4 * i) / pixels.length);
    const squares = ((i % width) + Math.floor(i / width)) & 16 ? 0xff_ff_ff : 0;
    pixels[i] = opaque | ([skin + ((noise >>> 8) & 0x1f_1f_1f), skin, squares, noise >>> 8][band] ?? skin);
  }
  return { data: new Uint8ClampedArray(pixels.buffer), width, height };
}

/** Blue, green and red, from the upper byte down, as a little-endian word has them. */
const skin = 0x60_80_a0;
const opaque = 0xff_00_00_00;
