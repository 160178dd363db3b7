import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { PixelBuffer } from '../../../src/domain/photo/PixelBuffer.ts';
import { boxResample } from '../../../workers/pixels/boxResample.ts';
import { fillRaster } from '../../drawn/fillRaster.ts';

const raster = fc
  .record({ width: fc.integer({ min: 1, max: 24 }), height: fc.integer({ min: 1, max: 24 }) })
  .chain(({ width, height }) =>
    fc
      .uint8ClampedArray({ minLength: width * height * 4, maxLength: width * height * 4 })
      .map((data): PixelBuffer => ({ data: new Uint8ClampedArray(data), width, height })),
  );
const side = fc.integer({ min: 1, max: 30 });

const meanOf = ({ data }: PixelBuffer, channel: number): number => {
  const values = data.filter((_, i) => i % 4 === channel);
  return values.reduce((sum, value) => sum + value, 0) / values.length;
};

test('[PIP-04] scaling keeps the mean of every channel, whatever the sizes', () => {
  fc.assert(
    fc.property(raster, side, side, (source, width, height) => {
      const scaled = boxResample(source, width, height);
      // Half a level is what rounding each pixel can add, and as much is what rounding the weight of each of its rows can.
      const most = 0.51 + 0.5 * Math.ceil(source.height / height);
      for (const channel of [0, 1, 2, 3])
        expect(Math.abs(meanOf(scaled, channel) - meanOf(source, channel))).toBeLessThanOrEqual(most);
    }),
    { numRuns: 60 },
  );
});

/** The share of the result's pixel `to` that source pixel `at` covers along one axis, `ratio` pixels to one. */
const shareOf = (at: number, to: number, ratio: number): number =>
  Math.max(0, Math.min(at + 1, (to + 1) * ratio) - Math.max(at, to * ratio)) / ratio;

test('[PIP-04] each pixel is the mean of what it covers, within two levels of noise and one of a slope', () => {
  const slope = fillRaster(47, 31, (x, y) => [x * 5, y * 8, x + y]);
  const noise = fillRaster(47, 31, (x, y) => [(x * 97 + y * 61) % 256, (x * 31 + y * 151) % 256, (x * y * 7) % 256]); // prettier-ignore
  for (const [source, most] of [
    [slope, 1],
    [noise, 2],
  ] as const)
    for (const [width, height] of [
      [30, 20],
      [32, 17],
      [46, 30],
    ] as const) {
      const { data } = boxResample(source, width, height);
      const exact = fillRaster(width, height, (x, y) => {
        const sums: [number, number, number] = [0, 0, 0];
        for (let v = 0; v < source.height; v++)
          for (let u = 0; u < source.width; u++) {
            const share = shareOf(u, x, source.width / width) * shareOf(v, y, source.height / height);
            for (const channel of [0, 1, 2] as const)
              sums[channel] += share * source.data[(v * source.width + u) * 4 + channel]!;
          }
        return sums;
      });
      data.forEach((level, i) => expect(Math.abs(level - exact.data[i]!)).toBeLessThanOrEqual(most));
    }
});

test('[PIP-04] no pixel of the result leaves the range of what it covers', () => {
  fc.assert(
    fc.property(raster, side, side, (source, width, height) => {
      const scaled = boxResample(source, width, height);
      expect([scaled.width, scaled.height, scaled.data.length]).toEqual([width, height, width * height * 4]);
      expect(Math.max(...scaled.data)).toBeLessThanOrEqual(Math.max(...source.data));
      expect(Math.min(...scaled.data)).toBeGreaterThanOrEqual(Math.min(...source.data));
    }),
    { numRuns: 40 },
  );
});

test('[PIP-04] a pixel that is cut counts by the part covered', () => {
  const source = fillRaster(3, 1, (x) => [[0, 90, 240][x]!, 0, 0]);
  // Halves of three: (0 + 90/2) / 1.5 and (90/2 + 240) / 1.5.
  expect([...boxResample(source, 2, 1).data].filter((_, i) => i % 4 === 0)).toEqual([30, 190]);
});

test('[PIP-04] rows are cut as columns are, in every channel', () => {
  const source = fillRaster(1, 3, (_, y) => ([[0, 9, 30], [90, 60, 30], [240, 99, 30]] as const)[y]!); // prettier-ignore
  expect([...boxResample(source, 1, 2).data]).toEqual([30, 26, 30, 255, 190, 86, 30, 255]);
});

test('[PIP-04] both at once: nine pixels become four', () => {
  // The corner pixel counts whole, its neighbors by half, the middle by a quarter, of 2.25 in all.
  const levels = [0, 90, 180, 18, 36, 54, 9, 27, 45];
  const source = fillRaster(3, 3, (x, y) => [levels[y * 3 + x]!, 0, 0]);
  const reds = [...boxResample(source, 2, 2).data].filter((_, i) => i % 4 === 0);
  // (0 + 45 + 9 + 9) / 2.25, (45 + 180 + 9 + 27) / 2.25, (9 + 9 + 9 + 13.5) / 2.25, (9 + 27 + 13.5 + 45) / 2.25
  expect(reds).toEqual([28, 116, 18, 42]);
});

test('[PIP-04] beyond the size of the source its pixels repeat', () => {
  const source = fillRaster(2, 1, (x) => [[10, 200][x]!, 0, 0]);
  const wide = boxResample(source, 4, 2);
  expect([...wide.data].filter((_, i) => i % 4 === 0)).toEqual([10, 10, 200, 200, 10, 10, 200, 200]);
});

test('[PIP-04] of the same size it is a copy of its own', () => {
  const source = fillRaster(2, 2, () => [1, 2, 3]);
  const copy = boxResample(source, 2, 2);
  expect(copy).toEqual(source);
  expect(copy.data).not.toBe(source.data);
});

test.for([
  [3, 1, 1, 1, 1],
  [4, 1, 1, 0, 1],
  [4, 1, 1, 1, 0],
  [8, 1, 1, 1, 1],
] as const)(
  '[PIP-04] %i bytes for %i x %i pixels to %i x %i are refused',
  ([bytes, width, height, toWidth, toHeight]) => {
    const raster = { data: new Uint8ClampedArray(bytes), width, height };
    expect(() => boxResample(raster, toWidth, toHeight)).toThrow(
      new TypeError('A raster of at least one pixel is needed.'),
    );
  },
);
