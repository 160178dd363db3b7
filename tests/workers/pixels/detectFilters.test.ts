import { expect, test } from 'vitest';
import { detectFilters, filterSignals } from '../../../workers/pixels/detectFilters.ts';
import { fillRaster } from '../../drawn/fillRaster.ts';

test('[FLT-01] brightness is Rec. 601 luma, and its variance is the population variance', () => {
  // Luma of pure red, green and blue: 76.245, 149.685 and 29.07; of white 255.
  const signals = filterSignals(
    fillRaster(4, 1, (x) => [
      x === 0 || x === 3 ? 255 : 0,
      x === 1 || x === 3 ? 255 : 0,
      x === 2 || x === 3 ? 255 : 0,
    ]),
  );
  expect(signals.averageBrightness).toBeCloseTo(127.5, 3);
  // Deviations -51.255, 22.185, -98.43, 127.5: squares 2627.08, 492.17, 9688.46, 16256.25, a quarter of their sum.
  expect(signals.brightnessVariance).toBeCloseTo(7265.99, 1);
  // Saturations 1, 1, 1 and 0: mean 3/4, variance 3/16.
  expect(signals.saturationVariance).toBeCloseTo(0.1875, 6);
});

test('[FLT-01] saturation is HSV: black has none, and brightness does not change it', () => {
  const dim = fillRaster(2, 1, (x) => (x === 0 ? [100, 50, 50] : [0, 0, 0]));
  // Saturations 1/2 and 0: variance 1/16.
  expect(filterSignals(dim).saturationVariance).toBeCloseTo(0.0625, 6);
});

test('[FLT-01] [FLT-02] a flat bright picture carries both filters, a flat darker one the smoothing', () => {
  expect(detectFilters(fillRaster(8, 8, () => [230, 200, 190]))).toEqual({
    hasFilters: true,
    filterStrength: 1,
    filterTypes: ['Smoothing Filter', 'Brightness Enhancement'],
    penaltyPoints: 35,
  });
  expect(detectFilters(fillRaster(8, 8, () => [150, 120, 110]))).toEqual({
    hasFilters: true,
    filterStrength: 0.6,
    filterTypes: ['Smoothing Filter'],
    penaltyPoints: 20,
  });
});

test('[FLT-02] one smoothing signal is 0.3, which is not more than 0.3', () => {
  const contrast = fillRaster(8, 8, (x) => (x < 4 ? [20, 20, 20] : [140, 140, 140]));
  expect(detectFilters(contrast)).toEqual({
    hasFilters: false,
    filterStrength: 0.3,
    filterTypes: [],
    penaltyPoints: 0,
  });
});

test('[FLT-01] a picture that is neither flat nor pale nor bright carries none', () => {
  const lively = fillRaster(8, 8, (x, y) => ((x + y) % 2 === 0 ? [200, 20, 20] : [120, 120, 120]));
  expect(detectFilters(lively)).toMatchObject({ hasFilters: false, filterStrength: 0 });
});
