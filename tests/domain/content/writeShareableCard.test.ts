import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { rubricVersion } from '../../../src/domain/analysis/rubricVersion.ts';
import { pickPremium } from '../../../src/domain/content/pickPremium.ts';
import { type CardInput, writeShareableCard } from '../../../src/domain/content/writeShareableCard.ts';
import { fingerprints } from '../analysis/measuredLook.ts';
import { ratedLook, ratedLooks } from './ratedLook.ts';

const tip =
  'Sweep a fluffy brush of blush from the cheek to the temple in a C shape, ending at the tail of the brow, so that it travels.';

function cardInput(given: Partial<CardInput> = {}): CardInput {
  return {
    fingerprint: '0123456789abcdef0123456789abcdef',
    overallScore: 87,
    category: 'Slay',
    premiumFeatures: { ...pickPremium(ratedLook()).premiumFeatures, personalizedTip: tip },
    localDate: '11/21/2026',
    siteAddress: 'https://glowcheck.example',
    ...given,
  };
}

describe('writeShareableCard', () => {
  test('[TXT-05] [SCO-10] carries the ten fields of the specification, and the rubric', () => {
    const input = cardInput();
    expect(writeShareableCard(input)).toEqual({
      title: input.premiumFeatures.makeupTitle,
      tagline: input.premiumFeatures.makeupTagline,
      era: input.premiumFeatures.styleEra,
      tip: 'Sweep a fluffy brush of blush from the cheek to the temple in a C shape, ending at the tail of the b...',
      seasonal: input.premiumFeatures.seasonalTheme,
      timestamp: '11/21/2026',
      branding: 'Rated by AI @glowcheck.example',
      score: 87,
      category: 'Slay',
      uniqueId: 'GC-0123-4567-89AB',
      rubric: rubricVersion,
    });
  });

  test('[TXT-05] prints the first 100 characters of any tip that a look may get, plus an ellipsis', () => {
    fc.assert(
      fc.property(ratedLooks, (look) => {
        const { premiumFeatures } = pickPremium(look);
        const card = writeShareableCard(cardInput({ premiumFeatures }));
        expect(card.tip).toHaveLength(103);
        expect(card.tip).toBe(`${premiumFeatures.personalizedTip.slice(0, 100)}...`);
      }),
      { numRuns: 40 },
    );
  });

  test.each([
    ['http://127.0.0.1:4173/', '127.0.0.1:4173'],
    ['https://example.org/makeup/', 'example.org/makeup'],
    ['glowcheck.example', 'glowcheck.example'],
  ])('[TXT-05] prints the address %s as %s', (siteAddress, printed) => {
    expect(writeShareableCard(cardInput({ siteAddress })).branding).toBe(`Rated by AI @${printed}`);
  });

  test('[TXT-05] [TXT-06] names a photo by its fingerprint alone, and survives JSON', () => {
    fc.assert(
      fc.property(fingerprints, (fingerprint) => {
        const card = writeShareableCard(cardInput({ fingerprint }));
        expect(card.uniqueId).toMatch(/^GC-[\dA-F]{4}-[\dA-F]{4}-[\dA-F]{4}$/u);
        expect(writeShareableCard(cardInput({ fingerprint, overallScore: 3 })).uniqueId).toBe(card.uniqueId);
        expect(JSON.parse(JSON.stringify(card))).toEqual(card);
      }),
      { numRuns: 30 },
    );
  });
});
