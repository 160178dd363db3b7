import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { pickPremium } from '../../../src/domain/content/pickPremium.ts';
import { advancedTips } from '../../../src/domain/content/pools/advancedTips.ts';
import { blushTips } from '../../../src/domain/content/pools/blushTips.ts';
import { foundationTips } from '../../../src/domain/content/pools/foundationTips.ts';
import { generalTips } from '../../../src/domain/content/pools/generalTips.ts';
import { lipTips } from '../../../src/domain/content/pools/lipTips.ts';
import { seasonalTips } from '../../../src/domain/content/pools/seasonalTips.ts';
import { techniqueTips } from '../../../src/domain/content/pools/techniqueTips.ts';
import { suggestTips } from '../../../src/domain/content/suggestTips.ts';
import { measuredLook } from '../analysis/measuredLook.ts';
import { clearMakeup, ratedLook, ratedLooks } from './ratedLook.ts';

describe('suggestTips', () => {
  test('[SCO-07] suggests at most six, all distinct, none of them shown elsewhere', () => {
    fc.assert(
      fc.property(ratedLooks, (look) => {
        const shown = pickPremium(look).premiumFeatures.personalizedTip;
        const suggestions = suggestTips(look, shown);
        expect(suggestions.length).toBeGreaterThanOrEqual(4);
        expect(suggestions.length).toBeLessThanOrEqual(6);
        expect(new Set([shown, ...suggestions]).size).toBe(suggestions.length + 1);
      }),
      { numRuns: 80 },
    );
  });

  test('[SCO-07] speaks of the weakest areas first, weakest before weak', () => {
    const look = ratedLook({
      breakdown: { symmetry: 12, lipPrecision: 30, colorHarmony: 41, blendingTechnique: 55 },
    });
    const [first, second, third, fourth] = suggestTips(look);
    expect(techniqueTips.symmetry).toContain(first);
    expect(techniqueTips.lipPrecision).toContain(second);
    expect(techniqueTips.colorHarmony).toContain(third);
    expect(techniqueTips.blendingTechnique).toContain(fourth);
  });

  test('[TXT-04] asks for more where there is little, for technique where there is enough', () => {
    const light = {
      ...clearMakeup,
      features: { ...clearMakeup.features, lipColorIntensity: 0.2, hasBlush: false },
    };
    const breakdown = { lipPrecision: 20, foundation: 30 };
    const [lips, foundation, blush] = suggestTips(ratedLook({ measurement: light, breakdown }));
    expect(lipTips).toContain(lips);
    expect(techniqueTips.foundation).toContain(foundation);
    expect(blushTips).toContain(blush);

    const sheer = { ...clearMakeup, features: { ...clearMakeup.features, foundationCoverage: 0.3 } };
    expect(foundationTips).toContain(suggestTips(ratedLook({ measurement: sheer, breakdown }))[1]);
    expect(techniqueTips.lipPrecision).toContain(suggestTips(ratedLook({ breakdown }))[0]);
  });

  test('[TXT-04] says nothing of the technique where a look is done well and only little of it is there', () => {
    const qualities = { colorHarmony: 0.9, blending: 0.9, symmetry: 0.9 };
    const only = { foundationCoverage: 0.6, skinToneUniformity: 0.9 };
    const suggested = (blending: number) =>
      suggestTips(
        ratedLook({
          measurement: measuredLook(only, { ...qualities, blending }),
          breakdown: { blendingTechnique: 20 },
        }),
      );
    const isOfBlending = (tip: string) => techniqueTips.blendingTechnique.includes(tip);
    expect(suggested(0.9).some(isOfBlending)).toBe(false);
    expect(suggested(0.3).some(isOfBlending)).toBe(true);
  });

  test('[TXT-04] closes with the season and a general tip, and from 70 on with an advanced one before them', () => {
    const ofNovember = seasonalTips[10];
    const below = suggestTips(ratedLook({ overallScore: 69 }));
    expect(ofNovember).toContain(below[4]);
    expect(generalTips).toContain(below[5]);
    expect(below.some((tip) => advancedTips.includes(tip))).toBe(false);

    const above = suggestTips(ratedLook({ overallScore: 70 }));
    expect(advancedTips).toContain(above[3]);
    expect(ofNovember).toContain(above[4]);
    expect(generalTips).toContain(above[5]);
  });

  test('[SCO-07] says nothing of areas that the photo does not show, however weak their numbers', () => {
    const measurement = measuredLook({}, {}, { unseen: [{ area: 'lips', reason: 'covered' }] });
    const suggestions = suggestTips(ratedLook({ measurement, breakdown: { lipPrecision: 0, symmetry: 0 } }));
    for (const unread of [lipTips, techniqueTips.lipPrecision, techniqueTips.symmetry]) {
      expect(suggestions.some((tip) => unread.includes(tip))).toBe(false);
    }
  });

  test('[TXT-06] suggests the same for the same photo', () => {
    fc.assert(
      fc.property(ratedLooks, (look) => {
        expect(suggestTips(structuredClone(look))).toEqual(suggestTips(look));
      }),
      { numRuns: 20 },
    );
  });
});
