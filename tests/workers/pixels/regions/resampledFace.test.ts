import { describe, expect, it } from 'vitest';
import type { PixelBuffer } from '../../../../src/domain/photo/PixelBuffer.ts';
import { type FrameGrid, resampledFace } from '../../../../workers/pixels/regions/resampledFace.ts';
import { fillRaster } from '../../../drawn/fillRaster.ts';

/** Each channel a slope of its own, so that a color says where it was read. */
const slopes = fillRaster(20, 16, (x, y) => [10 * x, 12 * y, 5 * x + 4 * y]);
/** A grid that begins at a place of the raster and advances by these many raster px a frame px, not turned. */
const grid = (x: number, y: number, across: number, down = across): FrameGrid => ({
  start: [x, y],
  across: [across, 0],
  down: [0, down],
});

function read(raster: PixelBuffer, where: FrameGrid, step: number, width: number, height: number) {
  const { rgb, outside } = resampledFace(raster, where, step, width, height);
  const at = (x: number, y: number) => Array.from(rgb.subarray((y * width + x) * 3, (y * width + x) * 3 + 3));
  return { at, outside };
}

describe('resampledFace', () => {
  it('reads pixels where they are', () => {
    const { at, outside } = read(slopes, grid(0, 0, 1), 1, 20, 16);
    for (const [x, y] of [
      [0, 0],
      [19, 0],
      [0, 15],
      [19, 15],
      [7, 5],
    ] as const)
      // prettier-ignore
      expect(at(x, y)).toEqual([10 * x, 12 * y, 5 * x + 4 * y]);
    expect(outside.every((value) => value === 0)).toBe(true);
  });

  it('reads between pixels by how near each of the four is', () => {
    const { at } = read(slopes, grid(3, 5, 1 / 4, 1 / 8), 0.25, 4, 8);
    expect(at(0, 0)).toEqual([30, 60, 35]);
    expect(at(1, 0)[0]).toBeCloseTo(32.5, 4);
    expect(at(0, 1)[1]).toBeCloseTo(61.5, 4);
    expect(at(3, 6)[2]).toBeCloseTo(5 * 3.75 + 4 * 5.75, 4);
    // The corners 0, 0, 0 and 100 span a saddle, not a plane, so all four must count: 100 × 1/4 × 1/2 = 12.5.
    const corner = fillRaster(2, 2, (x, y) => [100 * x * y, 0, 0]);
    expect(read(corner, grid(0.25, 0.5, 0.25), 0.25, 1, 1).at(0, 0)[0]).toBeCloseTo(12.5, 4);
  });

  it.each([
    [1, 1],
    [1.4, 1],
    [1.6, 2],
    [2, 2],
    [4, 4],
    [9, 4],
  ])('averages a frame pixel of %d px over %i samples a side', (step, samples) => {
    // Single lines of light, one of every three columns: what is read tells where the samples fell.
    const lines = fillRaster(90, 90, (x) => [x % 3 === 0 ? 255 : 0, 0, 0]);
    const x = 3;
    const expected = Array.from({ length: samples }, (_, k) => step * (x + (k + 0.5) / samples - 0.5))
      .map((at) => {
        const left = Math.floor(at);
        const level = (column: number) => (column % 3 === 0 ? 255 : 0);
        return level(left) * (1 - (at - left)) + level(left + 1) * (at - left);
      })
      .reduce((sum, level) => sum + level / samples, 0);
    expect(read(lines, grid(0, 0, step), step, 6, 6).at(x, 2)[0]).toBeCloseTo(expected, 3);
    const across = fillRaster(90, 90, (_, y) => [y % 3 === 0 ? 255 : 0, 0, 0]);
    expect(read(across, grid(0, 0, step), step, 6, 6).at(2, x)[0]).toBeCloseTo(expected, 3);
  });

  it('follows a grid that is turned', () => {
    const { at } = read(slopes, { start: [10, 2], across: [0.6, 0.8], down: [-0.8, 0.6] }, 1, 5, 5);
    // Where x and y of the frame lie: 10 + .6 x - .8 y and 2 + .8 x + .6 y.
    for (const [x, y, across, down] of [
      [0, 0, 10, 2],
      [4, 0, 12.4, 5.2],
      [1, 3, 8.2, 4.6],
    ] as const) {
      expect(at(x, y)[0]).toBeCloseTo(10 * across, 3);
      expect(at(x, y)[1]).toBeCloseTo(12 * down, 3);
    }
  });

  it('reads a raster larger than any before', () => {
    const large = fillRaster(1500, 1200, (x, y) => [x % 256, y % 256, 0]);
    expect(read(large, grid(1498, 1198, 1), 1, 1, 1).at(0, 0)).toEqual([1498 % 256, 1198 % 256, 0]);
  });

  it('marks what lies outside the photo, half a pixel beyond its outermost centers, and repeats its edge there', () => {
    const { at, outside } = read(slopes, grid(-1, -1, 1), 1, 22, 18);
    const isOutside = (x: number, y: number) => outside[y * 22 + x] === 1;
    for (const [x, y, expected] of [
      [0, 5, true],
      [1, 5, false],
      [20, 5, false],
      [21, 5, true],
      [5, 0, true],
      [5, 1, false],
      [5, 16, false],
      [5, 17, true],
    ] as const)
      expect(isOutside(x, y), `${x}, ${y}`).toBe(expected);
    expect(at(0, 5)).toEqual(at(1, 5));
    expect(at(21, 5)).toEqual(at(20, 5));
    expect(at(5, 0)).toEqual(at(5, 1));
    expect(at(5, 17)).toEqual(at(5, 16));
  });

  it('counts a border pixel as inside up to its own edge', () => {
    const outside = (x: number, y: number) => read(slopes, grid(x, y, 1), 1, 1, 1).outside[0];
    expect([outside(-0.5, 0), outside(0, -0.5), outside(19.5, 0), outside(0, 15.5)]).toEqual([0, 0, 0, 0]);
    expect([outside(-0.6, 0), outside(0, -0.6), outside(19.6, 0), outside(0, 15.6)]).toEqual([1, 1, 1, 1]);
  });
});
