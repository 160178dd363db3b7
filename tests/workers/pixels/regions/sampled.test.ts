import { describe, expect, it } from 'vitest';
import { medianOver, spreadOver } from '../../../../workers/pixels/regions/sampled.ts';

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
});
