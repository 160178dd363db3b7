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

describe('unmeasured', () => {
  test('[SCO-05] has no reason to give for a look that was measured whole', () => {
    for (const key of breakdownKeys) expect(unmeasured(key, clearMakeup)).toBeNull();
  });

  test('[SCO-05] gives the estimate as the reason for every score of an estimated look', () => {
    const estimate = { ...unseenIn('eyes'), basis: 'estimated' } as const;
    for (const key of breakdownKeys) expect(unmeasured(key, estimate)).toEqual({ kind: 'estimated' });
  });

  test.each([
    ['foundation', 'skin'],
    ['eyeMakeup', 'eyes'],
    ['lipPrecision', 'lips'],
  ] as const)(
    '[SCO-05] gives as the reason for %s that the %s was not seen, and no other area',
    (key, area) => {
      const measurement = unseenIn('cheeks', area);
      expect(unmeasured(key, measurement)).toEqual({ kind: 'unseen', unseen: hidden(area) });
      const others = (['eyes', 'lips', 'cheeks', 'skin', 'symmetry'] as const).filter(
        (other) => other !== area,
      );
      expect(unmeasured(key, unseenIn(...others))).toBeNull();
      expect(unmeasured(key, untold({ lipEdge: null, eyeDefinition: null }))).toBeNull();
    },
  );

  test.each([
    ['colorHarmony', 'colorHarmony', null],
    ['blendingTechnique', 'blending', 'cheeks'],
    ['symmetry', 'symmetry', 'symmetry'],
  ] as const)(
    '[SCO-05] gives as the reason for %s that it could not be read, or that its area was not seen',
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

  test('[SCO-03] has no reason to give for the trend, which follows from the others', () => {
    const nothing = untold({ colorHarmony: null, blending: null, symmetry: null }, unseenIn('eyes', 'skin'));
    expect(unmeasured('trendAlignment', nothing)).toBeNull();
  });

  test.each(['colorHarmony', 'blendingTechnique', 'symmetry'] as const)(
    '[SCO-09] gives as the reason for %s that there is no makeup to judge, and does not blame the photo',
    (key) => {
      const bare = measuredLook({}, { colorHarmony: 0.9, blending: 0.9, symmetry: 0.9 });
      expect(unmeasured(key, bare)).toEqual({ kind: 'nothingToJudge', key });
      const clear = { lipColorIntensity: 0.6, eyeMakeupIntensity: 0.6, blushIntensity: 0.3 };
      expect(unmeasured(key, measuredLook(clear, bare.qualities))).toBeNull();
      // In the dark nobody knows what is worn.
      expect(unmeasured(key, { ...bare, unseen: [hidden('skin')] })).toBeNull();
    },
  );

  test('[SCO-09] does not blame the photo where one color alone leaves no harmony to judge', () => {
    expect(unmeasured('colorHarmony', measuredLook())).toMatchObject({ kind: 'nothingToJudge' });
    const roughly = measuredLook({}, {}, { basis: 'wholePhoto' });
    expect(unmeasured('colorHarmony', roughly)).toEqual({ kind: 'unreadable' });
  });

  test('[SCO-05] gives as the reason for the foundation that the photo is too soft to show a base', () => {
    const reason = { kind: 'unseen', unseen: { area: 'skin', reason: 'tooSoft' } };
    expect(unmeasured('foundation', { ...clearMakeup, baseTold: 0.49 })).toEqual(reason);
    expect(unmeasured('foundation', { ...clearMakeup, baseTold: 0.5 })).toBeNull();
    // Its faults show in a soft photo as well.
    expect(unmeasured('foundation', { ...clearMakeup, baseTold: 0, basePatches: 0.5 })).toBeNull();
    expect(unmeasured('foundation', { ...clearMakeup, baseTold: 0, baseEnd: 0.5 })).toBeNull();
    expect(areasWantingTips({ measurement: measuredLook({}, {}, { baseTold: 0 }) })).not.toContain(
      'foundation',
    );
  });

  test('[SCO-05] finds the record of an unseen area', () => {
    expect(unseenArea('lips', unseenIn('eyes', 'lips'))).toEqual(hidden('lips'));
    expect(unseenArea('skin', unseenIn('eyes', 'lips'))).toBeNull();
    expect(unseenArea(null, unseenIn('eyes'))).toBeNull();
  });
});
