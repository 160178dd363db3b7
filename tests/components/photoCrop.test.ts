import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { photoCrop } from '../../src/components/photoCrop.ts';

const portrait = { width: 480, height: 640 };

describe('the crop of a photo', () => {
  test('puts the middle of the face where it is wanted, at the wanted size', () => {
    const face = { x: 180, y: 220, width: 120, height: 160 };
    const crop = photoCrop(portrait, face, { aspect: 0.75, faceShare: 0.5, faceCenter: 0.4 });
    // 160 px are half of 320; the middle at y 300 lies 0.4 of 320 below the top.
    expect(crop).toEqual({ x: 120, y: 172, width: 240, height: 320 });
  });

  test('without a face it is the largest, around the middle', () => {
    const crop = photoCrop(portrait, null, { aspect: 1, faceShare: 0.5, faceCenter: 0.4 });
    expect(crop).toEqual({ x: 0, y: 48, width: 480, height: 480 });
  });

  test('a small face is not blown up beyond measure', () => {
    const face = { x: 230, y: 300, width: 10, height: 12 };
    expect(photoCrop(portrait, face, { aspect: 0.75, faceShare: 0.5, faceCenter: 0.5 }).height).toBeCloseTo(
      256,
    );
  });

  test('never leaves the photo, whatever the face, and keeps its aspect', () => {
    const size = fc.integer({ min: 20, max: 640 });
    const place = fc.integer({ min: -200, max: 700 });
    const face = fc.record({ x: place, y: place, width: size, height: size });
    fc.assert(
      fc.property(
        size,
        size,
        fc.option(face),
        fc.double({ min: 0.5, max: 2.5, noNaN: true }),
        (width, height, box, aspect) => {
          const crop = photoCrop({ width, height }, box, { aspect, faceShare: 0.5, faceCenter: 0.4 });
          expect(crop.x).toBeGreaterThanOrEqual(0);
          expect(crop.y).toBeGreaterThanOrEqual(0);
          expect(crop.x + crop.width).toBeLessThanOrEqual(width + 1e-6);
          expect(crop.y + crop.height).toBeLessThanOrEqual(height + 1e-6);
          expect(crop.width / crop.height).toBeCloseTo(aspect, 6);
        },
      ),
      { numRuns: 200 },
    );
  });
});
