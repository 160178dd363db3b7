import { expect, onTestFinished, test, vi } from 'vitest';
import type { OpenedPhoto } from '../../src/domain/photo/OpenedPhoto.ts';
import { createWorkers } from '../../src/adapters/workers/createWorkers.ts';
import { type DecodedPhoto, openPhoto } from '../../workers/openPhoto.ts';
import { toOutcome } from '../../workers/toOutcome.ts';
import { type HostileFile, hostileFiles, hugePhoto } from '../drawn/hostileFiles.ts';
import { buildJpeg } from '../drawn/hostileFilesJpeg.ts';
import { buildPng } from '../drawn/hostileFilesPng.ts';
import { holdLimitsHere } from '../adapters/holdLimitsHere.ts';
import { kernelMemoryIsEmpty } from './kernelMemoryIsEmpty.ts';

// The page never becomes idle here, so that no worker starts before it is asked for.
const { photo: jobs } = createWorkers();

const open = ({ name, type, bytes }: Pick<HostileFile, 'name' | 'type' | 'bytes'>) =>
  jobs.open(new AbortController().signal, new File([bytes()], name, { type }));

const openBytes = async (bytes: Uint8Array<ArrayBuffer>): Promise<OpenedPhoto> =>
  (await decodeBytes(bytes)).photo;

async function decodeBytes(bytes: Uint8Array<ArrayBuffer>): Promise<DecodedPhoto> {
  const opened = await open({ name: 'photo', type: 'image/png', bytes: () => bytes });
  if (!opened.ok) throw new Error(opened.failure.kind);
  return opened.value;
}

const colorAt = ({ raster }: OpenedPhoto, x: number, y: number): number[] =>
  Array.from(raster.data).slice((y * raster.width + x) * 4, (y * raster.width + x) * 4 + 4);

function shownAt(preview: ImageBitmap, x: number, y: number): number[] {
  const context = new OffscreenCanvas(1, 1).getContext('2d');
  context?.drawImage(preview, -x, -y);
  return Array.from(context?.getImageData(0, 0, 1, 1).data ?? []);
}

test.for([...hostileFiles, hugePhoto])(
  '[UPL-09] $name ends as a photo or as the failure that its words are found by',
  async (file) => {
    // On a busy machine the largest of these photos takes longer to open than a photo may.
    holdLimitsHere();
    onTestFinished(() => void vi.unstubAllGlobals());
    const opened = await open(file);
    if (typeof file.becomes === 'string')
      expect(opened).toMatchObject({ ok: false, failure: { kind: file.becomes } });
    else expect(opened).toMatchObject({ ok: true, value: { photo: { source: file.becomes } } });
  },
);

test('[PRV-02] the memory in which a photo was scaled is wiped', async () => {
  const bytes = buildPng({ width: 900, height: 60, colorType: 2, bitDepth: 8, sample: (x, y) => x + y });
  const { preview } = await openPhoto(new Blob([bytes]));
  preview.close();
  expect(kernelMemoryIsEmpty()).toBe(true);
});

test('[PRV-02] what a photo was decoded to is freed soon after, and only its preview is left', async () => {
  const bytes = buildPng({ width: 90, height: 60, colorType: 2, bitDepth: 8, sample: (x, y) => x + y });
  const decode = vi.spyOn(globalThis, 'createImageBitmap');
  const { preview } = await openPhoto(new Blob([bytes]));
  const image: ImageBitmap = await decode.mock.results[0]!.value;
  decode.mockRestore();
  await expect.poll(() => image.width).toBe(0);
  expect(preview.width).toBe(90);
  preview.close();
});

test('[UPL-09] a file that cannot be read is told from one that cannot be decoded', async () => {
  const gone = () => Promise.reject(new DOMException('moved', 'NotReadableError'));
  const withheld = Object.assign(new Blob(['x']), {
    arrayBuffer: gone,
    slice: () => ({ arrayBuffer: gone }),
  });
  expect(await toOutcome(() => openPhoto(withheld as Blob))).toEqual({
    ok: false,
    failure: { kind: 'unreadable' },
  });

  // Read well enough to be sniffed, gone when it is decoded.
  const vanished = Object.assign(new Blob(['no image']), { arrayBuffer: gone });
  expect(await toOutcome(() => openPhoto(vanished))).toEqual({ ok: false, failure: { kind: 'unreadable' } });
});

