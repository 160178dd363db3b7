import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { pickPremium } from '../../../src/domain/content/pickPremium.ts';
import { hypePhrases } from '../../../src/domain/content/pools/hypePhrases.ts';
import { roastPhrases } from '../../../src/domain/content/pools/roastPhrases.ts';
import { seasonalThemes } from '../../../src/domain/content/pools/seasonalThemes.ts';
import { styleEras } from '../../../src/domain/content/pools/styleEras.ts';
import { titles } from '../../../src/domain/content/pools/titles.ts';
import { taglineTier } from '../../../src/domain/content/taglineTier.ts';
import { tipPool } from '../../../src/domain/content/tipPool.ts';
import { titleTier } from '../../../src/domain/content/titleTier.ts';
import { clearMakeup, ofPhoto, ratedLook, ratedLooks } from './ratedLook.ts';

const photos = Array.from({ length: 800 }, (_, index) => index.toString(16).padStart(32, '0'));
/** Clear makeup, blended with this quality, 0-1; null where it was not read. */
const blended = (blending: number | null) => ({
  ...clearMakeup,
  qualities: { ...clearMakeup.qualities, blending },
});
const ofEveryPhoto = photos.map((photo) =>
  pickPremium(ratedLook({ measurement: ofPhoto(photo, blended(0.5)) })),
);

describe('pickPremium', () => {
  test('[TXT-01] [TXT-02] [TXT-03] [TXT-04] [RES-04] picks from the pools of the look, whatever the look', () => {
    fc.assert(
      fc.property(ratedLooks, (look) => {
        const { premiumFeatures: premium, taglines } = pickPremium(look);
        const tier = taglineTier(look.overallScore);
        expect(titles[titleTier(look.overallScore, look.measurement.features)]).toContain(
          premium.makeupTitle,
        );
        expect(styleEras).toContain(premium.styleEra);
        expect(seasonalThemes[look.month]).toContain(premium.seasonalTheme);
        expect(tipPool(look)).toContain(premium.personalizedTip);
        expect(roastPhrases[tier].map((phrase) => `${look.overallScore} — ${phrase}`)).toContain(
          taglines.roast,
        );
        expect(hypePhrases[tier].map((phrase) => `${look.overallScore} — ${phrase}`)).toContain(
          taglines.hype,
        );
        expect(premium.makeupTagline).toBe(taglines[taglines.seeded]);
      }),
      { numRuns: 60 },
    );
  });

  test('[TXT-06] picks the same for the same photo', () => {
    fc.assert(
      fc.property(ratedLooks, (look) => {
        expect(pickPremium(structuredClone(look))).toEqual(pickPremium(look));
      }),
      { numRuns: 30 },
    );
  });

  test('[TXT-06] uses every entry of a pool, over many photos', () => {
    const seen = (pick: (premium: (typeof ofEveryPhoto)[number]) => string) =>
      new Set(ofEveryPhoto.map(pick)).size;
    expect(seen(({ premiumFeatures }) => premiumFeatures.makeupTitle)).toBe(16);
    expect(seen(({ premiumFeatures }) => premiumFeatures.styleEra)).toBe(40);
    expect(seen(({ premiumFeatures }) => premiumFeatures.seasonalTheme)).toBe(4);
    expect(seen(({ taglines }) => taglines.roast)).toBe(8);
    expect(seen(({ taglines }) => taglines.hype)).toBe(8);
    expect(seen(({ taglines }) => taglines.seeded)).toBe(2);
  });

  test('[TXT-06] lets no pick lean on another: a new score or month moves only what depends on it', () => {
    fc.assert(
      fc.property(ratedLooks, fc.nat(100), fc.nat(11), (look, overallScore, month) => {
        const before = pickPremium(look);
        const rescored = pickPremium({ ...look, overallScore });
        const laterOn = pickPremium({ ...look, month });
        expect(rescored.premiumFeatures.styleEra).toBe(before.premiumFeatures.styleEra);
        expect(rescored.premiumFeatures.seasonalTheme).toBe(before.premiumFeatures.seasonalTheme);
        expect(rescored.taglines.seeded).toBe(before.taglines.seeded);
        expect(laterOn.premiumFeatures.styleEra).toBe(before.premiumFeatures.styleEra);
        expect(laterOn.premiumFeatures.makeupTitle).toBe(before.premiumFeatures.makeupTitle);
        expect(laterOn.taglines).toEqual(before.taglines);
      }),
      { numRuns: 40 },
    );
  });

  test.each([
    ['praises', 80, 0.9, true],
    ['praises', 80, 0.3, false],
    ['praises', 80, null, false],
    ['blames', 63, 0.3, true],
    ['blames', 63, 0.9, false],
    ['blames', 63, null, false],
    ['blames', 30, 0.3, true],
    ['blames', 30, 0.9, false],
    ['blames', 30, null, false],
  ] as const)(
    '[TXT-02] %s the blending of a look of %i points, blended at %s: %s',
    (_, overallScore, blending, isSaid) => {
      const said = photos.slice(0, 100).map((photo) => {
        const measurement = ofPhoto(photo, blended(blending));
        return pickPremium(ratedLook({ overallScore, measurement })).taglines.roast;
      });
      expect(said.some((roast) => /blend|edge/u.test(roast))).toBe(isSaid);
      expect(new Set(said).size).toBeGreaterThanOrEqual(4);
    },
  );

  test('refuses a month that no calendar has', () => {
    expect(() => pickPremium(ratedLook({ month: 12 }))).toThrow('No such month: 12');
  });
});
