import { describe, expect, it } from 'vitest';
import { skinEvenness } from '../../../../workers/pixels/wholePhoto/skinEvenness.ts';
import { flatScene, sceneSkin } from './flatScene.ts';

const [lightness, redness, yellowness] = sceneSkin;
/** Skin in three equal parts: as it is, and a and b so far to both sides. In OKLab units at the skin's own lightness. */
const blotched = (red: number, yellow: number, isSkin: (x: number, y: number) => boolean = () => true) =>
  flatScene(
    (x, y) => {
      const side = ((x + 20 * y) % 3) - 1;
      // Lit unevenly: lightness must not matter.
      const lit = y < 25 ? 0.4 : 0.8;
      return [lit, redness + (side * red) / lightness, yellowness + (side * yellow) / lightness];
    },
    { isSkin },
  );

describe('evenness of the whole photo', () => {
  it('[FEA-01] even skin is wholly uniform and covered, without variance', () => {
    const evenness = skinEvenness(blotched(0, 0));
    expect(evenness.skinToneUniformity).toBeCloseTo(1, 4);
    expect(evenness.foundationCoverage).toBeCloseTo(1, 4);
    expect(evenness.colorVariance).toBeCloseTo(0, 4);
  });

  it.each([
    // Robust spread: 1.4826 times the sum of both.
    [0.005, 0.005],
    [0.01, 0],
    [0, 0.01],
  ])('[FEA-01] a spread of %d in redness and %d in yellowness', (red, yellow) => {
    const { skinToneUniformity, foundationCoverage, colorVariance } = skinEvenness(blotched(red, yellow));
    expect(skinToneUniformity).toBeCloseTo(1 - 0.014826 / 0.05, 4);
    expect(foundationCoverage).toBeCloseTo((0.02 - 0.014826) / 0.012, 3);
    // Population variance of three equal parts: two thirds of the squared step, of a and of b.
    expect(colorVariance).toBeCloseTo(100 * Math.sqrt((2 / 3) * (red ** 2 + yellow ** 2)), 2);
  });

  it('[FEA-01] blotches of 0.034 and more leave no evenness, of 0.0135 no coverage', () => {
    expect(skinEvenness(blotched(0.034, 0)).skinToneUniformity).toBe(0);
    expect(skinEvenness(blotched(0.0136, 0)).foundationCoverage).toBe(0);
  });

  it('[FEA-01] what is no skin is not looked at', () => {
    const stripes = blotched(0.02, 0.02, (x, y) => (x + 20 * y) % 3 === 1);
    expect(skinEvenness(stripes).skinToneUniformity).toBeCloseTo(1, 4);
  });
});
