import { expect, test } from 'vitest';
import { readingInWords } from '../../../src/domain/content/readingInWords.ts';
import { clearMakeup } from './ratedLook.ts';

const withLips = (lipColorIntensity: number, lipEdge: number | null, lipEvenness: number | null) => ({
  ...clearMakeup,
  features: { ...clearMakeup.features, lipColorIntensity },
  qualities: { ...clearMakeup.qualities, lipEdge, lipEvenness },
});

test.each([
  [0.13, 0, 0, 'soft lip color, a wandering edge and a patchy fill'],
  [0.25, 0.36, 0.36, 'clear lip color, a soft edge and a fill thin in places'],
  [0.5, 0.6, 0.6, 'strong lip color, a clean edge and a mostly even fill'],
  [0.75, 0.8, 0.8, 'full-volume lip color, a crisp edge and an even fill'],
  [1, null, 1, 'full-volume lip color and an even fill'],
  [1, null, null, 'full-volume lip color'],
  [1, Number.NaN, null, 'full-volume lip color'],
])('[RES-03] reads lip color of %f, an edge of %s and a fill of %s as "%s"', (color, edge, fill, words) => {
  expect(readingInWords('lipPrecision', withLips(color, edge, fill))).toBe(words);
});

test('[RES-03] has no reading of trend, which is derived, nor of what was not measured', () => {
  const qualities = { ...clearMakeup.qualities, symmetry: null };
  expect(readingInWords('trendAlignment', clearMakeup)).toBeNull();
  expect(readingInWords('symmetry', { ...clearMakeup, qualities })).toBeNull();
});
