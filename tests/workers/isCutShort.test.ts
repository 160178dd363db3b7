import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isCutShort } from '../../workers/isCutShort.ts';
import { asciiOf } from '../../workers/asciiOf.ts';
import { hostileFiles } from '../drawn/hostileFiles.ts';
import { buildGif } from '../drawn/hostileFilesGif.ts';
import { buildJpeg } from '../drawn/hostileFilesJpeg.ts';
import { buildPng } from '../drawn/hostileFilesPng.ts';

type Bytes = Uint8Array<ArrayBuffer>;

const size = { width: 40, height: 24 } as const;
const level = (column: number, row: number) => (column * 67 + row * 31) % 256;
const jpeg = (plan: Partial<Parameters<typeof buildJpeg>[0]> = {}) =>
  buildJpeg({ ...size, components: 3, level, ...plan });
const png = (animated: boolean) =>
  buildPng({ ...size, colorType: 2, bitDepth: 8, animated, sample: (x, y) => (x * 5 + y) % 256 });

const isCut = (...parts: readonly Bytes[]) => isCutShort(new Blob([...parts]));

/** A photo with so many segments of metadata, and in each of them a thumbnail that is a photo itself. */
function withThumbnails(count: number, segmentBytes: number): Bytes {
  const photo = jpeg();
  const segment = new Uint8Array(2 + segmentBytes);
  segment.set([0xff, 0xe2, segmentBytes >> 8, segmentBytes & 0xff]);
  segment.set(photo, 100);
  const segments = Array.from({ length: count }, () => [...segment]).flat();
  return Uint8Array.from([...photo.slice(0, 2), ...segments, ...photo.slice(2)]);
}

/** Where the last scan's pixels begin, behind its header. */
const scanOf = (bytes: Bytes) => Buffer.from(bytes).lastIndexOf(Uint8Array.of(0xff, 0xda)) + 14;

/** A photo whose header contains, behind that of the frame, a comment with the bytes by which an image ends. */
function withMisleadingComment(): Bytes {
  const photo = jpeg();
  const scan = scanOf(photo) - 14;
  const comment = [0xff, 0xfe, 0, 10, 0xff, 0xd9, 0xff, 0xd9, 0, 0, 0, 0];
  return Uint8Array.from([...photo.slice(0, scan), ...comment, ...photo.slice(scan)]);
}

/** A GIF whose image has a table of two colors, both black, of its own. */
function withOwnColors(): Bytes {
  const gif = buildGif(40, 24, [1]);
  const flags = 13 + 128 * 3 + 8 + 9;
  return Uint8Array.from([...gif.slice(0, flags), 0x80, ...new Uint8Array(6), ...gif.slice(flags + 1)]);
}

const word = (value: number) => [0, 8, 16, 24].map((shift) => (value >>> shift) & 0xff);

/** A WebP with zeros in place of its pixels: only its length is looked at. */
const webp = Uint8Array.from([
  ...asciiOf('RIFF'),
  ...word(4 + 60),
  ...asciiOf('WEBP'),
  ...new Uint8Array(60),
]);

/** A bitmap of 5 by 3 px, three bytes each, so that a row of 15 bytes is padded to 16. */
function bitmap({ height = 3, compression = 0 } = {}): Bytes {
  const file = [...asciiOf('BM'), ...word(0), ...word(0), ...word(54)];
  const image = [...word(40), ...word(5), ...word(height), 1, 0, 24, 0, ...word(compression)];
  return Uint8Array.from([...file, ...image, ...new Uint8Array(20), ...new Uint8Array(16 * 3)]);
}

const after = (bytes: Bytes, text: string) => Buffer.from(bytes).indexOf(text) + text.length;

