import { describe, expect, test } from 'vitest';
import { noFilters } from '../../../src/domain/analysis/FilterDetection.ts';
import { judgeLook } from '../../../src/domain/rating/judgeLook.ts';
import { readLegacyResult, type ResultReading } from '../../../src/domain/rating/readLegacyResult.ts';
import { measuredLook } from '../analysis/measuredLook.ts';

function read(raw: object): ResultReading {
  const outcome = readLegacyResult({ overallScore: 61, ...raw });
  if (!outcome.ok) throw new Error(`Not read: ${outcome.failure.kind}`);
  return outcome.value;
}

const names = [
  'foundation',
  'eyeMakeup',
  'lipPrecision',
  'colorHarmony',
  'blendingTechnique',
  'symmetry',
  'trendAlignment',
] as const;

describe('a result of any release', () => {
  test('[SCO-05] lacks scores: 50, harmony 60, blending 55, trend 50, and nothing is recomputed', () => {
    const { breakdown, overallScore } = read({});
    expect(breakdown).toEqual({
      foundation: 50,
      eyeMakeup: 50,
      lipPrecision: 50,
      colorHarmony: 60,
      blendingTechnique: 55,
      symmetry: 50,
      trendAlignment: 50,
    });
    expect(overallScore).toBe(61);
  });

  test('[SCO-05] reads legacy categories: lip precision from lipColor, symmetry from eyebrows', () => {
    const categories = { foundation: 71, eyeMakeup: 72, lipColor: 73, eyebrows: 74 };
    expect(read({ categories }).breakdown).toEqual({
      foundation: 71,
      eyeMakeup: 72,
      lipPrecision: 73,
      colorHarmony: 60,
      blendingTechnique: 55,
      symmetry: 74,
      trendAlignment: 50,
    });
  });

  test('[SCO-05] prefers the breakdown, number by number, and passes over what is no number', () => {
    const { breakdown } = read({
      breakdown: { foundation: 0, eyeMakeup: '90', lipPrecision: Number.NaN, symmetry: null },
      categories: { foundation: 71, eyeMakeup: 72, lipColor: 73, eyebrows: '74' },
    });
    expect(breakdown).toMatchObject({ foundation: 0, eyeMakeup: 72, lipPrecision: 73, symmetry: 50 });
  });

  test('[SCO-04] reads an unknown category as Mid', () => {
    expect(read({ category: 'Slay' }).category).toBe('Slay');
    expect(read({ category: 'Fabulous' }).category).toBe('Mid');
    expect(read({}).category).toBe('Mid');
  });

  test.each([[null], [undefined], ['none'], [7]])(
    '[SCO-05] reads %j in place of any part as a part that is missing',
    (part) => {
      const parts = {
        breakdown: part,
        categories: part,
        feedback: part,
        premiumFeatures: part,
        suggestions: part,
      };
      expect(read(parts)).toEqual(read({}));
    },
  );

  test('[SCO-06] takes feedback by name, with its notes', () => {
    const { feedback } = read({
      feedback: {
        foundation: 'Even',
        symmetry: 7,
        general: 'Nice',
        filterWarning: 'heavy filters',
        aiEnhanced: 'AI-Enhanced Analysis',
        eyebrows: 'ignored',
      },
    });
    expect(feedback).toEqual({
      ...Object.fromEntries(names.map((name) => [name, ''])),
      foundation: 'Even',
      general: 'Nice',
      filterWarning: 'heavy filters',
      aiEnhanced: 'AI-Enhanced Analysis',
    });
  });

  test('[SCO-06] takes feedback as a list in the order of the breakdown, extras as general', () => {
    const list = ['f', 'e', 'l', 'c', 'b', 's', 't', 'more', 'and more'];
    expect(read({ feedback: list }).feedback).toEqual({
      foundation: 'f',
      eyeMakeup: 'e',
      lipPrecision: 'l',
      colorHarmony: 'c',
      blendingTechnique: 'b',
      symmetry: 's',
      trendAlignment: 't',
      general: 'more and more',
    });
    expect(read({ feedback: [...list.slice(0, 7), 'more', '', 7, 'and more'] }).feedback.general).toBe(
      'more and more',
    );
    expect(read({ feedback: ['f'] }).feedback).toMatchObject({ foundation: 'f', eyeMakeup: '' });
  });

  test('[SCO-07] takes six suggestions at most, and tips where there are none', () => {
    const seven = ['1', '2', '3', '4', '5', '6', '7'];
    expect(read({ suggestions: seven, tips: ['tip'] }).suggestions).toEqual(seven.slice(0, 6));
    expect(read({ tips: seven }).suggestions).toEqual(seven.slice(0, 6));
    expect(read({ suggestions: [], tips: ['tip', 5, ''] }).suggestions).toEqual(['tip']);
    expect(read({}).suggestions).toEqual([]);
  });

  test('[RES-04] takes premium features whole or not at all', () => {
    const premiumFeatures = {
      makeupTitle: 'a',
      makeupTagline: 'b',
      styleEra: 'c',
      seasonalTheme: 'd',
      personalizedTip: 'e',
    };
    expect(read({ premiumFeatures }).premiumFeatures).toEqual(premiumFeatures);
    expect(read({ premiumFeatures: { ...premiumFeatures, styleEra: undefined } }).premiumFeatures).toBeNull();
    expect(read({}).premiumFeatures).toBeNull();
  });

  test('[SCO-05] [SCO-06] reads a result of today unchanged', () => {
    const result = judgeLook({
      measurement: measuredLook({ lipColorIntensity: 0.5 }),
      filters: noFilters,
      enhancement: { kind: 'notConfigured' },
      now: { month: 10, localDate: '11/21/2026' },
      siteAddress: 'glowcheck.example',
    });
    const { overallScore, category, breakdown, feedback, suggestions, premiumFeatures } = result;
    expect(read(result)).toEqual({
      overallScore,
      category,
      breakdown,
      feedback,
      suggestions,
      premiumFeatures,
    });
  });
});

describe('what is no result', () => {
  test.each([[undefined], [null]])('[ERR-03] %o: nothing came back', (raw) => {
    expect(readLegacyResult(raw)).toEqual({ ok: false, failure: { kind: 'noResult' } });
  });

  test.each([[{}], ['81'], [81], [[]], [{ overallScore: '81' }], [{ overallScore: Number.NaN }]])(
    '[ANA-05] %o: no numeric overallScore',
    (raw) => {
      expect(readLegacyResult(raw)).toEqual({ ok: false, failure: { kind: 'invalidResult' } });
    },
  );
});