test('[PIP-04] EXIF is honored: the camera held sideways gives an upright photo', async () => {
  const bright = 220;
  const dark = 30;
  // Orientation 6: the stored left edge is the photo's top.
  const photo = await openBytes(
    buildJpeg({
      width: 160,
      height: 80,
      components: 1,
      orientation: 6,
      level: (column) => (column < 10 ? bright : dark),
    }),
  );
  expect([photo.raster.width, photo.raster.height]).toEqual([80, 160]);
  expect(colorAt(photo, 40, 20)[0]).toBeGreaterThan(bright - 4);
  expect(colorAt(photo, 40, 140)[0]).toBeLessThan(dark + 4);
});

test('[PIP-04] the rasters are scaled to 640, 200 and 100 px at the longest side', async () => {
  const photo = await openBytes(
    buildJpeg({ width: 2600, height: 1950, components: 3, level: (x, y) => ((x ^ y) & 1 ? 180 : 90) }),
  );
  const sides = [photo.raster, photo.canvas, photo.checkCopy].map(({ width, height }) => [width, height]);
  expect(sides).toEqual([
    [640, 480],
    [200, 150],
    [100, 75],
  ]);
});

test('[UPL-05] what is shown is a copy of 2048 px at the longest side, upright, and never enlarged', async () => {
  const tall = await decodeBytes(
    buildJpeg({
      width: 2600,
      height: 1300,
      components: 1,
      orientation: 6,
      // Of blocks of 8 px.
      level: (column) => (column < 162 ? 220 : 30),
    }),
  );
  expect([tall.preview.width, tall.preview.height]).toEqual([1024, 2048]);
  expect(shownAt(tall.preview, 480, 400)[0]).toBeGreaterThan(216);
  expect(shownAt(tall.preview, 480, 1600)[0]).toBeLessThan(34);
  const large = await decodeBytes(
    buildJpeg({ width: 3900, height: 160, components: 1, level: (column) => (column < 243 ? 220 : 30) }),
  );
  expect([large.preview.width, large.preview.height]).toEqual([1950, 80]);
  expect(shownAt(large.preview, 900, 40)[0]).toBeGreaterThan(216);
  expect(shownAt(large.preview, 1000, 40)[0]).toBeLessThan(34);
  expect(large.photo.source).toEqual({ width: 3900, height: 160 });
  const small = await decodeBytes(
    buildPng({ width: 60, height: 44, colorType: 2, bitDepth: 8, sample: (x, y) => x + y }),
  );
  expect([small.preview.width, small.preview.height]).toEqual([60, 44]);
});

test('[UPL-09] a photo that can be decoded and not be copied is told by its preview', async () => {
  vi.spyOn(OffscreenCanvas.prototype, 'transferToImageBitmap').mockImplementation(() => {
    throw new DOMException('too large', 'InvalidStateError');
  });
  const bytes = buildPng({ width: 60, height: 60, colorType: 2, bitDepth: 8, sample: (x, y) => x + y });
  expect(await toOutcome(() => openPhoto(new Blob([bytes])))).toEqual({
    ok: false,
    failure: { kind: 'previewFailed' },
  });
  vi.restoreAllMocks();
});

test('[ERR-06] a browser whose workers decode no photos, such as Safari before 15, is blamed, and not the photo', async () => {
  vi.stubGlobal('createImageBitmap', undefined);
  const bytes = buildPng({ width: 60, height: 60, colorType: 2, bitDepth: 8, sample: (x, y) => x + y });
  const opened = await toOutcome(() => openPhoto(new Blob([bytes])));
  vi.unstubAllGlobals();
  expect(opened).toEqual({ ok: false, failure: { kind: 'canvas' } });
});

test('[PIP-04] a photo smaller than that is never enlarged', async () => {
  const photo = await openBytes(
    buildPng({ width: 60, height: 44, colorType: 2, bitDepth: 8, sample: (x, y) => x + y }),
  );
  for (const raster of [photo.raster, photo.canvas, photo.checkCopy])
    expect([raster.width, raster.height]).toEqual([60, 44]);
  expect(colorAt(photo, 10, 20)).toEqual([30, 30, 30, 255]);
});

