import { describe, expect, it } from 'vitest';
import type { PixelBuffer } from '../../../src/domain/photo/PixelBuffer.ts';
import { overallQuality, photoQuality } from '../../../workers/pixels/photoQuality.ts';
import { fillRaster } from '../../drawn/fillRaster.ts';

const grays = (width: number, height: number, level: (x: number, y: number) => number): PixelBuffer =>
  fillRaster(width, height, (x, y) => [level(x, y), level(x, y), level(x, y)]);
/** A picture of two levels, the darker one on the given share of its rows. */
const shaded = (share: number, dark: number, bright: number): PixelBuffer =>
  grays(100, 100, (_, y) => (y < 100 * share ? dark : bright));

describe('photoQuality', () => {
  it.each([
    [12, 0],
    [46, 0.5],
    [80, 1],
    [170, 1],
    [210, 0.5],
    [250, 0],
  ])('[FAC-01] light of level %d everywhere is worth %d', (level, lighting) => {
    expect(photoQuality(grays(10, 10, () => level)).lighting).toBeCloseTo(lighting, 5);
  });

  it('[FAC-08] judges by the brightest fiftieth and the darkest tenth, not by the mean', () => {
    // A dark picture with a lit 3 % has light enough; with 1 %, only what the rest has: (46 - 12) / 68.
    expect(photoQuality(shaded(0.97, 46, 120)).lighting).toBeCloseTo(1, 5);
    expect(photoQuality(shaded(0.99, 46, 120)).lighting).toBeCloseTo(0.5, 5);
    // A bright picture with shade on 11 % is not blown out; on 9 %, (250 - 210) / 80.
    expect(photoQuality(shaded(0.11, 100, 210)).lighting).toBeCloseTo(1, 5);
    expect(photoQuality(shaded(0.09, 100, 210)).lighting).toBeCloseTo(0.5, 5);
  });

  it('[FAC-01] sharpness is the mean Laplacian over the contrast, 0.08 being sharp', () => {
    // One edge of 40 levels: of 98 x 98 inner pixels two rows (or columns) of 98 have a Laplacian of 40. 80/98/40/0.08.
    const sharpness = 80 / 98 / 40 / 0.08;
    expect(photoQuality(grays(100, 100, (x) => (x < 50 ? 100 : 140))).sharpness).toBeCloseTo(sharpness, 5);
    expect(photoQuality(grays(100, 100, (_, y) => (y < 30 ? 140 : 100))).sharpness).toBeCloseTo(sharpness, 5);
    // Of an edge three pixels off the border both sides count, of one beside the border only the inner one.
    expect(photoQuality(grays(100, 100, (x) => (x < 3 ? 140 : 100))).sharpness).toBeCloseTo(sharpness, 5);
    for (const inner of [
      photoQuality(grays(30, 30, (x) => (x < 1 ? 140 : 100))),
      photoQuality(grays(30, 30, (x) => (x > 28 ? 140 : 100))),
      photoQuality(grays(30, 30, (_, y) => (y < 1 ? 140 : 100))),
      photoQuality(grays(30, 30, (_, y) => (y > 28 ? 140 : 100))),
    ])
      expect(inner.sharpness).toBeCloseTo(1 / 28 / 0.08, 5);
  });

  it('[FAC-01] sharpness ends at 1 and does not grow with contrast', () => {
    const columns = (high: number) => photoQuality(grays(20, 20, (x) => (x % 2 === 0 ? 100 : high)));
    expect(columns(110).sharpness).toBe(1);
    expect(columns(200).sharpness).toBe(1);
    const edge = (high: number) => photoQuality(grays(100, 100, (x) => (x < 50 ? 100 : high))).sharpness;
    expect(edge(120)).toBeCloseTo(edge(220), 5);
  });

  it('[FAC-01] a picture without contrast has no sharpness, and one too small for an inner pixel neither', () => {
    expect(photoQuality(grays(20, 20, () => 130)).sharpness).toBe(0);
    // Less than a level apart, as of one unit of blue: 0.114.
    expect(photoQuality(fillRaster(20, 20, (x) => [130, 130, 130 + (x % 2)])).sharpness).toBe(0);
    expect(photoQuality(grays(2, 2, (x) => (x === 0 ? 0 : 255))).sharpness).toBe(0);
  });

  it('[FAC-01] resolution is the share of 7500 pixels, sides in any ratio', () => {
    expect(photoQuality(grays(50, 50, () => 130)).resolution).toBeCloseTo(1 / 3, 10);
    expect(photoQuality(grays(75, 50, () => 130)).resolution).toBe(0.5);
    expect(photoQuality(grays(100, 100, () => 130)).resolution).toBe(1);
  });

  it('[FAC-05] all in all it is their geometric mean, so that one total failure counts', () => {
    expect(overallQuality({ sharpness: 1, lighting: 0.5, resolution: 0.25 })).toBeCloseTo(0.5, 10);
    expect(overallQuality({ sharpness: 0.25, lighting: 1, resolution: 0.5 })).toBeCloseTo(0.5, 10);
    expect(overallQuality({ sharpness: 1, lighting: 0, resolution: 1 })).toBe(0);
  });
});
