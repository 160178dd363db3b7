import { expect, test, vi } from 'vitest';
import { noFilters } from '../../../src/domain/analysis/FilterDetection.ts';
import { categorySubtitle } from '../../../src/domain/content/categorySubtitle.ts';
import { pickPremium } from '../../../src/domain/content/pickPremium.ts';
import { suggestTips } from '../../../src/domain/content/suggestTips.ts';
import { writeFeedback } from '../../../src/domain/content/writeFeedback.ts';
import * as streams from '../../../src/domain/random/seededStream.ts';
import { ratedLook } from './ratedLook.ts';

vi.mock('../../../src/domain/random/seededStream.ts', async (original) => {
  const real = await original<typeof streams>();
  return { ...real, seededStream: vi.fn<typeof real.seededStream>(real.seededStream) };
});

test('[TXT-06] draws every pick of a rating from a stream of its own, seeded by nothing but the fingerprint', () => {
  const look = ratedLook({ overallScore: 80 });
  const { premiumFeatures } = pickPremium(look);
  writeFeedback({ ...look, filters: noFilters, enhancement: { kind: 'notConfigured' }, penaltyPoints: 0 });
  suggestTips(look, premiumFeatures.personalizedTip);
  categorySubtitle('Good', look.measurement.features.imageFingerprint);

  const calls = vi.mocked(streams.seededStream).mock.calls;
  const names = calls.map(([, name]) => name);
  expect(names.length).toBeGreaterThan(25);
  expect(new Set(names).size).toBe(names.length);
  expect(new Set(calls.map(([seed]) => seed))).toEqual(new Set([look.measurement.features.imageFingerprint]));
});
