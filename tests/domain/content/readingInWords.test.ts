import { expect, test } from 'vitest';
import { readingInWords } from '../../../src/domain/content/readingInWords.ts';
import { measuredLook } from '../analysis/measuredLook.ts';
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

test('[RES-03] names the faults of a base, whose amount is told only where it is seen', () => {
  const worn = { foundationCoverage: 0.4, skinToneUniformity: 0.9 };
  const reading = (features: typeof worn | object, faults: Parameters<typeof measuredLook>[2]) =>
    readingInWords('foundation', measuredLook(features, {}, faults));
  expect(reading(worn, { basePatches: 0.5 })).toBe('medium coverage and a base in patches');
  expect(reading({}, { baseEnd: 0.5 })).toBe('a base that ends in a line');
  expect(reading({}, { basePatches: 1, baseEnd: 1 })).toBe(
    'a base in patches and a base that ends in a line',
  );
  expect(reading(worn, { basePatches: 0.49, baseEnd: 0.49 })).toBe('medium coverage and an even finish');
  expect(reading({}, { basePatches: 0.49 })).toBe('base, subtle or none');
});

test('[RES-03] reads the edge of smeared lips as wandering', () => {
  expect(readingInWords('lipPrecision', { ...withLips(0.5, 0.9, 0.9), lipSmear: 1 })).toBe(
    'strong lip color, a wandering edge and an even fill',
  );
});

test.each([
  ['foundation', 0.2, 0.6, 'light coverage and an uneven finish'],
  ['foundation', 0.25, 0.65, 'medium coverage and a finish uneven in places'],
  ['foundation', 0.5, 0.75, 'built-up coverage and a mostly even finish'],
  ['foundation', 0.75, 0.85, 'full coverage and an even finish'],
  ['eyeMakeup', 0.24, 0.35, 'soft eye color and loose definition'],
  ['eyeMakeup', 0.49, 0.59, 'clear eye color and soft definition'],
  ['eyeMakeup', 0.74, 0.79, 'strong eye color and good definition'],
  ['eyeMakeup', 0.75, 0.8, 'full-volume eye color and crisp definition'],
] as const)('[RES-03] reads %s of %f, done %f, as "%s"', (key, amount, craft, words) => {
  const look = measuredLook(
    { foundationCoverage: amount, skinToneUniformity: craft, eyeMakeupIntensity: amount },
    { eyeDefinition: craft },
  );
  // Base and eyes are there whatever their amount, so that every word is reached.
  const features = { ...look.features, hasFoundation: true, hasEyeMakeup: true };
  expect(readingInWords(key, { ...look, features })).toBe(words);
});

test.each([
  [
    'colorHarmony',
    ['shades pulling apart', 'shades half in touch', 'shades in agreement', 'shades in close agreement'],
  ],
  [
    'blendingTechnique',
    ['hard transitions', 'visible transitions', 'soft transitions', 'seamless transitions'],
  ],
  [
    'symmetry',
    [
      'color apart, left and right',
      'color loosely matched, left and right',
      'color close, left and right',
      'color matched left and right',
    ],
  ],
] as const)('[RES-03] reads %s at its four levels, and nothing where it is untold', (key, words) => {
  const read = (quality: number | null) =>
    readingInWords(key, measuredLook({}, { colorHarmony: quality, blending: quality, symmetry: quality }));
  expect([0.35, 0.36, 0.6, 0.8].map(read)).toEqual(words);
  expect([null, Number.NaN, Number.POSITIVE_INFINITY].map(read)).toEqual([null, null, null]);
});

test.each([
  ['foundation', 'base, subtle or none'],
  ['eyeMakeup', 'eye makeup, subtle or none'],
  ['lipPrecision', 'lip color, subtle or none'],
] as const)('[RES-03] reads %s below its threshold as "%s"', (key, words) => {
  expect(readingInWords(key, measuredLook({}, { lipEdge: 0.9, eyeDefinition: 0.9 }))).toBe(words);
});

test('[RES-03] has no reading of trend, which is derived, nor of what was not measured', () => {
  const qualities = { ...clearMakeup.qualities, symmetry: null };
  expect(readingInWords('trendAlignment', clearMakeup)).toBeNull();
  expect(readingInWords('symmetry', { ...clearMakeup, qualities })).toBeNull();
});
