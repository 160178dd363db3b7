import { describe, expect, test } from 'vitest';
import { noFilters } from '../../../src/domain/analysis/FilterDetection.ts';
import { readFilterSignals } from '../../../src/domain/analysis/readFilterSignals.ts';

const smoothing = 'Smoothing Filter';
const brightness = 'Brightness Enhancement';

describe('the filter heuristic', () => {
  // Even brightness, even saturation, bright; then strength, types, points.
  test.each([
    [false, false, false, 0, [], 0],
    [true, false, false, 0.3, [], 0],
    [false, true, false, 0.3, [], 0],
    [true, true, false, 0.6, [smoothing], 20],
    [false, false, true, 0.4, [brightness], 15],
    [true, false, true, 0.7, [brightness], 15],
    [false, true, true, 0.7, [brightness], 15],
    [true, true, true, 1, [smoothing, brightness], 35],
  ])(
    '[FLT-01] [FLT-02] even brightness %s, even saturation %s, bright %s: strength %f, %o, %i points',
    (evenBrightness, evenSaturation, bright, filterStrength, filterTypes, penaltyPoints) => {
      const detection = readFilterSignals({
        brightnessVariance: evenBrightness ? 199.9 : 200,
        saturationVariance: evenSaturation ? 0.0499 : 0.05,
        averageBrightness: bright ? 180.1 : 180,
      });
      // More than 0.3 in all is a filter; a single smoothing signal is not more than 0.3.
      const hasFilters = filterStrength > 0.35;
      expect(detection).toEqual({ hasFilters, filterStrength, filterTypes, penaltyPoints });
    },
  );

  test('[FLT-02] finds none on a photo that crosses no line', () => {
    expect(
      readFilterSignals({ brightnessVariance: 3000, saturationVariance: 0.06, averageBrightness: 120 }),
    ).toEqual(noFilters);
  });
});
