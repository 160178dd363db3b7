import { expect, test } from 'vitest';
import { writeBattleCard } from '../../../src/domain/content/writeBattleCard.ts';
import { writeShareableCard } from '../../../src/domain/content/writeShareableCard.ts';

const cardOf = (fingerprint: string) =>
  writeShareableCard({
    fingerprint,
    overallScore: 70,
    category: 'Good',
    premiumFeatures: {
      makeupTitle: 'Title',
      makeupTagline: 'Tagline',
      styleEra: 'Era',
      seasonalTheme: 'Theme',
      personalizedTip: 'Tip',
    },
    localDate: '11/21/2026',
    siteAddress: 'https://glow.example/',
  });

test('[BTL-08] [TXT-05] the card of a battle names both looks, and prints who rated them and when', () => {
  const comparison = {
    winner: 'photo2',
    photo1Title: 'Garden Party Lip',
    photo2Title: 'Bronze Authority',
    photo1Score: 73,
    photo2Score: 84,
    comparison: 'Look #2 takes it on blending.',
    rounds: [],
  } as const;
  const card = writeBattleCard(comparison, [cardOf('0f1e2d3c4b5a6978'), cardOf('a1b2c3d4e5f60718')]);
  expect(card).toEqual({
    winner: 'photo2',
    looks: [
      { name: 'Look #1', title: 'Garden Party Lip', score: 73 },
      { name: 'Look #2', title: 'Bronze Authority', score: 84 },
    ],
    comparison: 'Look #2 takes it on blending.',
    timestamp: '11/21/2026',
    branding: 'Rated by AI @glow.example',
    uniqueId: 'GC-0F1E-VS-A1B2',
    rubric: cardOf('0').rubric,
  });
});
