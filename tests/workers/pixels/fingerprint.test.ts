import { expect, test } from 'vitest';
import type { PixelBuffer } from '../../../src/domain/photo/PixelBuffer.ts';
import { boxResample } from '../../../workers/pixels/boxResample.ts';
import { fingerprint } from '../../../workers/pixels/fingerprint.ts';
import { fillRaster } from '../../drawn/fillRaster.ts';
import { drawFace } from '../../drawn/drawFace.ts';

/** Adds up waves of the DCT-II on 32 x 32 pixels, slowest first; amplitudes of u + v up to `highest`, in levels. */
const waves = (amplitudes: readonly number[], highest: number) => (x: number, y: number) => {
  let sum = 0;
  let at = 0;
  for (let v = 0; v <= highest; v++)
    for (let u = 0; u + v <= highest; u++)
      sum +=
        amplitudes[at++]! *
        Math.cos((Math.PI * u * (2 * x + 1)) / 64) *
        Math.cos((Math.PI * v * (2 * y + 1)) / 64);
  return sum;
};

/** Appleby's MurmurHash3_x86_32 with the four seeds and the length in words, calculated by a separate program in Python. */
const published = [
  { luma: [20, ...Array.from({ length: 14 }, () => 0)], blue: [0, 0, 0], red: [0, 0, 0], hash: 'd0865b45ae934f15b693b18bc89fc034' },
  { luma: [21, 2, -1, 1, -2, 1, -1, 2, 1, -1, 1, -1, 1, -1, 2], blue: [1, -1, 2], red: [-1, 1, 1], hash: '2abffdaf3af5bc31917237644be57f02' },
]; // prettier-ignore

test.for(published)(
  '[SCO-08] waves in steps of six levels always have the fingerprint $hash',
  ({ luma, blue, red, hash }) => {
    const inLevels = (steps: readonly number[]) => steps.map((amplitude) => 6 * amplitude);
    const [light, blueness, redness] = [
      waves(inLevels(luma), 4),
      waves(inLevels(blue), 1),
      waves(inLevels(red), 1),
    ];
    const picture = fillRaster(32, 32, (x, y) => {
      const level = light(x, y);
      const [r, b] = [level + 2 * redness(x, y), level + 2 * blueness(x, y)];
      return [r, (level - 0.299 * r - 0.114 * b) / 0.587, b];
    });
    expect(fingerprint(picture)).toBe(hash);
  },
);

/** A scene of soft waves, other ones for each seed. */
const scene = (seed: number, width = 80, height = 100): PixelBuffer =>
  fillRaster(width, height, (x, y) => {
    const u = x / width;
    const v = y / height;
    const wave = (channel: number) =>
      128 +
      60 * Math.sin(seed * 1.7 + channel + 4 * u) * Math.cos(seed * 0.6 + 3 * v) +
      30 * Math.sin(seed + 9 * u * v + channel * 2);
    return [wave(0), wave(1), wave(2)];
  });

/** Moves each sample by -1, 0 or 1 level, as its place says. */
const withNoise = (source: PixelBuffer): PixelBuffer => ({
  ...source,
  data: source.data.map((level, i) => (i % 4 === 3 ? level : level + ((i * 7919) % 3) - 1)),
});

const seeds = Array.from({ length: 40 }, (_, seed) => seed);

test('[PIP-04] is 32 hex digits, the same for the same pixels', () => {
  expect(fingerprint(scene(1))).toMatch(/^[0-9a-f]{32}$/);
  expect(fingerprint(scene(1))).toBe(fingerprint(scene(1)));
});

test('[SCO-08] noise of one level leaves it in nine photos of ten, and so does scaling', () => {
  const originals = seeds.map((seed) => fingerprint(scene(seed)));
  const noisy = seeds.filter((seed) => fingerprint(withNoise(scene(seed))) === originals[seed]);
  const scaled = seeds.filter((seed) => fingerprint(boxResample(scene(seed), 60, 75)) === originals[seed]);
  expect(noisy.length).toBeGreaterThanOrEqual(0.9 * seeds.length);
  expect(scaled.length).toBeGreaterThanOrEqual(0.9 * seeds.length);
});

test('[TXT-06] different photos differ', () => {
  expect(new Set(seeds.map((seed) => fingerprint(scene(seed)))).size).toBe(seeds.length);
});

test('[TXT-06] faces that differ in tone, turn or place differ', () => {
  const faces = [
    drawFace({ width: 100, height: 120 }),
    drawFace({ width: 100, height: 120, tone: 8 }),
    drawFace({ width: 100, height: 120, roll: 12 }),
    drawFace({ width: 100, height: 120, center: [0.38, 0.4] }),
  ];
  expect(new Set(faces.map(({ pixels }) => fingerprint(pixels))).size).toBe(faces.length);
});
