import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { declaredSize } from '../../workers/declaredSize.ts';
import { hostileFiles } from '../drawn/hostileFiles.ts';
import { buildJpeg } from '../drawn/hostileFilesJpeg.ts';
import { buildBoastingPng } from '../drawn/hostileFilesPng.ts';

const jpeg = buildJpeg({ width: 321, height: 123, components: 1, level: () => 90 });

test('[ERR-07] the header of a small file tells that it declares 900 megapixels', async () => {
  const png = buildBoastingPng(30_000, 30_000, 1000);
  expect(await declaredSize(new Blob([png]))).toEqual({ width: 30_000, height: 30_000 });
});

test('[UPL-09] a drawing that no worker decodes is not called too complex, whatever size it declares', async () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 21000 29700"><path d="M0 0h9v9z"/></svg>';
  expect(await declaredSize(new Blob([svg], { type: 'image/svg+xml' }))).toBeNull();
});

test.each([
  ['losslessly', 0xc3],
  ['as differences', 0xc5],
  ['arithmetically', 0xc9],
  ['progressively and arithmetically', 0xca],
])('[ERR-07] the header of a JPEG that is coded %s tells its size', async (_, frame) => {
  const coded = jpeg.map((byte, at) => (jpeg[at - 1] === 0xff && byte === 0xc0 ? frame : byte));
  expect(await declaredSize(new Blob([coded]))).toEqual({ width: 321, height: 123 });
});

test.each([
  ['a pixmap whose size is words', 'P6 wide high 255 '],
  ['an icon of an unknown kind', 'icns\0\0\0\x10none\0\0\0\x08'],
])('[UPL-09] a header without a number tells no size: %s', async (_, header) => {
  expect(await declaredSize(new Blob([header]))).toBeNull();
});

test('[PIP-05] the size is found behind more metadata than the first bytes read hold', async () => {
  // Segments of application data, 64 kB each, between the start of the image and its frame.
  const padding = new Uint8Array(2 + 65_535);
  padding.set([0xff, 0xe2, 0xff, 0xff]);
  const segments = Array.from({ length: 6 }, () => padding);
  const file = new Blob([jpeg.slice(0, 2), ...segments, jpeg.slice(2)]);
  expect(await declaredSize(file)).toEqual({ width: 321, height: 123 });
});

test('[UPL-09] a photo whose beginning alone arrived, and zeros for the rest, is not searched byte by byte', async () => {
  const broken = new Uint8Array(1024 * 1024);
  broken.set(jpeg.slice(0, 20));
  const steps = vi.spyOn(Uint8Array.prototype, 'subarray');
  expect(await declaredSize(new Blob([broken]))).toBeNull();
  expect(steps.mock.calls.length).toBeLessThan(100);
  vi.restoreAllMocks();
});

test('[ERR-07] [PIP-04] the size of a JPEG is found behind bytes between its segments that belong to none', async () => {
  const lying = buildJpeg({ width: 32, height: 16, components: 1, orientation: 6, level: () => 90 });
  // Bytes are inserted before the table that follows the metadata, and before the frame header. T.81, B.1.1.2, allows 0xff in these places.
  const segmentAt = (marker: number) =>
    lying.findIndex((byte, at) => byte === 0xff && lying[at + 1] === marker);
  const quantization = segmentAt(0xdb);
  const frame = segmentAt(0xc0);
  for (const stray of [[0xff], [0xff, 0xff, 0xff, 0xff], [0x00], [0x07, 0x00, 0x09], [0x00, 0xff]]) {
    const between = Uint8Array.from(stray);
    const parts = [
      lying.slice(0, quantization),
      between,
      lying.slice(quantization, frame),
      between,
      lying.slice(frame),
    ];
    expect(await declaredSize(new Blob(parts))).toEqual({ width: 16, height: 32 });
  }
});

test('[PIP-04] the declared size is that of the upright photo, however the camera was held', async () => {
  const declared = (orientation: number) =>
    declaredSize(
      new Blob([buildJpeg({ width: 32, height: 16, components: 1, orientation, level: () => 90 })]),
    );
  for (const upright of [1, 2, 3, 4]) expect(await declared(upright)).toEqual({ width: 32, height: 16 });
  for (const lying of [5, 6, 7, 8]) expect(await declared(lying)).toEqual({ width: 16, height: 32 });
});

test('[UPL-09] whatever was cut off or scrambled, the answer is a size or none, never an exception', async () => {
  const files = hostileFiles.map(({ bytes }) => bytes());
  const damaged = fc
    .record({
      file: fc.constantFrom(...files),
      cut: fc.nat({ max: 600 }),
      at: fc.nat({ max: 300 }),
      byte: fc.nat(255),
    })
    .map(({ file, cut, at, byte }) => {
      const copy = file.slice(0, cut);
      if (at < copy.length) copy[at] = byte;
      return copy;
    });
  await fc.assert(
    fc.asyncProperty(damaged, async (bytes) => {
      const size = await declaredSize(new Blob([bytes]));
      if (size) expect(Math.min(size.width, size.height)).toBeGreaterThan(0);
    }),
    { numRuns: 300 },
  );
});
