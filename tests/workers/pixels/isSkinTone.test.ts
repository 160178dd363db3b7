import { describe, expect, it } from 'vitest';
import { isSkinTone } from '../../../workers/pixels/isSkinTone.ts';

/** A pixel of lightness 0.5 with these quotients of color over lightness. */
const hasSkinColor = (a: number, b: number) => isSkinTone(0.5, 0.5 * a, 0.5 * b);

describe('isSkinTone', () => {
  it.each([
    ['far too green', -0.015, 0.05, false],
    ['a little green, as pale skin under a cloudy sky', -0.013, 0.05, true],
    ['as red as flushed skin', 0.149, 0.05, true],
    ['redder', 0.151, 0.05, false],
    ['bluer than any skin', 0.05, -0.009, false],
    ['a little blue', 0.05, -0.007, true],
    ['the palest tone under a cloudy sky', -0.004, 0.008, true],
    ['as yellow as skin by lamp light', 0.05, 0.169, true],
    ['yellower', 0.05, 0.171, false],
    ['gray', 0.002, 0.002, false],
    ['next to gray', 0.004, 0.003, true],
    ['as cold as an overcast sky', -0.002, -0.006, false],
    ['a gray wall', -0.001, 0.004, false],
    ['colored as strongly as skin is', 0.13, 0.145, true],
    ['colored more strongly', 0.13, 0.147, false],
  ])('[FAC-08] %s', (_, a, b, expected) => {
    expect(hasSkinColor(a, b)).toBe(expected);
  });

  it.each([
    [0.099, false],
    [0.101, true],
    [0.984, true],
    [0.986, false],
  ])('[FAC-08] reads the same color at lightness %d: %s', (lightness, expected) => {
    expect(isSkinTone(lightness, 0.06 * lightness, 0.07 * lightness)).toBe(expected);
  });
});
