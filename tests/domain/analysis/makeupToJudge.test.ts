import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { hasMakeupToJudge, makeupToJudge, wornShares } from '../../../src/domain/analysis/makeupToJudge.ts';

const none = { lipColorIntensity: 0, eyeMakeupIntensity: 0, blushIntensity: 0, foundationCoverage: 0 };
const share = fc.double({ min: 0, max: 1, noNaN: true });
const looks = fc.record({
  lipColorIntensity: share,
  eyeMakeupIntensity: share,
  blushIntensity: share,
  foundationCoverage: share,
});
const keys = ['colorHarmony', 'blendingTechnique', 'symmetry'] as const;

describe('how much makeup there is to judge', () => {
  test('[SCO-09] is none up to the thresholds of presence', () => {
    const atThresholds = {
      lipColorIntensity: 0.12,
      eyeMakeupIntensity: 0.08,
      blushIntensity: 0.015,
      foundationCoverage: 0.15,
    };
    for (const look of [none, atThresholds])
      expect(makeupToJudge(look)).toEqual({ colorHarmony: 0, blendingTechnique: 0, symmetry: 0 });
    for (const key of keys) expect(hasMakeupToJudge(key, atThresholds)).toBe(false);
  });

  test.each([
    ['lipColorIntensity', { colorHarmony: 1, blendingTechnique: 0, symmetry: 0 }],
    ['eyeMakeupIntensity', { colorHarmony: 1, blendingTechnique: 1, symmetry: 1 }],
    ['blushIntensity', { colorHarmony: 1, blendingTechnique: 1, symmetry: 1 }],
    ['foundationCoverage', { colorHarmony: 0, blendingTechnique: 1, symmetry: 0 }],
  ] as const)('[SCO-09] follows what each kind can show: %s', (kind, judged) => {
    expect(makeupToJudge({ ...none, [kind]: 1 })).toEqual(judged);
    for (const key of keys) expect(hasMakeupToJudge(key, { ...none, [kind]: 1 })).toBe(judged[key] === 1);
  });

  test('[SCO-09] lies between none and all, and rises or stays with every kind', () => {
    fc.assert(
      fc.property(looks, looks, (one, other) => {
        const more = {
          lipColorIntensity: Math.max(one.lipColorIntensity, other.lipColorIntensity),
          eyeMakeupIntensity: Math.max(one.eyeMakeupIntensity, other.eyeMakeupIntensity),
          blushIntensity: Math.max(one.blushIntensity, other.blushIntensity),
          foundationCoverage: Math.max(one.foundationCoverage, other.foundationCoverage),
        };
        for (const key of keys) {
          const [less, all] = [makeupToJudge(one)[key], makeupToJudge(more)[key]];
          expect(less).toBeGreaterThanOrEqual(0);
          expect(all).toBeLessThanOrEqual(1);
          expect(all).toBeGreaterThanOrEqual(less - 1e-12);
        }
      }),
    );
  });

  test('[SCO-09] begins without a step: a trace counts next to nothing', () => {
    expect(wornShares({ ...none, lipColorIntensity: 0.13 }).lips).toBeLessThan(0.01);
    expect(wornShares({ ...none, eyeMakeupIntensity: 0.09 }).eyes).toBeLessThan(0.015);
    expect(wornShares({ ...none, lipColorIntensity: Number.NaN }).lips).toBe(0);
  });
});
