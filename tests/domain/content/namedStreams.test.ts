import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { noFilters } from '../../../src/domain/analysis/FilterDetection.ts';
import type * as streams from '../../../src/domain/random/seededStream.ts';

const module = '../../../src/domain/random/seededStream.ts';
const seededStream = vi.fn<typeof streams.seededStream>();

// Files share their modules: those that were imported with the watched stream go again with this test.
beforeEach(() => {
  vi.resetModules();
  vi.doMock(module, async (original) => {
    const real = await original<typeof streams>();
    return { ...real, seededStream: seededStream.mockImplementation(real.seededStream) };
  });
});
afterEach(() => {
  vi.doUnmock(module);
  vi.resetModules();
});

test('[TXT-06] draws every pick of a rating from a stream of its own, seeded by nothing but the fingerprint', async () => {
  const { ratedLook } = await import('./ratedLook.ts');
  const { pickPremium } = await import('../../../src/domain/content/pickPremium.ts');
  const { writeFeedback } = await import('../../../src/domain/content/writeFeedback.ts');
  const { suggestTips } = await import('../../../src/domain/content/suggestTips.ts');
  const { categorySubtitle } = await import('../../../src/domain/content/categorySubtitle.ts');

  const look = ratedLook({ overallScore: 80 });
  const { premiumFeatures } = pickPremium(look);
  writeFeedback({ ...look, filters: noFilters, enhancement: { kind: 'notConfigured' }, penaltyPoints: 0 });
  suggestTips(look, premiumFeatures.personalizedTip);
  categorySubtitle('Good', look.measurement.features.imageFingerprint);

  const { calls } = seededStream.mock;
  const names = calls.map(([, name]) => name);
  expect(names.length).toBeGreaterThan(25);
  expect(new Set(names).size).toBe(names.length);
  expect(new Set(calls.map(([seed]) => seed))).toEqual(new Set([look.measurement.features.imageFingerprint]));
});
