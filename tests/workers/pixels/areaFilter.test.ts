import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { PixelBuffer } from '../../../src/domain/photo/PixelBuffer.ts';
import { areaFilter } from '../../../workers/pixels/areaFilter.ts';
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
      const scaled = areaFilter(source, width, height);
      // Half a level is what rounding each pixel can add.
      for (const channel of [0, 1, 2, 3])
        expect(Math.abs(meanOf(scaled, channel) - meanOf(source, channel))).toBeLessThanOrEqual(0.51);
    }),
    { numRuns: 60 },
  );
});

test('[PIP-04] no pixel of the result leaves the range of what it covers', () => {
  fc.assert(
    fc.property(raster, side, side, (source, width, height) => {
      const scaled = areaFilter(source, width, height);
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
  expect([...areaFilter(source, 2, 1).data].filter((_, i) => i % 4 === 0)).toEqual([30, 190]);
});

test('[PIP-04] a raster that is not as large as it says is refused', () => {
  expect(() => areaFilter({ data: new Uint8ClampedArray(3), width: 1, height: 1 }, 1, 1)).toThrow(TypeError);
});
