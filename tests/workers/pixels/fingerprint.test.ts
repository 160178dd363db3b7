import { expect, test } from 'vitest';
import type { PixelBuffer } from '../../../src/domain/photo/PixelBuffer.ts';
import { areaFilter } from '../../../workers/pixels/areaFilter.ts';
import { fingerprint } from '../../../workers/pixels/fingerprint.ts';
import { fillRaster } from '../../drawn/fillRaster.ts';
import { drawFace } from '../../drawn/drawFace.ts';

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

/** Moves each sample by at most one level, up and down in turn of no order. */
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
  const scaled = seeds.filter((seed) => fingerprint(areaFilter(scene(seed), 60, 75)) === originals[seed]);
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
