import { expect, test } from 'vitest';
import { bitmapOf, browserHalvesAlike, readHalved } from '../../workers/imageCodec.ts';
import { nextNoise } from '../../workers/nextNoise.ts';

/** Noise, so that any other filter, rounding or seam shows; of odd sides, so that something is left over. */
function noise(width: number, height: number) {
  let state = 7;
  const data = Uint8ClampedArray.from({ length: width * height * 4 }, (_, i) => {
    state = nextNoise(state);
    return i % 4 === 3 ? 255 : state >>> 24;
  });
  return { data, width, height };
}

test('[PIP-04] [PIP-05] a photo reads the same to the bit, whether the browser halves it or we do', async () => {
  expect(browserHalvesAlike()).toBe(true);
  // Several tiles high either way, halved twice; and one that is not halved at all.
  for (const [width, height, atLeast] of [
    [1203, 901, 300],
    [203, 101, 200],
  ] as const) {
    const image = await bitmapOf(noise(width, height));
    const byDrawing = readHalved({ image, width, height }, atLeast, true);
    const byHand = readHalved({ image, width, height }, atLeast, false);
    image.close();
    expect([byHand.width, byHand.height]).toEqual([byDrawing.width, byDrawing.height]);
    expect(byHand.data.some((level, i) => level !== byDrawing.data[i])).toBe(false);
  }
});
