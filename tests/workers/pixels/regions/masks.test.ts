import { describe, expect, it } from 'vitest';
import { frameWidth } from '../../../../workers/pixels/regions/FaceFrame.ts';
import { boxRadii, maskedBlur } from '../../../../workers/pixels/regions/maskedBlur.ts';
import { boundsOf, grown, maskOf, pixelsOf, without } from '../../../../workers/pixels/regions/regionMask.ts';

const square = (left: number, top: number, side: number) => [
  left, top, left + side, top, left + side, top + side, left, top + side,
]; // prettier-ignore

describe('region masks', () => {
  it('fills the pixel centers inside a polygon', () => {
    const mask = maskOf(square(9.5, 19.5, 10));
    expect(boundsOf(mask)).toEqual({ left: 10, top: 20, width: 10, height: 10 });
    expect(pixelsOf(mask)).toHaveLength(100);
  });

  it('grows and shrinks by whole pixels, and back to itself', () => {
    const mask = maskOf(square(99.5, 99.5, 20));
    expect(pixelsOf(grown(mask, 3))).toHaveLength(26 * 26);
    expect(pixelsOf(grown(mask, -3))).toHaveLength(14 * 14);
    expect(grown(grown(mask, 3), -3)).toEqual(mask);
  });

  it('takes masks away and survives polygons outside the frame', () => {
    const mask = maskOf(square(49.5, 49.5, 10));
    expect(pixelsOf(without(mask, maskOf(square(49.5, 49.5, 5))))).toHaveLength(75);
    expect(pixelsOf(maskOf(square(-30, -30, 20)))).toEqual([]);
    expect(pixelsOf(grown(maskOf(square(-5, -5, 10)), 3)).length).toBeGreaterThan(0);
  });
});

describe('maskedBlur', () => {
  const mask = maskOf(square(40, 40, 120));
  const inside = 100 * frameWidth + 100;

  it('leaves a flat plane flat up to the mask, whatever lies beyond', () => {
    const plane = Float32Array.from(mask, (value) => (value === 1 ? 0.5 : 9));
    const result = maskedBlur(plane, mask, 6);
    for (const i of pixelsOf(mask)) expect(result[i]).toBeCloseTo(0.5, 5);
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
