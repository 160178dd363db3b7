import { describe, expect, it } from 'vitest';
import { medianOver, sampled, spreadOver } from '../../../../workers/pixels/regions/sampled.ts';

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
});
