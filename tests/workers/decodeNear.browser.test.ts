import { afterEach, expect, test, vi } from 'vitest';
import type { PixelBuffer } from '../../src/domain/photo/PixelBuffer.ts';
import { declaredSize } from '../../workers/declaredSize.ts';
import { decodeNear, type NearPhoto } from '../../workers/decodeNear.ts';
import { decodesToPlanes } from '../../workers/decodesToPlanes.ts';
import { type Drawable, newCanvas, readPixels } from '../../workers/imageCodec.ts';
import { nextNoise } from '../../workers/nextNoise.ts';
import { halve } from '../../workers/pixels/halve.ts';
import { readHalved } from '../../workers/readHalved.ts';
import { displayP3Profile } from '../drawn/colorProfiles.ts';
import { exifSegment, segment } from '../drawn/hostileFilesJpeg.ts';
import { kernelMemoryIsEmpty } from './kernelMemoryIsEmpty.ts';

/** The half of this length or more is made of planes here, as that of `rasterSizes.half` is in the product. */
const atLeast = 100;

/** A JPEG of noise, from pale to glaring, with these segments in its header. Chromium stores its colors at half its size below quality 1. */
async function noisyJpeg(
  width: number,
  height: number,
  added: readonly number[] = [],
  quality = 0.9,
): Promise<File> {
  let state = 7;
  const data = Uint8ClampedArray.from({ length: width * height * 4 }, (_, i) => {
    state = nextNoise(state);
    const strength = ((i >> 2) % width) / width;
    return i % 4 === 3 ? 255 : 128 + ((state >>> 24) - 128) * 2 * strength;
  });
  const context = newCanvas(width, height);
  context.putImageData(new ImageData(data, width, height), 0, 0);
  const jpeg = await context.canvas.convertToBlob({ type: 'image/jpeg', quality });
  // The segments are inserted right behind the start of the image, before those that Chromium writes.
  const bytes = new Uint8Array(await jpeg.arrayBuffer());
  return new File([bytes.slice(0, 2), Uint8Array.from(added), bytes.slice(2)], 'noise.jpg', {
    type: 'image/jpeg',
  });
}

function pixelsOf({ image, width, height }: Drawable): PixelBuffer {
  const context = newCanvas(width, height);
  context.drawImage(image, 0, 0);
  return readPixels(context, width, height);
}

/** Whether two pictures are the same to the bit. */
const alike = (one: PixelBuffer, two: PixelBuffer): boolean =>
  one.width === two.width && one.height === two.height && one.data.every((level, i) => level === two.data[i]);

/** Decodes a photo as opening it does. */
const decode = async (file: Blob): Promise<NearPhoto> =>
  decodeNear(file, await file.arrayBuffer(), await declaredSize(file), atLeast);

/** The half of the bitmap that the browser decodes, computed from its pixels. */
async function halfOf(file: Blob): Promise<PixelBuffer> {
  const image = await createImageBitmap(file);
  return halve(pixelsOf({ image, width: image.width, height: image.height }));
}

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test.each([
  ['of even sides', 640, 480, 0],
  ['of odd sides', 641, 483, 0],
  ['of one column too many for the vectors', 274, 300, 0],
  ['whose bottom is its right', 640, 480, 6],
  ['that stands on its head', 640, 480, 3],
  ['whose bottom is its left', 640, 480, 8],
  ['that lies on its side, with odd sides of its half', 642, 482, 6],
] as const)(
  '[PIP-05] a JPEG %s is halved from its planes to the same bit as from its pixels',
  async (_, width, height, orientation) => {
    const file = await noisyJpeg(width, height, orientation ? exifSegment(orientation) : []);
    const expected = await halfOf(file);
    expect(await decodesToPlanes()).toBe(true);
    const toBitmap = vi.spyOn(globalThis, 'createImageBitmap');
    const { near, quarter, source, free } = await decode(file);
    expect(toBitmap).not.toHaveBeenCalled();
    expect(source).toEqual(orientation < 5 ? { width, height } : { width: height, height: width });
    expect(alike(pixelsOf(near), expected)).toBe(true);
    if (orientation && width % 4 > 0) expect(quarter).toBeNull();
    else expect(alike(quarter!, halve(expected))).toBe(true);
    free();
    expect((near.image as OffscreenCanvas).width).toBe(0);
  },
);

const displayP3 = segment(0xe2, [...new TextEncoder().encode('ICC_PROFILE\0'), 1, 1, ...displayP3Profile()]);

