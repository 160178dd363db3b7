import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type Breakdown,
  type BreakdownKey,
  breakdownKeys,
  measuredKeys,
} from '../../../src/domain/analysis/Breakdown.ts';
import type { Feedback } from '../../../src/domain/analysis/AnalysisResult.ts';
import type { LookMeasurement } from '../../../src/domain/analysis/LookMeasurement.ts';
import { byKey } from '../../../src/domain/analysis/byKey.ts';
import { noFilters } from '../../../src/domain/analysis/FilterDetection.ts';
import { readingLeads } from '../../../src/domain/content/pools/readingLeads.ts';
import { writeFeedback } from '../../../src/domain/content/writeFeedback.ts';
import { measuredLook } from '../analysis/measuredLook.ts';
import { feedbackPools } from './allPools.ts';
import { clearMakeup, ofPhoto, ratedLook, ratedLooks } from './ratedLook.ts';
import { writtenFeedback } from './writtenFeedback.ts';

const notAsked = { kind: 'notConfigured' } as const;

function scoring(score: number): Breakdown {
  return byKey(breakdownKeys, () => score);
}
function withQualities(qualities: Partial<LookMeasurement['qualities']>): LookMeasurement {
  return { ...clearMakeup, qualities: { ...clearMakeup.qualities, ...qualities } };
}
function withFeatures(features: Partial<LookMeasurement['features']>): LookMeasurement {
  return { ...clearMakeup, features: { ...clearMakeup.features, ...features } };
}
/** The level that a text was picked from. */
function levelOf(key: BreakdownKey, text: string): string | undefined {
  const levels: Readonly<Record<string, readonly string[]>> = { ...feedbackPools[key] };
  return Object.keys(levels).find((level) => levels[level]?.some((sentence) => text.startsWith(sentence)));
}
const levelsOf = (feedback: Feedback, keys: readonly BreakdownKey[]) =>
  Object.fromEntries(keys.map((key) => [key, levelOf(key, feedback[key])]));
const all = (keys: readonly BreakdownKey[], level: string) =>
  Object.fromEntries(keys.map((key) => [key, level]));

