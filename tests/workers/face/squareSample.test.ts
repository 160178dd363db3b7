import { describe, expect, it } from 'vitest';
import { onRaster, squareSample } from '../../../workers/face/squareSample.ts';
import { forgetPixels } from '../../../workers/pixels/kernels/pixelKernels.ts';
import { measureFace } from '../../../workers/pixels/regions/measureFace.ts';
import { drawFace } from '../../drawn/drawFace.ts';

/** Red rises by 2 a pixel to the right, green by 2 a pixel down. */
const ramp = {
  width: 100,
  height: 100,
  data: Uint8ClampedArray.from({ length: 100 * 100 * 4 }, (_, i) =>
    i % 4 === 0 ? ((i / 4) % 100) * 2 : i % 4 === 1 ? Math.floor(i / 400) * 2 : i % 4 === 3 ? 255 : 0,
  ),
};

function sampled(
  square: { centerX: number; centerY: number; side: number; angle: number },
  size: number,
): Float32Array {
  const into = new Float32Array(size * size * 3);
  squareSample(ramp, square, size, into, 1, 0);
  return into;
}

describe('squareSample', () => {
  it('reads a square as it stands', () => {
    const values = sampled({ centerX: 50, centerY: 50, side: 20, angle: 0 }, 20);
    expect(values[0]).toBeCloseTo(80, 3);
    expect(values[1]).toBeCloseTo(80, 3);
    expect(values[19 * 3]).toBeCloseTo(118, 3);
  });

  it('reads a turned square along its own axes, and finds the way back', () => {
    const square = { centerX: 50, centerY: 50, side: 40, angle: Math.PI / 2 };
    const values = sampled(square, 20);
    // To the right in the square is down in the photo.
    expect(values[19 * 3 + 1]! - values[1]!).toBeCloseTo(76, 3);
    expect(Math.abs(values[19 * 3]! - values[0]!)).toBeLessThan(0.01);
    const [x, y] = onRaster(square, 20, 20, 10);
    expect([x, y].map((value) => Math.round(value))).toEqual([50, 70]);
  });

  it('reads each raster, whichever was read before it', () => {
    const gray = { width: 4, height: 4, data: new Uint8ClampedArray(64).fill(90) };
    const square = { centerX: 2, centerY: 2, side: 2, angle: 0 };
    const read = [gray, ramp, gray].map((raster) => {
      const into = new Float32Array(2 * 2 * 3);
      squareSample(raster, square, 2, into, 1, 0);
      return into[0]!;
    });
    expect(read).toEqual([90, 2, 90]);
  });

  it('averages what a pixel covers when scaling down', () => {
    const stripes = {
      ...ramp,
      data: ramp.data.map((_, i) => (i % 4 === 3 ? 255 : (i >> 2) % 2 === 0 ? 0 : 200)),
    };
    const into = new Float32Array(10 * 10 * 3);
    squareSample(stripes, { centerX: 50, centerY: 50, side: 40, angle: 0 }, 10, into, 1, 0);
    for (const value of into) expect(value).toBeCloseTo(100, 3);
  });

  it('fills with black beyond the edges', () => {
    expect(sampled({ centerX: 0, centerY: 0, side: 20, angle: 0 }, 20)[0]).toBe(0);
  });

  it('fades to black over half a pixel at every edge', () => {
    const white = { ...ramp, data: ramp.data.map(() => 200) };
    for (const [centerX, centerY] of [
      [0, 50],
      [100, 50],
      [50, 0],
      [50, 100],
    ] as const) {
      const into = new Float32Array(3);
      squareSample(white, { centerX, centerY, side: 1e-6, angle: 0 }, 1, into, 1, 0);
      for (const value of into) expect(value).toBeCloseTo(100, 3);
    }
  });

  it('[FEA-01] leaves what is measured next as it would be, however large the square', () => {
    const { pixels, face } = drawFace({ width: 200, height: 220 });
    const photo = { fingerprint: '0'.repeat(32), raster: pixels };
    const alone = measureFace(photo, face);
    forgetPixels();
    const side = 700;
    const whole = { centerX: 100, centerY: 110, side: 220, angle: 0 };
    squareSample(pixels, whole, side, new Float32Array(side * side * 3), 1, 0);
    expect(measureFace(photo, face)).toEqual(alone);
  });
});
