import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { AnalysisResult } from '../../../src/domain/analysis/AnalysisResult.ts';
import { breakdownKeys } from '../../../src/domain/analysis/Breakdown.ts';
import { noFilters } from '../../../src/domain/analysis/FilterDetection.ts';
import { judgeLook, type LookInput } from '../../../src/domain/rating/judgeLook.ts';
import { readFilterSignals } from '../../../src/domain/analysis/readFilterSignals.ts';
import { enhanced } from '../analysis/enhanced.ts';
import { measuredLook, measuredLooks } from '../analysis/measuredLook.ts';

const today = { month: 10, localDate: '11/21/2026' };
const smoothed = readFilterSignals({ brightnessVariance: 0, saturationVariance: 0, averageBrightness: 0 });

function lookInput(input: Partial<LookInput> = {}): LookInput {
  return {
    measurement: measuredLook(
      { foundationCoverage: 0.5, skinToneUniformity: 0.8, eyeMakeupIntensity: 0.4, lipColorIntensity: 0.4 },
      { lipEdge: 0.8, lipEvenness: 0.8, colorHarmony: 0.8, blending: 0.8, symmetry: 0.8, eyeDefinition: 0.8 },
    ),
    filters: noFilters,
    enhancement: { kind: 'notConfigured' },
    now: today,
    siteAddress: 'https://glowcheck.example',
    ...input,
  };
}

/** Everything in a result that a stream picked. */
const picksOf = ({ category, suggestions, premiumFeatures, taglines, shareableCard }: AnalysisResult) => ({
  category,
  suggestions,
  premiumFeatures,
  taglines,
  shareableCard,
});

describe('a rating', () => {
  test('[SCO-08] [TXT-06] is byte for byte the same for the same photo', () => {
    fc.assert(
      fc.property(measuredLooks, fc.nat(11), (measurement, month) => {
        const input = lookInput({ measurement, now: { ...today, month }, filters: smoothed });
        const again = judgeLook(structuredClone(input));
        expect(JSON.stringify(again)).toBe(JSON.stringify(judgeLook(input)));
      }),
      { numRuns: 40 },
    );
  });

  test('[SCO-08] follows the month, never the year or the day, but for the date on the card', () => {
    const now = judgeLook(lookInput());
    const later = judgeLook(lookInput({ now: { month: 10, localDate: '11/2/2031' } }));
    expect(later.shareableCard.timestamp).toBe('11/2/2031');
    expect({ ...later, shareableCard: null }).toEqual({ ...now, shareableCard: null });
  });

  test('[TXT-06] of another photo that measures the same is worded otherwise', () => {
    const { measurement } = lookInput();
    const worded = Array.from({ length: 12 }, (_, photo) => {
      const features = { ...measurement.features, imageFingerprint: photo.toString(16).padStart(32, '0') };
      return judgeLook(lookInput({ measurement: { ...measurement, features } })).premiumFeatures.styleEra;
    });
    expect(new Set(worded).size).toBeGreaterThan(4);
  });

  test('[SCO-01] [SCO-06] [SCO-07] is complete: seven scores, a text for each, six suggestions at most', () => {
    fc.assert(
      fc.property(measuredLooks, (measurement) => {
        const { breakdown, feedback, suggestions, overallScore } = judgeLook(lookInput({ measurement }));
        for (const key of breakdownKeys) expect(feedback[key].length).toBeGreaterThan(0);
        const sum = breakdownKeys.reduce((total, key) => total + breakdown[key], 0);
        expect(overallScore).toBe(Math.round(sum / 7));
        expect(suggestions.length).toBeGreaterThan(0);
        expect(suggestions.length).toBeLessThanOrEqual(6);
        expect(new Set(suggestions).size).toBe(suggestions.length);
      }),
      { numRuns: 40 },
    );
  });

  test('[FEA-01] carries what was measured, so that every score can be traced', () => {
    const input = lookInput();
    expect(judgeLook(input).measurement).toEqual(input.measurement);
  });

  test('[FLT-03] [FLT-04] is lowered by the heuristic and by an external detection together', () => {
    const plain = judgeLook(lookInput());
    const enhancement = enhanced({ filterDetected: true, filterConfidence: 0.6 });
    const filtered = judgeLook(lookInput({ filters: smoothed, enhancement }));
    for (const key of breakdownKeys.slice(0, 6))
      expect(filtered.breakdown[key]).toBe(plain.breakdown[key] - 35);
    expect(filtered.filters).toEqual(smoothed);
  });

  test('[FLT-05] says so when a filter was charged, and only then', () => {
    expect(judgeLook(lookInput()).feedback.filterWarning).toBeUndefined();
    expect(judgeLook(lookInput({ filters: smoothed })).feedback.filterWarning).toMatch(
      /filters detected|heavy filters|light filtering detected/u,
    );
  });

  test('[SCO-08] [TXT-06] no answer of the model service that found no filter moves a pick or a score', () => {
    const plain = judgeLook(lookInput());
    fc.assert(
      fc.property(fc.double({ min: 0.6, max: 0.95, noNaN: true }), fc.boolean(), (confidence, made) => {
        const answered = judgeLook(
          lookInput({
            enhancement: enhanced({
              confidence,
              filterConfidence: confidence,
              suggestions: ['Blend, said the network'],
              makeupElements: { foundation: made, eyeMakeup: made, lipMakeup: made, blush: made },
              detectedFeatures: [{ type: 'person', confidence, label: 'person' }],
            }),
          }),
        );
        expect(answered.breakdown).toEqual(plain.breakdown);
        expect(picksOf(answered)).toEqual(picksOf(plain));
        expect(answered.feedback.aiEnhanced).toContain('AI-Enhanced Analysis');
      }),
      { numRuns: 20 },
    );
  });

  test('[SCO-04] shows a category that the overall score and 3 points explain', () => {
    const thresholds = { Slay: [75, 100], Good: [59, 80], Mid: [35, 64], 'Needs Help': [0, 40] } as const;
    fc.assert(
      fc.property(measuredLooks, (measurement) => {
        const { overallScore, category } = judgeLook(lookInput({ measurement }));
        const [lowest, highest] = thresholds[category];
        expect(overallScore).toBeGreaterThanOrEqual(lowest);
        expect(overallScore).toBeLessThanOrEqual(highest);
      }),
      { numRuns: 60 },
    );
  });
});
