import { describe, expect, it } from 'vitest';
import { frameHeight, frameWidth } from '../../../../workers/pixels/regions/frameSize.ts';
import { boxRadii, maskedBlur } from '../../../../workers/pixels/regions/maskedBlur.ts';
import { rasterize, pixelsOf, type RegionMask } from '../../../../workers/pixels/regions/regionMask.ts';
import { planeOf, square } from './flatView.ts';

describe('boxRadii', () => {
  it.each([
    // Kovesi 2010, equations 4 and 5, three passes: widths 1, 1, 3; 3, 3, 5; 5, 7, 7; 19, 19, 19; 111, 111, 113.
    [1, [0, 0, 1]],
    [2, [1, 1, 2]],
    [3.2, [2, 3, 3]],
    [9.6, [9, 9, 9]],
    [56, [55, 55, 56]],
  ])('of sigma %d are %j', (sigma, radii) => {
    expect(boxRadii(sigma)).toEqual(radii);
  });
});

/** The mask's share-weighted mean after three box filters, each a plain sum over all that it covers. */
function blurredPlainly(
  plane: Float32Array,
  mask: RegionMask,
  sigma: number,
): (x: number, y: number) => number {
  const box = (field: (x: number, y: number) => number, radius: number) => {
    const known = new Map<number, number>();
    return (x: number, y: number): number => {
      const key = y * 1000 + x;
      let sum = known.get(key);
      if (sum === undefined) {
        sum = 0;
        for (let v = -radius; v <= radius; v++)
          for (let u = -radius; u <= radius; u++) sum += field(x + u, y + v);
        known.set(key, sum / (2 * radius + 1) ** 2);
      }
      return known.get(key)!;
    };
  };
  const isIn = (x: number, y: number) =>
    x >= 0 && y >= 0 && x < frameWidth && y < frameHeight && mask[y * frameWidth + x] === 1;
  // Beyond the mask's own rectangle nothing is carried from pass to pass.
  const pixels = pixelsOf(mask);
  const [columns, rows] = [pixels.map((i) => i % frameWidth), pixels.map((i) => Math.floor(i / frameWidth))];
  const [left, right] = [Math.min(...columns), Math.max(...columns)];
  const [top, bottom] = [Math.min(...rows), Math.max(...rows)];
  const cut = (field: (x: number, y: number) => number) => (x: number, y: number) =>
    x < left || x > right || y < top || y > bottom ? 0 : field(x, y);
  let [values, weights] = [
    (x: number, y: number) => (isIn(x, y) ? plane[y * frameWidth + x]! : 0),
    (x: number, y: number) => Number(isIn(x, y)),
  ];
  for (const radius of boxRadii(sigma))
    [values, weights] = [cut(box(values, radius)), cut(box(weights, radius))];
  return (x, y) => values(x, y) / weights(x, y);
}

describe('maskedBlur', () => {
  const plane = planeOf((x, y) => ((x * 37 + y * 91) % 101) / 100);

  it.each([
    ['in the middle', rasterize(square(100, 100, 12)), 2],
    ['in a corner of the frame', rasterize(square(-1, -1, 10)), 1.5],
    ['in the last corner', rasterize(square(frameWidth - 9, frameHeight - 9, 20)), 2],
    ['narrower than the blur', rasterize([200, 200, 203, 200, 203, 212, 200, 212]), 3.2],
    ['lower than the blur', rasterize([200, 200, 212, 200, 212, 203, 200, 203]), 3.2],
    ['in two parts', rasterize(square(50, 50, 6), square(60, 58, 7)), 2],
  ] as const)('is the normalized mean of the mask %s', (_, mask, sigma) => {
    const result = maskedBlur(plane, mask, sigma);
    const plainly = blurredPlainly(plane, mask, sigma);
    for (const i of pixelsOf(mask))
      expect(result[i]).toBeCloseTo(plainly(i % frameWidth, Math.floor(i / frameWidth)), 4);
    expect(result.findIndex((value, i) => mask[i] === 0 && value !== 0)).toBe(-1);
  });

  it('keeps apart what differs in plane, mask or sigma', () => {
    const [mask, other] = [rasterize(square(100, 100, 12)), rasterize(square(104, 100, 12))];
    const inverted = plane.map((value) => 1 - value);
    const at = 106 * frameWidth + 104;
    const first = maskedBlur(plane, mask, 2)[at]!;
    expect(maskedBlur(inverted, mask, 2)[at]).toBeCloseTo(1 - first, 5);
    expect(maskedBlur(plane, mask, 3)[at]).not.toBe(first);
    expect(maskedBlur(plane, other, 2)[at]).not.toBe(first);
    expect(maskedBlur(plane, mask, 2)[at]).toBe(first);
  });

  it('does the same work only once', () => {
    const mask = rasterize(square(100, 100, 12));
    expect(maskedBlur(plane, mask, 2)).toBe(maskedBlur(plane, mask, 2));
  });
});

describe('a Gaussian within a mask', () => {
  const mask = rasterize(square(40, 40, 120));
  const inside = 100 * frameWidth + 100;

  it('leaves a flat plane flat up to the mask, whatever lies beyond', () => {
    const plane = Float32Array.from(mask, (value) => (value === 1 ? 0.5 : 9));
    const result = maskedBlur(plane, mask, 6);
    expect(pixelsOf(mask).every((i) => Math.abs(result[i]! - 0.5) < 1e-5)).toBe(true);
    expect(result[0]).toBe(0);
  });

  it.each([1, 3.2, 9.6])('spreads a point as a Gaussian of sigma %f does', (sigma) => {
    const plane = new Float32Array(mask.length);
    plane[inside] = 1;
    const result = maskedBlur(plane, mask, sigma);
    let variance = 0;
    let total = 0;
    for (const i of pixelsOf(mask)) {
      total += result[i]!;
      variance += result[i]! * ((i % frameWidth) - 100) ** 2;
    }
    expect(total).toBeCloseTo(1, 3);
    expect(Math.sqrt(variance / total)).toBeGreaterThan(sigma * 0.8);
    expect(Math.sqrt(variance / total)).toBeLessThan(sigma * 1.2);
  });

  it('uses radii whose variances add up to about sigma squared', () => {
    // Kovesi 2010: the variance of a box of width w is (w^2 - 1) / 12.
    const variance = boxRadii(9.6).reduce((sum, radius) => sum + ((2 * radius + 1) ** 2 - 1) / 12, 0);
    expect(Math.sqrt(variance)).toBeCloseTo(9.6, 0);
  });
});
