import { expect, test } from 'vitest';
import { fitWithin } from '../../../workers/pixels/fitWithin.ts';
import { fillRaster } from '../../drawn/fillRaster.ts';

const sizeOf = (width: number, height: number, longest: number): number[] => {
  const fitted = fitWithin(
    fillRaster(width, height, () => [9, 9, 9]),
    longest,
  );
  return [fitted.width, fitted.height];
};

test('[PIP-04] the longest side is scaled to the limit, the other in proportion', () => {
  expect(sizeOf(400, 300, 200)).toEqual([200, 150]);
  expect(sizeOf(300, 400, 200)).toEqual([150, 200]);
  expect(sizeOf(2, 1000, 100)).toEqual([1, 100]);
});

test('[PIP-04] nothing is ever enlarged', () => {
  expect(sizeOf(60, 44, 200)).toEqual([60, 44]);
  expect(sizeOf(200, 10, 200)).toEqual([200, 10]);
});
