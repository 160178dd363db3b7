import { describe, expect, test } from 'vitest';
import { breakdownKeys } from '../../../src/domain/analysis/Breakdown.ts';
import type { LookMeasurement } from '../../../src/domain/analysis/LookMeasurement.ts';
import type { UnseenArea } from '../../../src/domain/analysis/unseenAreas.ts';
import { unseenArea } from '../../../src/domain/analysis/unseenArea.ts';
import { areasWantingTips } from '../../../src/domain/content/tipPool.ts';
import { unmeasured } from '../../../src/domain/content/unmeasured.ts';
import { measuredLook } from '../analysis/measuredLook.ts';
import { clearMakeup } from './ratedLook.ts';

const hidden = (area: UnseenArea['area']): UnseenArea => ({ area, reason: 'covered' });
const unseenIn = (...areas: UnseenArea['area'][]) => ({ ...clearMakeup, unseen: areas.map(hidden) });
const untold = (
  qualities: Partial<LookMeasurement['qualities']>,
  measurement: LookMeasurement = clearMakeup,
) => ({
  ...measurement,
  qualities: { ...measurement.qualities, ...qualities },
});

describe('why nothing was measured', () => {
  test('[SCO-05] is nothing to tell of a look that was', () => {
    for (const key of breakdownKeys) expect(unmeasured(key, clearMakeup)).toBeNull();
  });

  test('[SCO-05] is one and the same for all of an estimate', () => {
    const estimate = { ...unseenIn('eyes'), basis: 'estimated' } as const;
    for (const key of breakdownKeys) expect(unmeasured(key, estimate)).toEqual({ kind: 'estimated' });
  });

  test.each([
    ['foundation', 'skin'],
    ['eyeMakeup', 'eyes'],
    ['lipPrecision', 'lips'],
  ] as const)('[SCO-05] of %s is that nobody saw the %s, and nothing else', (key, area) => {
    const measurement = unseenIn('cheeks', area);
    expect(unmeasured(key, measurement)).toEqual({ kind: 'unseen', unseen: hidden(area) });
    const others = (['eyes', 'lips', 'cheeks', 'skin', 'symmetry'] as const).filter(
      (other) => other !== area,
    );
    expect(unmeasured(key, unseenIn(...others))).toBeNull();
    expect(unmeasured(key, untold({ lipEdge: null, eyeDefinition: null }))).toBeNull();
  });

  test.each([
    ['colorHarmony', 'colorHarmony', null],
    ['blendingTechnique', 'blending', 'cheeks'],
    ['symmetry', 'symmetry', 'symmetry'],
  ] as const)(
    '[SCO-05] of %s is that it could not be read, or that its area was not seen',
    (key, quality, area) => {
      for (const nothing of [null, Number.NaN, Number.POSITIVE_INFINITY]) {
        expect(unmeasured(key, untold({ [quality]: nothing }))).toEqual({ kind: 'unreadable' });
        const everywhere = unseenIn('eyes', 'lips', 'cheeks', 'skin', 'symmetry');
        expect(unmeasured(key, untold({ [quality]: nothing }, everywhere))).toEqual(
          area === null ? { kind: 'unreadable' } : { kind: 'unseen', unseen: hidden(area) },
        );
        // What was read was seen well enough.
        expect(unmeasured(key, everywhere)).toBeNull();
      }
    },
  );

  test('[SCO-03] of the trend is nothing: it follows from the others', () => {
    const nothing = untold({ colorHarmony: null, blending: null, symmetry: null }, unseenIn('eyes', 'skin'));
    expect(unmeasured('trendAlignment', nothing)).toBeNull();
  });

  test.each(['colorHarmony', 'blendingTechnique', 'symmetry'] as const)(
    '[SCO-09] of %s is that there is no makeup to judge, which is no fault of the photo',
    (key) => {
      const bare = measuredLook({}, { colorHarmony: 0.9, blending: 0.9, symmetry: 0.9 });
      expect(unmeasured(key, bare)).toEqual({ kind: 'nothingToJudge', key });
      const clear = { lipColorIntensity: 0.6, eyeMakeupIntensity: 0.6, blushIntensity: 0.3 };
      expect(unmeasured(key, measuredLook(clear, bare.qualities))).toBeNull();
      // In the dark nobody knows what is worn.
      expect(unmeasured(key, { ...bare, unseen: [hidden('skin')] })).toBeNull();
    },
  );

  test('[SCO-09] of the harmony of one color is no fault of the photo either', () => {
    expect(unmeasured('colorHarmony', measuredLook())).toMatchObject({ kind: 'nothingToJudge' });
    const roughly = measuredLook({}, {}, { basis: 'wholePhoto' });
    expect(unmeasured('colorHarmony', roughly)).toEqual({ kind: 'unreadable' });
  });

  test('[SCO-05] of the foundation is also that the photo is too soft to tell a base', () => {
    const reason = { kind: 'unseen', unseen: { area: 'skin', reason: 'tooSoft' } };
    expect(unmeasured('foundation', { ...clearMakeup, baseTold: 0.49 })).toEqual(reason);
    expect(unmeasured('foundation', { ...clearMakeup, baseTold: 0.5 })).toBeNull();
    expect(areasWantingTips({ measurement: measuredLook({}, {}, { baseTold: 0 }) })).not.toContain(
      'foundation',
    );
  });

  test('[SCO-05] names the record of an unseen area', () => {
    expect(unseenArea('lips', unseenIn('eyes', 'lips'))).toEqual(hidden('lips'));
    expect(unseenArea('skin', unseenIn('eyes', 'lips'))).toBeNull();
    expect(unseenArea(null, unseenIn('eyes'))).toBeNull();
  });
});
