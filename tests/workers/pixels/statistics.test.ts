import { describe, expect, it } from 'vitest';
import {
  clamp01,
  meanAndVariance,
  median,
  quantile,
  quantileOf,
  robustSpread,
  weightedMean,
} from '../../../workers/pixels/statistics.ts';

describe('statistics', () => {
  it.each([
    [-0.1, 0],
    [0, 0],
    [0.4, 0.4],
    [1, 1],
    [1.1, 1],
  ])('[FEA-01] limits %d to %d', (value, limited) => {
    expect(clamp01(value)).toBe(limited);
  });

  it.each([
    [0, 10],
    [0.24, 10],
    [0.25, 20],
    [0.5, 30],
    [0.99, 40],
    [1, 40],
  ])('takes the value that a share of %d lies below', (share, value) => {
    expect(quantile([10, 20, 30, 40], share)).toBe(value);
    expect(quantileOf(Float32Array.of(30, 10, 40, 20), share)).toBe(value);
  });

  it('knows no quantile of nothing', () => {
    expect(quantile([], 0.5)).toBeNaN();
    expect(median([])).toBeNaN();
  });

  it('takes the median of numbers, not of their spelling', () => {
    expect(median([100, 9, 20])).toBe(20);
    expect(median([-1, -2, -3])).toBe(-2);
  });

  it('reads the spread past an outlier, as a standard deviation', () => {
    // Median 3; deviations 2, 1, 0, 1, 97, whose median is 1.
    expect(robustSpread([1, 2, 3, 4, 100])).toBeCloseTo(1.4826, 10);
    expect(robustSpread([7, 7, 7])).toBe(0);
  });

  it('[FLT-01] divides the variance by the count', () => {
    // Mean 5; squared deviations 9, 1, 1, 1, 0, 0, 4, 16.
    expect(meanAndVariance([2, 4, 4, 4, 5, 5, 7, 9])).toEqual({ mean: 5, variance: 4 });
    expect(meanAndVariance([]).mean).toBeNaN();
    expect(meanAndVariance([]).variance).toBeNaN();
  });

  it('weighs values in a mean', () => {
    expect(
      weightedMean([
        { value: 1, weight: 3 },
        { value: 5, weight: 1 },
        { value: 100, weight: 0 },
      ]),
    ).toBe(2);
    expect(weightedMean([{ value: 1, weight: 0 }])).toBeNaN();
    expect(weightedMean([])).toBeNaN();
  });
});