test.each([
  ['with colors of Display P3', 640, 480, displayP3, 0.9],
  ['with colors of Display P3 that lies on its side', 640, 480, [...exifSegment(6), ...displayP3], 0.9],
  ['that is mirrored', 640, 480, exifSegment(2), 0.9],
  ['with odd sides that lies on its side', 641, 483, exifSegment(8), 0.9],
  ['with a color for each pixel', 640, 480, [], 1],
] as const)(
  '[PIP-05] a JPEG %s is decoded to a bitmap, and halved to the same bit',
  async (_, width, height, added, quality) => {
    const file = await noisyJpeg(width, height, added, quality);
    const expected = await halfOf(file);
    const toBitmap = vi.spyOn(globalThis, 'createImageBitmap');
    const { near, quarter } = await decode(file);
    expect(quarter).toBeNull();
    expect(toBitmap).toHaveBeenCalledOnce();
    expect(alike(pixelsOf(near), expected)).toBe(true);
  },
);

test('[PIP-05] a JPEG that EXIF turns reads the same to the bit, whether the browser halves it or we do', async () => {
  const file = await noisyJpeg(640, 480, exifSegment(6));
  const image = await createImageBitmap(file);
  const whole = { image, width: 480, height: 640 };
  expect(alike(readHalved(whole, 200, true), readHalved(whole, 200, false))).toBe(true);
});

test('[PRV-02] the memory in which planes were halved is wiped', async () => {
  const file = await noisyJpeg(640, 480);
  await decode(file);
  expect(kernelMemoryIsEmpty()).toBe(true);
});

/** Whether each of the pictures that were decoded in the meantime is closed. A closed picture has no size. */
function watchDecoded() {
  const decoded: (() => boolean)[] = [];
  const { createImageBitmap } = globalThis;
  vi.spyOn(globalThis, 'createImageBitmap').mockImplementation(async (file: ImageBitmapSource) => {
    const image = await createImageBitmap(file);
    decoded.push(() => image.width === 0);
    return image;
  });
  vi.stubGlobal(
    'ImageDecoder',
    class extends ImageDecoder {
      override async decode(): Promise<ImageDecodeResult> {
        const result = await super.decode();
        decoded.push(() => result.image.codedWidth === 0);
        return result;
      }
    },
  );
  return () => decoded.map((isClosed) => isClosed());
}

test('[PRV-02] the planes of a photo are freed once its half is made', async () => {
  const file = await noisyJpeg(640, 480);
  await decodesToPlanes();
  const areClosed = watchDecoded();
  await decode(file);
  expect(areClosed()).toEqual([true]);
});

test('[PRV-02] the bitmap of a photo and its half are freed together, and not before', async () => {
  const file = await noisyJpeg(640, 480, [], 1);
  const areClosed = watchDecoded();
  const { near, free } = await decode(file);
  expect(areClosed()).toEqual([false]);
  free();
  expect(areClosed()).toEqual([true]);
  expect((near.image as OffscreenCanvas).width).toBe(0);
});

test('[PRV-02] the bitmap of a photo of which no half can be made is freed at once', async () => {
  const file = await noisyJpeg(640, 480, [], 1);
  // What is tried out once for each browser draws as well.
  (await decode(file)).free();
  const areClosed = watchDecoded();
  vi.spyOn(OffscreenCanvasRenderingContext2D.prototype, 'drawImage').mockImplementation(() => {
    throw new RangeError('planted');
  });
  await expect(decode(file)).rejects.toThrow('planted');
  expect(areClosed()).toEqual([true]);
});

test('[PIP-05] a photo whose planes cannot be copied is decoded to a bitmap', async () => {
  const file = await noisyJpeg(640, 480);
  const expected = await halfOf(file);
  await decodesToPlanes();
  const areClosed = watchDecoded();
  vi.spyOn(VideoFrame.prototype, 'copyTo').mockRejectedValue(new DOMException('planted', 'OperationError'));
  const { near, quarter } = await decode(file);
  expect(quarter).toBeNull();
  expect(alike(pixelsOf(near), expected)).toBe(true);
  expect(areClosed()).toEqual([true, false]);
});

test('[UPL-09] a JPEG that is cut short is refused, and so is one that no decoder reads', async () => {
  const file = await noisyJpeg(640, 480);
  const header = await file.slice(0, 700).arrayBuffer();
  for (const broken of [
    file.slice(0, file.size / 2, file.type),
    new Blob([header, Uint8Array.of(0xff, 0xd9)], { type: file.type }),
  ]) {
    await expect(decode(broken)).rejects.toThrow();
  }
});
