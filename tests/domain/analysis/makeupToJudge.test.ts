import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { hasMakeupToJudge, makeupToJudge, wornShares } from '../../../src/domain/analysis/makeupToJudge.ts';

const bare = { lipColorIntensity: 0, eyeMakeupIntensity: 0, blushIntensity: 0, foundationCoverage: 0 };
type Amount = keyof typeof bare | 'eyeShadow' | 'lipCoat' | 'oneSidedBlush' | 'lidsAgainstLips';
/** A look of these amounts; shadow is part of what is on the eyes. */
const wearing = ({
  eyeShadow = 0,
  lipCoat = 0,
  oneSidedBlush = 0,
  lidsAgainstLips = 0,
  ...features
}: Partial<Record<Amount, number>>) => ({
  features: { ...bare, ...features },
  eyeShadow,
  lipCoat,
  oneSidedBlush,
  lidsAgainstLips,
});
const share = fc.double({ min: 0, max: 1, noNaN: true });
const looks = fc.record({
  lipColorIntensity: share,
  eyeMakeupIntensity: share,
  eyeShadow: share,
  lipCoat: share,
  blushIntensity: share,
  oneSidedBlush: share,
  lidsAgainstLips: share,
  foundationCoverage: share,
});
const keys = ['colorHarmony', 'blendingTechnique', 'symmetry'] as const;

describe('how much makeup there is to judge', () => {
  test('[SCO-09] is none up to the thresholds of presence', () => {
    const atThresholds = {
      lipColorIntensity: 0.12,
      eyeMakeupIntensity: 0.08,
      eyeShadow: 0.08,
      blushIntensity: 0.015,
      foundationCoverage: 0.15,
    };
    for (const look of [{}, atThresholds])
      expect(makeupToJudge(wearing(look))).toEqual({ colorHarmony: 0, blendingTechnique: 0, symmetry: 0 });
    for (const key of keys) expect(hasMakeupToJudge(key, wearing(atThresholds))).toBe(false);
  });

  test('[SCO-09] takes lips for worn in full from half of a bold color on, so that patches in it cost harmony little', () => {
    const lips = (amount: number) => wornShares(wearing({ lipColorIntensity: amount })).lips;
    expect(lips(0.3)).toBeLessThan(0.6);
    expect(lips(0.49)).toBeLessThan(1);
    expect(lips(0.5)).toBe(1);
  });

  test.each([
    [{ lipColorIntensity: 1 }, [0.5, 0, 0]],
    [{ lipCoat: 1 }, [0.5, 0, 0]],
    [{ lipColorIntensity: 1, lipCoat: 1 }, [0.5, 0, 0]],
    [{ eyeMakeupIntensity: 1 }, [0.5, 0, 0.5]],
    [{ eyeMakeupIntensity: 1, eyeShadow: 1 }, [0.5, 0.5, 1]],
    [{ blushIntensity: 1 }, [0.5, 0.5, 0.5]],
    [{ oneSidedBlush: 1 }, [0.5, 0.5, 0.5]],
    [{ blushIntensity: 1, oneSidedBlush: 1 }, [0.5, 0.5, 0.5]],
    [{ foundationCoverage: 1 }, [0, 0.5, 0]],
    [{ lipColorIntensity: 1, foundationCoverage: 1 }, [0.5, 0.5, 0]],
    [{ lipColorIntensity: 1, eyeMakeupIntensity: 1 }, [1, 0, 0.5]],
    [{ lipColorIntensity: 1, blushIntensity: 1 }, [1, 0.5, 0.5]],
    [{ blushIntensity: 1, foundationCoverage: 1 }, [0.5, 1, 0.5]],
  ] as const)('[SCO-09] follows the kinds that each can judge: %o', (amounts, judged) => {
    const look = wearing(amounts);
    expect(keys.map((key) => makeupToJudge(look)[key])).toEqual(judged);
    expect(keys.map((key) => hasMakeupToJudge(key, look))).toEqual(judged.map((share) => share > 0));
  });

  test('[SCO-09] lies between none and all, and rises or stays with every kind', () => {
    fc.assert(
      fc.property(looks, looks, (one, other) => {
        const amounts = Object.keys(one) as Amount[];
        const more = Object.fromEntries(amounts.map((kind) => [kind, Math.max(one[kind], other[kind])]));
        for (const key of keys) {
          const [less, all] = [makeupToJudge(wearing(one))[key], makeupToJudge(wearing(more))[key]];
          expect(less).toBeGreaterThanOrEqual(0);
          expect(all).toBeLessThanOrEqual(1);
          expect(all).toBeGreaterThanOrEqual(less - 1e-12);
        }
      }),
    );
  });

  test('[SCO-09] begins without a step: a trace counts next to nothing', () => {
    expect(wornShares(wearing({ lipColorIntensity: 0.13 })).lips).toBeLessThan(0.01);
    expect(wornShares(wearing({ eyeMakeupIntensity: 0.09 })).eyes).toBeLessThan(0.015);
    expect(wornShares(wearing({ lipColorIntensity: Number.NaN })).lips).toBe(0);
  });

  test('[SCO-09] is something wherever a fault is seen that is judged in full', () => {
    const told = (amounts: Partial<Record<Amount, number>>) =>
      keys.map((key) => hasMakeupToJudge(key, wearing(amounts)));
    expect(told({ oneSidedBlush: 0.12 })).toEqual([false, true, true]);
    expect(told({ lidsAgainstLips: 0.12 })).toEqual([true, false, false]);
    expect(told({ oneSidedBlush: 0.09, lidsAgainstLips: 0.09 })).toEqual([false, false, false]);
  });
});
