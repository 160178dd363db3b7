import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { isHeic } from '../../workers/isHeic.ts';

/** A file type box with a major brand and compatible ones. */
const box = (major: string, ...compatible: string[]) => {
  const bytes = Buffer.alloc(16 + 4 * compatible.length);
  bytes.writeUInt32BE(bytes.length, 0);
  bytes.write(`ftyp${major}`, 4);
  compatible.forEach((brand, index) => bytes.write(brand, 16 + 4 * index));
  return new Blob([bytes, 'heic beyond the box']);
};

test.each([
  ['a photo of a phone', box('heic', 'mif1')],
  ['one that calls itself by the general name', box('mif1', 'mif1', 'heix')],
  ['what an encoder wrote', new Blob([readFileSync('tests/drawn/glam.heic')])],
])('[UPL-10] knows HEIC by its content: %s', async (_, file) => {
  expect(await isHeic(file)).toBe(true);
});

test.each([
  ['AVIF', box('avif', 'mif1', 'miaf')],
  ['a film', box('isom', 'mp42')],
  ['a text that names it', new Blob(['heic heic heic heic heic'])],
  ['nothing', new Blob([])],
])('[UPL-10] leaves alone what is none: %s', async (_, file) => {
  expect(await isHeic(file)).toBe(false);
});