/** Files, where in them the bytes begin that make up the image, and the length from which on it is whole. */
const photos: readonly { what: string; bytes: Bytes; from: number; whole: number }[] = [
  ...[
    { what: 'a JPEG', bytes: jpeg() },
    { what: 'a progressive JPEG', bytes: jpeg({ progressive: true }) },
    { what: 'a JPEG in grey', bytes: jpeg({ components: 1, orientation: 6 }) },
    { what: 'a JPEG for print', bytes: jpeg({ components: 4 }) },
  ].map(({ what, bytes }) => ({ what, bytes, from: 2, whole: bytes.length })),
  ...[
    { what: 'a JPEG with a thumbnail', bytes: withThumbnails(1, 2000) },
    { what: 'a JPEG with a misleading comment', bytes: withMisleadingComment() },
    // More than is read of a file at first.
    { what: 'a JPEG with much metadata', bytes: withThumbnails(3, 0xffff) },
  ].map(({ what, bytes }) => ({ what, bytes, from: scanOf(bytes), whole: bytes.length })),
  // The checksum of the last chunk is not needed, and Chromium does without it.
  { what: 'a PNG', bytes: png(false), from: 8, whole: png(false).length - 4 },
  { what: 'an animated PNG', bytes: png(true), from: 8, whole: secondFrame(png(true)) },
  // Neither is the end of the file behind the last image.
  { what: 'a GIF', bytes: buildGif(40, 24, [1]), from: 13, whole: buildGif(40, 24, [1]).length - 1 },
  {
    what: 'a GIF with colors of its own',
    bytes: withOwnColors(),
    from: 13,
    whole: withOwnColors().length - 1,
  },
  {
    what: 'an animated GIF',
    bytes: buildGif(40, 24, [1, 0]),
    from: 13,
    whole: buildGif(40, 24, [1]).length - 1,
  },
  { what: 'a WebP', bytes: webp, from: 8, whole: webp.length },
  { what: 'a bitmap', bytes: bitmap(), from: 34, whole: 54 + 16 * 3 },
  // Its first row stands first.
  { what: 'a bitmap from top to bottom', bytes: bitmap({ height: -3 }), from: 34, whole: 54 + 16 * 3 },
];

/** Where the type of the chunk ends that begins the second frame. */
function secondFrame(bytes: Bytes): number {
  return after(bytes, 'IDAT') + after(bytes.slice(after(bytes, 'IDAT')), 'fcTL');
}

describe.each(photos)('$what', ({ bytes, from, whole }) => {
  test('[UPL-09] is found to be cut short wherever its image is cut, and nowhere behind it', async () => {
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: from, max: bytes.length }), async (length) => {
        expect(await isCut(bytes.slice(0, length))).toBe(length < whole);
      }),
      { numRuns: 300, examples: [[from], [whole - 1], [whole], [bytes.length]] },
    );
  });

  test('[UPL-09] is whole, however much there is behind it', async () => {
    for (const count of [1, 70_000, 300_000]) expect(await isCut(bytes, new Uint8Array(count))).toBe(false);
  });
});

test('[UPL-09] half of the marker by which an image ends, and an escaped one, end no JPEG', async () => {
  const endless = jpeg().slice(0, -2);
  for (const bytes of [[0xd9], [0xff], [0xff, 0x00, 0xd9], [0xd9, 0xff]])
    expect(await isCut(endless, Uint8Array.from(bytes))).toBe(true);
});

test('[UPL-09] the end of a JPEG is found across the border of the bytes that are read first', async () => {
  // So many bytes behind the image that the marker of its end lies on the border.
  for (const behind of [64 * 1024 - 2, 64 * 1024 - 1, 64 * 1024])
    expect(await isCut(jpeg(), new Uint8Array(behind))).toBe(false);
});

test('[UPL-09] files that Chromium takes for whole photos are none that are cut short', async () => {
  for (const { name, bytes, becomes } of hostileFiles)
    if (typeof becomes === 'object') expect([name, await isCut(bytes())]).toEqual([name, false]);
});

test.each([
  ['nothing', ''],
  ['a text', 'no image'],
  ['the first word of a WebP', 'RIFF'],
  ['the first word of a bitmap', 'BM'],
  ['a GIF without an image', `GIF89a${'\0'.repeat(7)};`],
])('[UPL-09] the decoder decides about %s', async (_, content) => {
  expect(await isCut(Uint8Array.from(asciiOf(content)))).toBe(false);
});

test('[UPL-09] the decoder decides about a bitmap with a header that is older or cut short, and about compressed rows', async () => {
  const older = bitmap().with(14, 12).slice(0, 60);
  for (const bytes of [older, bitmap().slice(0, 33), bitmap({ compression: 1 }).slice(0, 60)])
    expect(await isCut(bytes)).toBe(false);
});

test('[UPL-09] no bytes after the beginning of a photo make the check fail', async () => {
  const beginnings = photos.map(({ bytes }) => bytes.slice(0, 50));
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...beginnings),
      fc.uint8Array({ maxLength: 400 }),
      async (head, noise) => {
        expect(typeof (await isCut(head, Uint8Array.from(noise)))).toBe('boolean');
      },
    ),
  );
});
