import { expect, test } from 'vitest';
import { taglineTier } from '../../../src/domain/content/taglineTier.ts';

test.each([
  [100, 'high'],
  [75, 'high'],
  [74, 'medium'],
  [50, 'medium'],
  [49, 'low'],
  [0, 'low'],
] as const)('[TXT-02] takes the phrase of a score of %i from the %s tier', (score, tier) => {
  expect(taglineTier(score)).toBe(tier);
});
