import { describe, expect, it } from 'vitest';
import { softplus } from '../../../../workers/pixels/regions/softplus.ts';

describe('softplus', () => {
  it('is 0.7 widths at the threshold: the logarithm of 2', () => {
    expect(softplus(5, 5, 0.2)).toBeCloseTo(0.2 * Math.LN2, 10);
  });

  it('is the plain difference well above it', () => {
    expect(softplus(6, 5, 0.05)).toBeCloseTo(1, 6);
    expect(softplus(1e6, 5, 0.05)).toBe(1e6 - 5);
    // Where the two ways of counting meet, 30 widths above.
    expect(softplus(5 + 29.9 * 0.2, 5, 0.2)).toBeCloseTo(29.9 * 0.2, 9);
    expect(softplus(5 + 30.1 * 0.2, 5, 0.2)).toBeCloseTo(30.1 * 0.2, 9);
  });

  it('is next to nothing well below it, and still more than nothing', () => {
    expect(softplus(4, 5, 0.1)).toBeGreaterThan(0);
    expect(softplus(4, 5, 0.1)).toBeLessThan(1e-5);
  });

  it('lies above the plain difference by as much on either side', () => {
    // softplus(x) - softplus(-x) = x
    expect(softplus(5.3, 5, 0.2) - softplus(4.7, 5, 0.2)).toBeCloseTo(0.3, 10);
  });
});
