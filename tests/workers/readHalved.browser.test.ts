import { expect, test, vi } from 'vitest';
import { browserHalvesAlike } from '../../workers/browserHalvesAlike.ts';
import { halvedOnce, prepareHalf } from '../../workers/halvedOnce.ts';
import { bitmapOf } from '../../workers/imageCodec.ts';
import { noisyRaster } from '../../workers/noisyRaster.ts';
import { readHalved } from '../../workers/readHalved.ts';

test('[PIP-04] [PIP-05] a photo reads the same to the bit, whether the browser halves it or we do', async () => {
  expect(browserHalvesAlike()).toBe(true);
  // Several tiles high either way, halved twice; and one that is not halved at all.
  for (const [width, height, atLeast] of [
    [1203, 901, 300],
    [203, 101, 200],
  ] as const) {
    const image = await bitmapOf(noisyRaster(width, height));
    const byDrawing = readHalved({ image, width, height }, atLeast, true);
    const byHand = readHalved({ image, width, height }, atLeast, false);
    image.close();
    expect([byHand.width, byHand.height]).toEqual([byDrawing.width, byDrawing.height]);
    expect(byHand.data.some((level, i) => level !== byDrawing.data[i])).toBe(false);
  }
});

test('[PIP-05] a photo that was halved once reads on the same to the bit', async () => {
  const [width, height] = [1203, 901];
  const image = await bitmapOf(noisyRaster(width, height));
  const whole = { image, width, height };
  const half = halvedOnce(whole, 600);
  expect([half.width, half.height]).toEqual([601, 450]);
  const [read, expected] = [readHalved(half, 150), readHalved(whole, 150)];
  image.close();
  expect([read.width, read.height]).toEqual([expected.width, expected.height]);
  expect(read.data.some((level, i) => level !== expected.data[i])).toBe(false);
});

test('[PIP-05] a photo is halved onto the canvas prepared for its size, and onto another where the size is not the declared one', async () => {
  const [width, height] = [1203, 901];
  const image = await bitmapOf(noisyRaster(width, height));
  const whole = { image, width, height };
  const expected = readHalved(halvedOnce(whole, 600), 150);
  for (const [declared, isUsed] of [
    [whole, true],
    [{ width: height, height: width }, false],
  ] as const) {
    const prepared = prepareHalf(declared, 600);
    const half = halvedOnce(whole, 600, prepared);
    expect(half.image === prepared?.canvas).toBe(isUsed);
    const read = readHalved(half, 150);
    expect([read.width, read.height]).toEqual([expected.width, expected.height]);
    expect(read.data.some((level, i) => level !== expected.data[i])).toBe(false);
  }
  image.close();
  expect(prepareHalf({ width: 200, height: 100 }, 101)).toBeNull();
});

test('[PIP-04] a photo that is small enough, or too large for one canvas, is not halved', async () => {
  const image = await bitmapOf(noisyRaster(200, 100));
  for (const [width, height, atLeast] of [
    [200, 100, 101],
    [200, 100, 200],
    [8194, 1000, 640],
  ] as const) {
    const whole = { image, width, height };
    expect(halvedOnce(whole, atLeast)).toBe(whole);
  }
  image.close();
});

test('[ERR-06] a browser that hands out noise in place of pixels is found out', async () => {
  const image = await bitmapOf(noisyRaster(200, 100));
  const reading = vi
    .spyOn(OffscreenCanvasRenderingContext2D.prototype, 'getImageData')
    .mockImplementation((_x, _y, width, height) => {
      const pixels = new ImageData(width, height);
      for (let at = 0; at < pixels.data.length; at += 65_536)
        crypto.getRandomValues(pixels.data.subarray(at, at + 65_536));
      return pixels;
    });
  const read = () => readHalved({ image, width: 200, height: 100 }, 100, true);
  expect(read).toThrow(expect.objectContaining({ failure: { kind: 'canvas', isScrambled: true } }));
  reading.mockRestore();
  expect(read).not.toThrow();
  image.close();
});