describe('writeFeedback', () => {
  test('[SCO-06] [RES-03] writes something for every area of any look, with no placeholder left', () => {
    fc.assert(
      fc.property(ratedLooks, fc.nat(60), (look, penaltyPoints) => {
        const feedback = writeFeedback({ ...look, filters: noFilters, enhancement: notAsked, penaltyPoints });
        for (const key of breakdownKeys) {
          expect(feedback[key]).toMatch(/^[A-Z].{20,}[.!]$/u);
          expect(feedback[key].length).toBeLessThanOrEqual(300);
        }
        for (const text of Object.values(feedback)) expect(text).not.toMatch(/[{}]|undefined|null|NaN/u);
      }),
      { numRuns: 60 },
    );
  });

  test.each([
    [100, 'strong'],
    [80, 'strong'],
    [79, 'good'],
    [62, 'good'],
    [61, 'fair'],
    [42, 'fair'],
    [41, 'low'],
    [0, 'low'],
  ] as const)('[RES-03] words a well-done area that scores %i as %s', (score, level) => {
    const feedback = writtenFeedback({ breakdown: scoring(score) });
    expect(levelsOf(feedback, breakdownKeys)).toEqual(all(breakdownKeys, level));
  });

  test.each([
    ['eyeMakeup', withQualities({ eyeDefinition: 0.1 })],
    ['lipPrecision', withQualities({ lipEdge: 0.1 })],
    ['foundation', withFeatures({ skinToneUniformity: 0.61 })],
    ['blendingTechnique', withQualities({ blending: 0.1 })],
  ] as const)('[RES-03] speaks of the craft of %s where that is worse than the score', (key, measurement) => {
    const feedback = writtenFeedback({ measurement, breakdown: scoring(85) });
    expect(levelOf(key, feedback[key])).toBe('low');
  });

  test.each([
    ['foundation', withFeatures({ foundationCoverage: 0.2 })],
    ['eyeMakeup', withFeatures({ eyeMakeupIntensity: 0.1 })],
    ['lipPrecision', withFeatures({ lipColorIntensity: 0.15 })],
  ] as const)(
    '[RES-03] asks for more, and blames no line, where %s is light and well done',
    (key, measurement) => {
      const feedback = writtenFeedback({ measurement, breakdown: scoring(45) });
      expect(levelOf(key, feedback[key])).toBe('sheer');
    },
  );

  test('[RES-03] says "subtle or none" of what is under its presence threshold', () => {
    const feedback = writtenFeedback({ measurement: measuredLook() });
    for (const key of ['foundation', 'eyeMakeup', 'lipPrecision'] as const) {
      expect(levelOf(key, feedback[key])).toBe('bare');
      expect(feedback[key]).toContain('subtle or none');
    }
  });

  test('[RES-03] judges color alone where the craft could not be traced', () => {
    const feedback = writtenFeedback({ measurement: withQualities({ lipEdge: null, eyeDefinition: null }) });
    for (const key of ['eyeMakeup', 'lipPrecision'] as const) {
      expect(levelOf(key, feedback[key])).toBe('colorOnly');
      expect(feedback[key]).not.toMatch(/edge and|definition/u);
    }
  });

  test('[RES-03] names what was measured', () => {
    const feedback = writtenFeedback();
    expect(feedback.foundation).toContain('built-up coverage and an even finish.');
    expect(feedback.eyeMakeup).toContain('strong eye color and crisp definition.');
    expect(feedback.lipPrecision).toContain('strong lip color, a crisp edge and an even fill.');
    expect(feedback.colorHarmony).toContain('shades in close agreement.');
    expect(feedback.blendingTechnique).toContain('seamless transitions.');
    expect(feedback.symmetry).toContain('color matched left and right.');
  });

  test.each([
    [1, 'sure'],
    [0.7, 'sure'],
    [0.69, 'likely'],
    [0.4, 'likely'],
    [0.39, 'rough'],
    [0, 'rough'],
  ] as const)('[RES-03] introduces a reading of confidence %f as %s', (confidence, trust) => {
    const measurement = { ...clearMakeup, confidence: scoring(confidence) };
    const feedback = writtenFeedback({ measurement });
    const leads = new RegExp(readingLeads[trust].join('|'), 'u');
    for (const key of measuredKeys) expect(feedback[key]).toMatch(leads);
  });

  test('[RES-03] says that an unseen area was not rated, and praises or blames nothing there', () => {
    const measurement = {
      ...clearMakeup,
      unseen: [
        { area: 'eyes', reason: 'covered' },
        { area: 'lips', reason: 'outOfFrame' },
        { area: 'skin', reason: 'tooDark' },
      ],
    } as const;
    const feedback = writtenFeedback({ measurement });
    expect(feedback.eyeMakeup).toMatch(/^The eyes are covered: not rated on eye makeup\./u);
    expect(feedback.lipPrecision).toMatch(/^The lips are out of the frame: not rated on lip precision\./u);
    expect(feedback.foundation).toMatch(/^The base is lost in shadow: not rated on foundation\./u);
  });

  test.each(['colorHarmony', 'blendingTechnique', 'symmetry'] as const)(
    '[RES-03] has no verdict on %s where it could not be read',
    (key) => {
      const qualities = { colorHarmony: null, blending: null, symmetry: Number.NaN };
      const text = writtenFeedback({ measurement: withQualities(qualities) })[key];
      expect(text).toMatch(
        /^(?:Not rated on|No verdict on|The photo is silent on) (?:color harmony|blending|symmetry)/u,
      );
    },
  );

  test('[RES-03] calls an estimated result an estimate in every card, and in general', () => {
    const feedback = writtenFeedback({ measurement: { ...clearMakeup, basis: 'estimated' } });
    for (const key of breakdownKeys) expect(feedback[key]).toMatch(/estimate/iu);
    expect(feedback.general).toMatch(/^Estimated: /u);
  });

  test('[RES-03] says that a measure of the whole photo is approximate, and nothing of a located face', () => {
    expect(writtenFeedback({ measurement: { ...clearMakeup, basis: 'wholePhoto' } }).general).toMatch(
      /^Approximate: /u,
    );
    expect(writtenFeedback()).not.toHaveProperty('general');
  });

  test.each([
    [null, false],
    [0.49, false],
    [0.5, true],
    [1, true],
  ])(
    '[FLT-05] tells of smoothed texture at a suspicion of %s: %s, without the badge',
    (smoothingSuspicion, isTold) => {
      const feedback = writtenFeedback({ measurement: { ...clearMakeup, smoothingSuspicion } });
      expect(/ironed/u.test(feedback.general ?? '')).toBe(isTold);
      expect(feedback).not.toHaveProperty('filterWarning');
    },
  );

  test('[FLT-04] words what was measured before the penalty, and says that the number was lowered', () => {
    // Full and flawless, every area earns 95 points or more.
    const measurement: LookMeasurement = {
      ...withQualities({
        lipEdge: 1,
        lipEvenness: 1,
        colorHarmony: 1,
        blending: 1,
        symmetry: 1,
        eyeDefinition: 1,
      }),
      features: {
        ...clearMakeup.features,
        foundationCoverage: 1,
        skinToneUniformity: 1,
        eyeMakeupIntensity: 1,
        lipColorIntensity: 1,
      },
    };
    const filtered = writtenFeedback({ measurement, breakdown: scoring(75), penaltyPoints: 20 });
    expect(levelsOf(filtered, measuredKeys)).toEqual(all(measuredKeys, 'strong'));
    for (const key of measuredKeys) {
      expect(filtered[key]).toContain('A filter took a bite out of the number.');
    }
    expect(levelOf('trendAlignment', filtered.trendAlignment)).toBe('good');
    expect(Object.values(writtenFeedback()).join(' ')).not.toContain('A filter took a bite');
  });

  test('[FLT-04] says no better of eyes that scored next to nothing, because a filter cost more than they had', () => {
    // Light, loose eye makeup earns at most 16 + 0.32 × 44 + 5 of jitter. Scored 5 after a penalty of 60, it would count as 65.
    const measurement = measuredLook({ eyeMakeupIntensity: 0.081 }, { eyeDefinition: 0.9 });
    const filtered = writtenFeedback({ measurement, breakdown: scoring(5), penaltyPoints: 60 });
    expect(levelOf('eyeMakeup', filtered.eyeMakeup)).toBe('sheer');
  });

  test('[FLT-04] says of a neutral number that a filter lowered it, too', () => {
    const measurement = { ...measuredLook(), unseen: [{ area: 'eyes', reason: 'covered' }] } as const;
    const filtered = writtenFeedback({ measurement, breakdown: scoring(35), penaltyPoints: 15 });
    const neutral = ['eyeMakeup', 'colorHarmony', 'blendingTechnique', 'symmetry'] as const;
    for (const key of neutral) expect(filtered[key]).toMatch(/ A filter took a bite out of the number\.$/u);
    expect(Object.values(writtenFeedback({ measurement })).join(' ')).not.toContain('A filter took a bite');
  });

  test('[RES-03] does not call a base subtle or none where it speaks of its patches or of the line it ends in', () => {
    for (const fault of ['basePatches', 'baseEnd'] as const) {
      const uneven = measuredLook({ foundationCoverage: 0.4, skinToneUniformity: 0.5 }, {}, { [fault]: 0.9 });
      const { foundation } = writtenFeedback({ measurement: uneven, breakdown: scoring(30) });
      expect(foundation).toMatch(/a base (?:in patches|that ends in a line)\./u);
      expect(levelOf('foundation', foundation)).toBe('low');
    }
  });

  test('[TXT-06] reads the same for the same photo, and uses every sentence over many', () => {
    const photos = Array.from({ length: 60 }, (_, index) => `photo ${index}`);
    const ofPhotos = () =>
      photos.map((photo) => writtenFeedback({ ...ratedLook(), measurement: ofPhoto(photo) }));
    const texts = ofPhotos();
    expect(ofPhotos()).toEqual(texts);
    for (const key of breakdownKeys) {
      const level = key === 'trendAlignment' ? 'good' : 'fair';
      const isRead = (sentence: string) => texts.some((feedback) => feedback[key].startsWith(sentence));
      expect(feedbackPools[key][level].filter((sentence) => !isRead(sentence))).toEqual([]);
    }
  });
});
