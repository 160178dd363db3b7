import { describe, expect, it } from 'vitest';
import {
  medianLight,
  medianOver,
  medianQuotient,
  pixelsBetween,
  pixelsOver,
  quantileOver,
  quantilesOver,
  sampled,
  spreadOver,
} from '../../../../workers/pixels/regions/sampled.ts';

const tenfold = (pixel: number) => 10 * pixel;

describe('what is read over some pixels', () => {
  it('is the middle of the values, of an even number the upper one', () => {
    expect(medianOver([9, 100, 20], tenfold)).toBe(200);
    expect(medianOver([4, 1, 3, 2], tenfold)).toBe(30);
    expect(medianOver([7], tenfold)).toBe(70);
  });

  it('spreads as far as half of them lie from it, as a standard deviation', () => {
    // Median 3; deviations 2, 1, 0, 1, 97, whose median is 1.
    expect(spreadOver([1, 2, 3, 4, 100], tenfold)).toBeCloseTo(14.826, 5);
    expect(spreadOver([5, 5, 5], tenfold)).toBe(0);
  });

  it('is unknown of no pixels', () => {
    expect(medianOver([], tenfold)).toBeNaN();
    expect(spreadOver([], tenfold)).toBeNaN();
  });

  it('may be a plane, and less another one', () => {
    const [plane, other] = [Float32Array.of(5, 7, 1, 8), Float32Array.of(1, 6, 1, 3)];
    expect([...sampled([3, 1, 0], plane)]).toEqual([8, 7, 5]);
    expect([...sampled([3, 1, 0], plane, other)]).toEqual([5, 1, 4]);
    expect([...sampled([3, 1, 0], tenfold, other)]).toEqual([27, 4, -1]);
    expect(medianOver([0, 1, 3], plane, other)).toBe(4);
    // Differences 5, 1, 4: median 4, deviations 1, 3, 0.
    expect(spreadOver([3, 1, 0], plane, other)).toBeCloseTo(1.4826, 5);
  });

  it('is the value that a share of them lies below', () => {
    expect([0, 0.25, 0.9, 1].map((share) => quantileOver([4, 1, 3, 2], share, tenfold))).toEqual([
      10, 20, 40, 40,
    ]);
    expect(quantileOver([], 0.5, tenfold)).toBeNaN();
  });

  it('is told of several shares at once', () => {
    expect(quantilesOver([4, 1, 3, 2], [0.9, 0, 0.25], tenfold)).toEqual([40, 10, 20]);
    expect(quantilesOver([], [0.1, 0.9], tenfold)).toEqual([Number.NaN, Number.NaN]);
  });

  it('leaves the pixels between two values, both included', () => {
    const plane = Float32Array.of(5, 7, 1, 8, 7);
    expect([...pixelsBetween([4, 3, 2, 1, 0], plane, 5, 7)]).toEqual([4, 1, 0]);
    expect([...pixelsBetween([2, 3], plane, 5, 7)]).toEqual([]);
    expect([...pixelsBetween([], plane, Number.NaN, Number.NaN)]).toEqual([]);
  });

  it('leaves the pixels above a value, which no rounding to single precision moves', () => {
    // The single that is nearest to 0.08 lies below it, the next one above it.
    const plane = Float32Array.of(0.08, 0.080000006, 1, 0, -1);
    expect([...pixelsOver([4, 3, 2, 1, 0], plane, 0.08)]).toEqual([2, 1]);
    expect([...pixelsOver([], plane, 0)]).toEqual([]);
  });

  it('is the median of each channel of light', () => {
    const light = Float32Array.of(1, 20, 300, 9, 9, 9, 3, 10, 200, 2, 30, 100);
    expect(medianLight([0, 2, 3], light)).toEqual([2, 20, 200]);
    expect(medianLight([], light)).toEqual([0, 0, 0]);
  });

  it('is the same of many pixels, which the kernels read, as of few', () => {
    // Every value from 0 to 9999 once, out of order, because 7 and 10,000 have no common divisor.
    const plane = Float32Array.from({ length: 10_000 }, (_, i) => (i * 7) % 10_000);
    const pixels = Array.from(plane, (_, i) => 9_999 - i);
    expect(medianOver(pixels, plane)).toBe(5_000);
    expect(quantileOver(pixels, 0.1, plane)).toBe(1_000);
    // Deviations 0, 5000, and each from 1 to 4999 twice: the one of rank 5000 is 2500.
    expect(spreadOver(pixels, plane)).toBeCloseTo(1.4826 * 2_500, 6);
    expect(medianOver(pixels, plane, plane)).toBe(0);
    expect(
      medianQuotient(
        pixels.slice(0, -1),
        plane,
        plane.map((value) => 2 * value),
      ),
    ).toBe(0.5);
    expect(
      medianQuotient(
        pixels.slice(1, 4),
        plane,
        plane.map((value) => 2 * value),
      ),
    ).toBe(0.5);
    expect(medianQuotient([], plane, plane)).toBeNaN();
    expect([...sampled(pixels, plane, new Float32Array(10_000).fill(1)).subarray(0, 3)]).toEqual([
      69_993 - 60_000 - 1,
      69_986 - 60_000 - 1,
      69_979 - 60_000 - 1,
    ]);
  });
});
