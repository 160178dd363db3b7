import { describe, expect, test } from 'vitest';
import { averageIntensity, titleTier } from '../../../src/domain/content/titleTier.ts';
import { measuredLook } from '../analysis/measuredLook.ts';
import { clearMakeup } from './ratedLook.ts';

const complete = clearMakeup.features;
const bare = measuredLook().features;

/** A look whose four amounts are all `amount`. */
function evenly(amount: number) {
  return measuredLook({
    foundationCoverage: amount,
    eyeMakeupIntensity: amount,
    lipColorIntensity: amount,
    blushIntensity: amount,
  }).features;
}

describe('titleTier', () => {
  test.each([
    [100, 'slay'],
    [85, 'slay'],
    [84, 'good'],
    [65, 'good'],
  ] as const)('[TXT-01] puts a complete look that scores %i into %s', (score, tier) => {
    expect(titleTier(score, complete)).toBe(tier);
  });

  test.each(['hasFoundation', 'hasEyeMakeup', 'hasLipMakeup'] as const)(
    '[TXT-01] keeps a look of 85 out of slay when %s is false',
    (missing) => {
      expect(titleTier(85, { ...complete, [missing]: false })).toBe('good');
    },
  );

  test('[TXT-01] does not ask for blush', () => {
    expect(titleTier(85, { ...complete, hasBlush: false })).toBe('slay');
  });

  test.each([
    [65, 'good'],
    [64, 'mid'],
    [40, 'mid'],
    [39, 'beginner'],
    [0, 'beginner'],
  ] as const)('[TXT-01] puts a score of %i with little makeup into %s', (score, tier) => {
    expect(titleTier(score, bare)).toBe(tier);
  });

  test.each([
    [0.61, 'good'],
    [0.6, 'mid'],
    [0.31, 'mid'],
    [0.3, 'beginner'],
  ] as const)('[TXT-01] puts an average intensity of %f at a low score into %s', (amount, tier) => {
    expect(titleTier(0, evenly(amount))).toBe(tier);
  });

  test('[TXT-01] averages coverage and the eye, lip and blush intensities', () => {
    const features = measuredLook({
      foundationCoverage: 0.2,
      eyeMakeupIntensity: 0.4,
      lipColorIntensity: 0.8,
      blushIntensity: 0.6,
    }).features;
    expect(averageIntensity(features)).toBeCloseTo(0.5, 12);
  });
});
