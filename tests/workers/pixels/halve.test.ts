import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { halve } from '../../../workers/pixels/halve.ts';

const raster = fc
  .tuple(fc.integer({ min: 2, max: 9 }), fc.integer({ min: 2, max: 9 }))
  .chain(([width, height]) =>
    fc
      .array(fc.integer({ min: 0, max: 255 }), {
        minLength: width * height * 4,
        maxLength: width * height * 4,
      })
      .map((levels) => ({ data: Uint8ClampedArray.from(levels), width, height })),
  );

describe('halve', () => {
  it('[PIP-04] gives every channel the mean of four pixels, rounded down, and leaves out an odd rest', () => {
    fc.assert(
      fc.property(raster, ({ data, width, height }) => {
        const half = halve({ data, width, height });
        expect([half.width, half.height]).toEqual([Math.floor(width / 2), Math.floor(height / 2)]);
        const at = (x: number, y: number, channel: number) => data[(y * width + x) * 4 + channel]!;
        for (let y = 0; y < half.height; y++)
          for (let x = 0; x < half.width; x++)
            for (let channel = 0; channel < 4; channel++) {
              const sum =
                at(2 * x, 2 * y, channel) +
                at(2 * x + 1, 2 * y, channel) +
                at(2 * x, 2 * y + 1, channel) +
                at(2 * x + 1, 2 * y + 1, channel);
              expect(half.data[(y * half.width + x) * 4 + channel]).toBe(Math.floor(sum / 4));
            }
      }),
      { numRuns: 60 },
    );
  });

  it('[PIP-04] keeps white white: four times the highest level carries into no other channel', () => {
    const data = new Uint8ClampedArray(2 * 2 * 4).fill(255);
    expect([...halve({ data, width: 2, height: 2 }).data]).toEqual([255, 255, 255, 255]);
  });
});