test('[PIP-05] halving in the browser gives the mean of four pixels, in all of a photo of several tiles', async () => {
  // Columns 0 and 255 in turn, and a step in the middle: any other filter, and any seam, would show.
  const photo = await openBytes(
    buildPng({
      width: 2560,
      height: 320,
      colorType: 0,
      bitDepth: 8,
      sample: (x, y) => (y < 160 ? (x & 1) * 200 : (y & 1) * 100),
    }),
  );
  expect([photo.raster.width, photo.raster.height]).toEqual([640, 80]);
  const levels = Array.from({ length: photo.raster.data.length / 4 }, (_, i) => photo.raster.data[i * 4]!);
  const upper = levels.slice(0, 640 * 40);
  const lower = levels.slice(640 * 40);
  expect([Math.min(...upper), Math.max(...upper)]).toEqual([100, 100]);
  expect([Math.min(...lower), Math.max(...lower)]).toEqual([50, 50]);
});

test('[PIP-05] what is transparent lies on white paper, in what is measured and in what is shown', async () => {
  const { photo, preview } = await decodeBytes(
    buildPng({
      width: 64,
      height: 64,
      colorType: 6,
      bitDepth: 8,
      sample: (x, _y, channel) => (channel === 3 ? (x < 32 ? 0 : 255) : 10),
    }),
  );
  expect(colorAt(photo, 5, 5)).toEqual([255, 255, 255, 255]);
  expect(colorAt(photo, 60, 5)).toEqual([10, 10, 10, 255]);
  expect([shownAt(preview, 5, 5), shownAt(preview, 60, 5)]).toEqual([
    [255, 255, 255, 255],
    [10, 10, 10, 255],
  ]);
});

test('[PIP-04] the fingerprint outlives saving anew at quality 80 and at three quarters of the size', async () => {
  let kept = 0;
  const seeds = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];
  const seen = new Set<string>();
  for (const seed of seeds) {
    const canvas = paintScene(seed);
    const original = await fingerprintOf(canvas, 0.95);
    const smaller = new OffscreenCanvas(canvas.width * 0.75, canvas.height * 0.75);
    smaller.getContext('2d')!.drawImage(canvas, 0, 0, smaller.width, smaller.height);
    seen.add(original);
    if ((await fingerprintOf(canvas, 0.8)) === original && (await fingerprintOf(smaller, 0.9)) === original)
      kept++;
  }
  expect(seen.size).toBe(seeds.length);
  expect(kept).toBeGreaterThanOrEqual(9);
});

async function fingerprintOf(canvas: OffscreenCanvas, quality: number): Promise<string> {
  return (await openPhoto(await canvas.convertToBlob({ type: 'image/jpeg', quality }))).photo.fingerprint;
}

/** Soft lights of a scene, placed by a seed. */
function paintScene(seed: number): OffscreenCanvas {
  const canvas = new OffscreenCanvas(800, 600);
  const context = canvas.getContext('2d')!;
  context.fillStyle = `hsl(${seed * 67} 30% 45%)`;
  context.fillRect(0, 0, 800, 600);
  for (let spot = 1; spot <= 12; spot++) {
    const turn = Math.sin(seed * 12.9898 + spot * 78.233) * 43758.5453;
    const [x, y] = [(turn - Math.floor(turn)) * 800, (turn * 7 - Math.floor(turn * 7)) * 600];
    const light = context.createRadialGradient(x, y, 0, x, y, 220);
    light.addColorStop(0, `hsl(${spot * 41 + seed * 13} 60% ${30 + ((spot * seed) % 50)}%)`);
    light.addColorStop(1, 'transparent');
    context.fillStyle = light;
    context.fillRect(0, 0, 800, 600);
  }
  return canvas;
}

test('[AIX-04] what is sent is a scaled copy of 512 px without the metadata of the file', async () => {
  const file = buildJpeg({
    width: 1200,
    height: 900,
    components: 3,
    orientation: 3,
    level: (x, y) => ((x + y) * 5) % 256,
  });
  const text = (bytes: BufferSource) => new TextDecoder('latin1').decode(bytes);
  expect(text(file)).toContain('Exif');
  const opened = await openBytes(file);
  const sent = await jobs.encode(new AbortController().signal, opened.raster);
  if (!sent.ok) throw new Error(sent.failure.kind);
  expect(sent.value.type).toBe('image/jpeg');
  const bitmap = await createImageBitmap(sent.value);
  expect([bitmap.width, bitmap.height]).toEqual([512, 384]);
  expect(text(await sent.value.arrayBuffer())).not.toContain('Exif');
});
