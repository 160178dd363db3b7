import { describe, expect, test } from 'vitest';
import { advancedTips } from '../../../src/domain/content/pools/advancedTips.ts';
import { blushTips } from '../../../src/domain/content/pools/blushTips.ts';
import { eyeTips } from '../../../src/domain/content/pools/eyeTips.ts';
import { foundationTips } from '../../../src/domain/content/pools/foundationTips.ts';
import { generalTips } from '../../../src/domain/content/pools/generalTips.ts';
import { lipTips } from '../../../src/domain/content/pools/lipTips.ts';
import { seasonalTips } from '../../../src/domain/content/pools/seasonalTips.ts';
import type { MakeupFeatures } from '../../../src/domain/analysis/MakeupFeatures.ts';
import { tipPool } from '../../../src/domain/content/tipPool.ts';
import { clearMakeup, ratedLook } from './ratedLook.ts';

/** The pool of a clear look with some features changed. */
function poolWith(features: Partial<MakeupFeatures>) {
  return tipPool(
    ratedLook({ measurement: { ...clearMakeup, features: { ...clearMakeup.features, ...features } } }),
  );
}
const holds = (pool: readonly string[], tips: readonly string[]) => tips.every((tip) => pool.includes(tip));
const holdsAny = (pool: readonly string[], tips: readonly string[]) => tips.some((tip) => pool.includes(tip));

describe('tipPool', () => {
  test.each([
    ['foundation under 0.5', { foundationCoverage: 0.499 }, foundationTips],
    [
      'foundation absent, whatever its coverage',
      { hasFoundation: false, foundationCoverage: 0.9 },
      foundationTips,
    ],
    ['eyes under 0.4', { eyeMakeupIntensity: 0.399 }, eyeTips],
    ['lips under 0.3', { lipColorIntensity: 0.299 }, lipTips],
    ['blush under 0.02', { hasBlush: true, blushIntensity: 0.0199 }, blushTips],
    ['blush absent, whatever its intensity', { hasBlush: false, blushIntensity: 0.5 }, blushTips],
  ] as const)('[TXT-04] adds the tips for %s', (_, features, tips) => {
    expect(holds(poolWith(features), tips)).toBe(true);
  });

  test.each([
    ['foundation at 0.5', { foundationCoverage: 0.5 }, foundationTips],
    ['eyes at 0.4, though flagged absent', { hasEyeMakeup: false, eyeMakeupIntensity: 0.4 }, eyeTips],
    ['lips at 0.3, though flagged absent', { hasLipMakeup: false, lipColorIntensity: 0.3 }, lipTips],
    ['blush at 0.02', { hasBlush: true, blushIntensity: 0.02 }, blushTips],
  ] as const)('[TXT-04] leaves out the tips for %s', (_, features, tips) => {
    expect(holdsAny(poolWith(features), tips)).toBe(false);
  });

  test.each([0, 69, 70, 100])(
    '[TXT-04] always holds the general tips, at a score of %i as well',
    (overallScore) => {
      expect(holds(tipPool(ratedLook({ overallScore })), generalTips)).toBe(true);
    },
  );

  test('[TXT-04] always holds the tips of the month, and of no other', () => {
    for (let month = 0; month < 12; month += 1) {
      const pool = tipPool(ratedLook({ month }));
      seasonalTips.forEach((tips, index) => {
        expect(holdsAny(pool, tips)).toBe(index === month);
        expect(holds(pool, tips)).toBe(index === month);
      });
    }
  });

  test('[TXT-04] holds the advanced tips from a score of 70 on', () => {
    expect(holdsAny(tipPool(ratedLook({ overallScore: 69 })), advancedTips)).toBe(false);
    expect(holds(tipPool(ratedLook({ overallScore: 70 })), advancedTips)).toBe(true);
  });

  test.each([
    ['skin', { foundationCoverage: 0, hasFoundation: false }, foundationTips],
    ['eyes', { eyeMakeupIntensity: 0 }, eyeTips],
    ['lips', { lipColorIntensity: 0 }, lipTips],
    ['cheeks', { blushIntensity: 0, hasBlush: false }, blushTips],
  ] as const)('[TXT-04] gives no advice on %s that the photo does not show', (area, features, tips) => {
    const measurement = {
      ...clearMakeup,
      features: { ...clearMakeup.features, ...features },
      unseen: [{ area, reason: 'covered' }],
    } as const;
    expect(holdsAny(tipPool(ratedLook({ measurement })), tips)).toBe(false);
  });

  test('[TXT-04] gives no advice by area on a look that was only estimated', () => {
    const measurement = {
      ...clearMakeup,
      basis: 'estimated',
      features: { ...clearMakeup.features, lipColorIntensity: 0, hasBlush: false },
    } as const;
    expect(tipPool(ratedLook({ measurement }))).toEqual([...generalTips, ...(seasonalTips[10] ?? [])]);
  });
});
