import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contrastNormalized } from '../../../workers/face/contrastNormalized.ts';

/** A gray square whose pixels take their level, 0-255, from a function of their place. */
function grays(side: number, gray: (x: number, y: number) => number): Float32Array {
  const rgb = new Float32Array(side * side * 3);
  for (let i = 0; i < side * side; i++) rgb.fill(gray(i % side, Math.floor(i / side)), i * 3, i * 3 + 3);
  return rgb;
}

const red = ({ data, width }: { data: Uint8ClampedArray; width: number }, x: number, y: number) =>
  data[(y * width + x) * 4]!;

describe('contrastNormalized', () => {
  it('is what the formula says, with the mean and spread of the box around each pixel', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 4, max: 12 }),
        fc.integer({ min: 1, max: 5 }),
        fc.infiniteStream(fc.integer({ min: 0, max: 255 })),
        (side, radius, stream) => {
          const values = Array.from({ length: side * side }, () => stream.next().value as number);
          const mean = (of: readonly number[], x: number, y: number) => {
            const box = of.filter(
              (_, i) => Math.abs((i % side) - x) <= radius && Math.abs(Math.floor(i / side) - y) <= radius,
            );
            return box.reduce((sum, value) => sum + value, 0) / box.length;
          };
          const places = values.map((_, i) => [i % side, Math.floor(i / side)] as const);
          const means = places.map(([x, y]) => mean(values, x, y));
          const squares = values.map((value, i) => (value - means[i]!) ** 2);
          const raster = contrastNormalized(
            grays(side, (x, y) => values[y * side + x]!),
            side,
            radius,
          );
          places.forEach(([x, y], i) => {
            const detail = (values[i]! - means[i]!) / (Math.sqrt(mean(squares, x, y)) + 6);
            const expected = 128 + 40 * detail + 0.3 * (means[i]! - 128);
            expect(Math.abs(red(raster, x, y) - expected)).toBeLessThan(0.6);
          });
        },
      ),
    );
  });

  it('shows a pattern as strongly on a dark half as on a bright one', () => {
    const side = 64;
    const pattern = (x: number, y: number) => ((x >> 1) + (y >> 1)) % 2;
    const raster = contrastNormalized(
      grays(side, (x, y) => (x < side / 2 ? 20 : 150) + (x < side / 2 ? 20 : 80) * pattern(x, y)),
      side,
      6,
    );
    const contrast = (x: number) => Math.abs(red(raster, x, 30) - red(raster, x + 2, 30));
    expect(contrast(12) / contrast(48)).toBeGreaterThan(0.6);
    expect(contrast(12) / contrast(48)).toBeLessThan(1.4);
  });
});
