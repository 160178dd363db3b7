import { expect, test } from 'vitest';
import { createWorkers } from '../../src/adapters/workers/createWorkers.ts';
import type { PixelBuffer } from '../../src/domain/photo/PixelBuffer.ts';
import glam from '../drawn/glam.heic?url';
import { displayP3Profile, swappingProfile } from '../drawn/colorProfiles.ts';
import { heicWithColor } from '../drawn/heicWithColor.ts';

// The page never becomes idle here, so that no worker starts before it is asked for.
const { photo, heic } = createWorkers();
const never = new AbortController().signal;

const drawn = async () => new Uint8Array(await (await fetch(glam)).arrayBuffer());

/** What is measured of a HEIC photo once it is converted and opened. */
async function read(bytes: Uint8Array<ArrayBuffer>): Promise<PixelBuffer> {
  const converted = await heic.convert(never, new File([bytes], 'photo.heic'));
  if (!converted.ok) throw new Error(converted.failure.kind);
  const opened = await photo.open(never, new File([converted.value.picture], 'photo.heic'));
  if (!opened.ok) throw new Error(opened.failure.kind);
  opened.value.preview.close();
  return opened.value.photo.canvas;
}

/** The largest difference between a picture and what its pixels should be, 0-255. */
const worst = ({ data }: PixelBuffer, expected: (at: number) => number): number =>
  data.reduce((most, level, at) => Math.max(most, at % 4 === 3 ? 0 : Math.abs(level - expected(at))), 0);

test('[UPL-10] [PIP-05] the color profile of a HEIC photo is honored, such as that of Display P3, which phones add', async () => {
  const plain = await read(await drawn());
  const profiled = await read(heicWithColor(await drawn(), 'prof', swappingProfile()));
  // Red and green are exchanged, but for rounding.
  expect(worst(profiled, (at) => plain.data[[1, -1, 0][at % 4]! + at]!)).toBeLessThanOrEqual(2);
});

test('[UPL-10] [PIP-05] a HEIC photo that names Display P3 by its number reads as one with the profile', async () => {
  const profiled = await read(heicWithColor(await drawn(), 'prof', displayP3Profile()));
  // Primaries of Display P3, curve of sRGB, matrix of BT.601 (ITU-T H.273), full range.
  const named = await read(heicWithColor(await drawn(), 'nclx', Uint8Array.of(0, 12, 0, 13, 0, 6, 0x80)));
  expect(worst(named, (at) => profiled.data[at]!)).toBeLessThanOrEqual(2);
  const plain = await read(await drawn());
  expect(worst(named, (at) => plain.data[at]!)).toBeGreaterThan(20);
});

test('[UPL-10] [PIP-05] what is transparent in a HEIC photo lies on white paper', async () => {
  const plain = await read(await drawn());
  const bytes = await drawn();
  // How opaque the photo is stands in a picture of its own, at the end of the file. Of 255 here, 96 are left.
  const opacity = bytes.length - 109;
  const third = [
    0xff, 0xfe, 0xf2, 0xa4, 0x38, 0x10, 0x65, 0x65, 0x4f, 0x4b, 0x74, 0x0e, 0xb0, 0xcd, 0x1a, 0x00, 0xec,
    0x80,
  ];
  bytes.set(third, opacity + 17);
  expect(worst(await read(bytes), (at) => (plain.data[at]! * 96 + 255 * 159) / 255)).toBeLessThanOrEqual(2);
});

test('[UPL-10] a HEIC photo that lost its declared size is told as corrupted, and not blamed on the canvas', async () => {
  const bytes = await drawn();
  // The box of the first picture's size, under a name that nobody knows.
  const at = bytes.findIndex((_, from) => String.fromCharCode(...bytes.subarray(from, from + 4)) === 'ispe');
  bytes[at] = 0;
  expect(await heic.convert(never, new File([bytes], 'photo.heic'))).toEqual({
    ok: false,
    failure: { kind: 'undecodable', format: 'heic' },
  });
});
