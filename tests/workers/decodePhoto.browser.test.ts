import { describe, expect, test } from 'vitest';
import { declaredSize } from '../../workers/declaredSize.ts';
import { decodePhoto, decoderHalvesAlike } from '../../workers/decodePhoto.ts';
import { readHalved } from '../../workers/imageCodec.ts';
import { nextNoise } from '../../workers/nextNoise.ts';
import { rasterSizes } from '../../workers/pixels/rasterSizes.ts';
import { buildJpeg } from '../drawn/hostileFilesJpeg.ts';

/** Levels: halving rounds down each time, decoding to the size once, and the colors of neighbors are spread otherwise. */
const mostDifference = 4;

/** What a sensor adds in little light, to be laid over a picture. */
function grain(side: number): OffscreenCanvas {
  const tile = new ImageData(side, side);
  let state = 12_345;
  for (let i = 0; i < tile.data.length; i += 4) {
    state = nextNoise(state);
    tile.data.fill(state >>> 24, i, i + 3);
    tile.data[i + 3] = 20;
  }
  const canvas = new OffscreenCanvas(side, side);
  canvas.getContext('2d')!.putImageData(tile, 0, 0);
  return canvas;
}

/** Grainy lights of all colors that a screen shows, saved by the browser. */
function paintPhoto(
  width: number,
  height: number,
  { colorSpace = 'srgb', type = 'image/jpeg' }: { colorSpace?: PredefinedColorSpace; type?: string } = {},
): Promise<Blob> {
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d', { colorSpace })!;
  context.fillStyle = 'rgb(120 90 70)';
  context.fillRect(0, 0, width, height);
  for (let spot = 0; spot < 60; spot++) {
    const [x, y] = [(spot * 7919) % width, (spot * 104_729) % height];
    const light = context.createRadialGradient(x, y, 0, x, y, 60 + spot * 5);
    light.addColorStop(0, `hsl(${spot * 67} 45% ${20 + ((spot * 31) % 60)}%)`);
    light.addColorStop(1, 'transparent');
    context.fillStyle = light;
    context.fillRect(0, 0, width, height);
  }
  context.fillStyle = context.createPattern(grain(256), 'repeat')!;
  context.fillRect(0, 0, width, height);
  return canvas.convertToBlob({ type, quality: 0.9 });
}

/** The photo behind metadata that tells how the camera was held. */
async function held(photo: Blob, orientation: number): Promise<Blob> {
  const other = buildJpeg({ width: 8, height: 8, components: 1, orientation, level: () => 0 });
  const metadata = other.slice(2, 4 + ((other[4]! << 8) | other[5]!));
  return new Blob([photo.slice(0, 2), metadata, photo.slice(2)], { type: 'image/jpeg' });
}

async function read(file: Blob, declared: Awaited<ReturnType<typeof declaredSize>>) {
  const { source, drawable, close } = await decodePhoto(file, declared, rasterSizes.raster);
  const pixels = readHalved(drawable, rasterSizes.raster);
  close();
  return { source, decodedWidth: drawable.width, pixels };
}

/** What is read of a file decoded to its reading size, and of the same decoded whole. */
const readBothWays = async (file: Blob) =>
  [await read(file, await declaredSize(file)), await read(file, null)] as const;

const largestDifference = (one: Uint8ClampedArray, other: Uint8ClampedArray) =>
  one.reduce((most, level, i) => Math.max(most, Math.abs(level - other[i]!)), 0);

describe('a JPEG decoded to the size it is read at', () => {
  test.for([
    ['halved twice, sides odd', 2707, 1803, 2],
    ['halved three times', 5200, 3000, 3],
    ['halved three times of four', 10_240, 900, 3],
  ] as const)(
    '[PIP-04] [PIP-05] reads like the whole photo halved: %s',
    async ([, width, height, halvings]) => {
      const [reduced, whole] = await readBothWays(await paintPhoto(width, height));
      expect(whole.decodedWidth).toBe(width);
      expect(reduced.decodedWidth).toBe(width >> halvings);
      expect(reduced.source).toEqual({ width, height });
      expect([reduced.pixels.width, reduced.pixels.height]).toEqual([
        whole.pixels.width,
        whole.pixels.height,
      ]);
      expect(largestDifference(reduced.pixels.data, whole.pixels.data)).toBeLessThanOrEqual(mostDifference);
    },
  );

  test('[PIP-04] [PIP-05] is upright however the camera was held', async () => {
    const photo = await paintPhoto(2704, 1800);
    for (let orientation = 1; orientation <= 8; orientation++) {
      const [reduced, whole] = await readBothWays(await held(photo, orientation));
      expect(reduced.source).toEqual(whole.source);
      expect(reduced.decodedWidth).toBe(whole.source.width / 4);
      expect(largestDifference(reduced.pixels.data, whole.pixels.data)).toBeLessThanOrEqual(mostDifference);
    }
  });

  test('[PIP-05] keeps the colors of a wider profile', async () => {
    const [reduced, whole] = await readBothWays(await paintPhoto(2704, 1800, { colorSpace: 'display-p3' }));
    expect(reduced.decodedWidth).toBe(whole.decodedWidth / 4);
    expect(largestDifference(reduced.pixels.data, whole.pixels.data)).toBeLessThanOrEqual(mostDifference);
  });
});

test('[PIP-05] this browser decodes as it halves, and the photo may be lighter by what halving cuts off', async () => {
  expect(await decoderHalvesAlike()).toBe(true);
  const photo = await paintPhoto(2704, 1800);
  const { roundingBias, close } = await decodePhoto(photo, await declaredSize(photo), rasterSizes.raster);
  close();
  expect(roundingBias).toBe(0.75);
  const [reduced, whole] = await readBothWays(photo);
  const sum = (levels: Uint8ClampedArray) => levels.reduce((total, level) => total + level, 0);
  const channels = reduced.pixels.width * reduced.pixels.height * 3;
  const found = (sum(reduced.pixels.data) - sum(whole.pixels.data)) / channels;
  expect(Math.abs(found - roundingBias)).toBeLessThan(0.15);
});

test('[PIP-05] a photo hardly halved, or of another format, is decoded whole', async () => {
  const small = await paintPhoto(2500, 1800);
  expect((await read(small, await declaredSize(small))).decodedWidth).toBe(2500);
  const png = await paintPhoto(2704, 1800, { type: 'image/png' });
  expect((await read(png, await declaredSize(png))).decodedWidth).toBe(2704);
});

test('[UPL-09] of a JPEG cut short, the usual way of decoding has the last word', async () => {
  const photo = await paintPhoto(2704, 1800);
  const cut = photo.slice(0, photo.size / 3);
  const declared = await declaredSize(cut);
  expect(declared?.width).toBe(2704);
  const usual = await createImageBitmap(cut).then(
    () => 'decoded',
    ({ name }: DOMException) => name,
  );
  const ours = await decodePhoto(cut, declared, rasterSizes.raster).then(
    () => 'decoded',
    ({ name }: DOMException) => name,
  );
  expect(ours).toBe(usual);
});
