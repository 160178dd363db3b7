import { describe, expect, test } from 'vitest';
import { solveOverall } from '../../../src/domain/analysis/solveOverall.ts';

const sums = Array.from({ length: 601 }, (_, sum) => sum);

describe('the overall score and the trend', () => {
  test('[SCO-01] [SCO-03] hold both of their definitions for every sum of six sub-scores', () => {
    for (const sum of sums) {
      const { overallScore, trendAlignment } = solveOverall(sum);
      expect(trendAlignment).toBe(Math.min(85, overallScore + 15));
      expect(overallScore).toBe(Math.round((sum + trendAlignment) / 7));
    }
  });

  test('[SCO-03] are the smallest that do, and rise with the sum', () => {
    let before = 0;
    for (const sum of sums) {
      const { overallScore } = solveOverall(sum);
      for (let lower = 0; lower < overallScore; lower += 1)
        expect(Math.round((sum + Math.min(85, lower + 15)) / 7)).not.toBe(lower);
      expect(overallScore).toBeGreaterThanOrEqual(before);
      before = overallScore;
    }
  });

  test.each([
    // (0 + 17) / 7 = 2.43. And 3 would fit as well: (0 + 18) / 7 = 2.57.
    [0, 2, 17],
    // (300 + 67) / 7 = 52.43
    [300, 52, 67],
    // (405 + 85) / 7 = 70: here the trend meets its cap.
    [405, 70, 85],
    // (600 + 85) / 7 = 97.86
    [600, 98, 85],
  ])('[SCO-01] [SCO-03] for a sum of %i are %i and %i', (sum, overallScore, trendAlignment) => {
    expect(solveOverall(sum)).toEqual({ overallScore, trendAlignment });
  });

  test('[SCO-01] are refused for a sum that is none', () => {
    expect(() => solveOverall(Number.NaN)).toThrow(RangeError);
    expect(() => solveOverall(-200)).toThrow(
      new RangeError('No overall score has a mean of its own for a sum of -200'),
    );
  });
});
