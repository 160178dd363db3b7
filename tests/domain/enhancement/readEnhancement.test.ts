import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  leastConfidence,
  mostConfidence,
  readEnhancement,
} from '../../../src/domain/enhancement/readEnhancement.ts';
import { readEmbedding } from '../../../src/domain/enhancement/readEmbedding.ts';
import { maxLabelLength, maxLabels, readLabels } from '../../../src/domain/enhancement/readLabels.ts';
import { summarizeFilters } from '../../../src/domain/enhancement/summarizeFilters.ts';

const box = { xmin: 10, ymin: 12, xmax: 200, ymax: 230 };

describe('readLabels', () => {
  it('[AIX-01] reads lists of label and score, with or without a box', () => {
    expect(readLabels([{ label: ' person ', score: 0.98, box }])).toEqual([{ label: 'person', score: 0.98 }]);
    expect(readLabels([{ label: 'lipstick, lip rouge', score: 0 }])).toHaveLength(1);
  });

  it.each([
    ['no list', { error: 'Model is overloaded' }],
    ['a page', '<html>502</html>'],
    ['nothing', null],
    ['lists in lists', [[{ label: 'a', score: 0.5 }]]],
    [
      'scores that are no number',
      [
        { label: 'a', score: '0.9' },
        { label: 'b', score: Number.NaN },
      ],
    ],
    [
      'scores out of bounds',
      [
        { label: 'a', score: -0.1 },
        { label: 'b', score: 1.01 },
        { label: 'c', score: 1e300 },
      ],
    ],
    ['script tags', [{ label: '<script>alert(1)</script>', score: 0.9 }]],
    [
      'control characters',
      [
        { label: 'a\u0000b', score: 0.9 },
        { label: '   ', score: 0.9 },
      ],
    ],
    ['negative boxes', [{ label: 'a', score: 0.9, box: { ...box, xmin: -5 } }]],
    [
      'boxes turned inside out',
      [
        { label: 'a', score: 0.9, box: { ...box, ymax: 1 } },
        { label: 'b', score: 0.9, box: 7 },
      ],
    ],
  ])('[AIX-01] passes over %s', (_, answer) => {
    expect(readLabels(answer)).toEqual([]);
  });

  it('[AIX-01] caps long lists and long labels', () => {
    const read = readLabels(Array.from({ length: 10_000 }, () => ({ label: 'x'.repeat(1e5), score: 0.5 })));
    expect(read).toHaveLength(maxLabels);
    expect(read[0]?.label).toHaveLength(maxLabelLength);
  });
});

describe('readEmbedding', () => {
  it.each([
    ['a vector', [3, 4, 5], 3],
    [
      'a vector for each patch',
      [
        [
          [1, 2],
          [3, 4],
        ],
      ],
      4,
    ],
    ['huge numbers', [1e308, -1e308], 2],
  ])('[AIX-01] reads %s', (_, answer, length) => {
    const embedding = readEmbedding(answer);
    expect(embedding?.length).toBe(length);
    expect(embedding?.spread).toBeGreaterThan(0);
    expect(embedding?.spread).toBeLessThanOrEqual(1);
  });

  it.each([[[]], [[1, Number.NaN]], [[1, 'two']], ['1,2'], [undefined], [{ length: 3 }]])(
    '[AIX-01] reads nothing from %j',
    (answer) => {
      expect(readEmbedding(answer)).toBeNull();
    },
  );

  it('[AIX-01] finds no spread in numbers that are all alike', () => {
    expect(readEmbedding([0.5, 0.5, 0.5])?.spread).toBeCloseTo(0, 6);
    expect(readEmbedding([0, 0])?.spread).toBe(0);
  });
});

describe('summarizeFilters', () => {
  // Points by hand: score times 50, 30 or 20.
  it.each([
    [[], false, 0, 'none', 0],
    [[['beauty filter', 0.3]], false, 0, 'none', 0],
    [[['beauty filter', 0.31]], true, 0.31, 'light', 6],
    [[['beauty filter', 0.4]], true, 0.4, 'light', 8],
    [[['Enhanced', 0.41]], true, 0.41, 'moderate', 12],
    [[['filtered', 0.7]], true, 0.7, 'moderate', 21],
    [[['artificial', 0.71]], true, 0.71, 'heavy', 36],
    [[['FAKE, enhanced', 1]], true, 1, 'heavy', 50],
    [
      [
        ['fake', 0.8],
        ['filtered', 0.5],
        ['smooth skin', 0.35],
      ],
      true,
      0.8,
      'heavy',
      62,
    ],
    [
      [
        ['fake', 1],
        ['artificial', 1],
        ['artificial face', 1],
      ],
      true,
      1,
      'heavy',
      100,
    ],
    [
      [
        ['Real', 0.99],
        ['Fake', 0.01],
      ],
      false,
      0,
      'none',
      0,
    ],
    [
      [
        ['unfiltered', 0.9],
        ['no filter', 0.9],
        ['Realism', 0.8],
      ],
      false,
      0,
      'none',
      0,
    ],
  ] as const)('[AIX-03] reads %j', (labels, aiDetected, confidence, severity, penaltyPoints) => {
    const summary = summarizeFilters(labels.map(([label, score]) => ({ label, score })));
    expect(summary).toMatchObject({ aiDetected, confidence, severity, penaltyPoints });
  });

  it('[AIX-03] names each counted label once', () => {
    const label = { label: 'filtered', score: 0.5 };
    expect(summarizeFilters([label, label, { label: 'fake', score: 0.1 }]).filterTypes).toEqual(['filtered']);
  });
});

describe('readEnhancement', () => {
  const answers = {
    objectDetection: [{ label: 'person', score: 0.9, box }],
    imageClassification: [
      { label: 'lipstick, lip rouge', score: 0.7 },
      { label: 'face powder', score: 0.2 },
      { label: 'blush', score: 0.05 },
    ],
    featureExtraction: [[0.1, -0.4, 0.9]],
    filterDetection: [{ label: 'filtered', score: 0.6 }],
  };

  it('[AIX-02] yields features, makeup elements, quality, confidence and the filter detection', () => {
    expect(readEnhancement(answers)).toEqual({
      confidence: 0.8,
      detectedFeatures: [
        { type: 'object', confidence: 0.9, label: 'person' },
        { type: 'class', confidence: 0.7, label: 'lipstick, lip rouge' },
        { type: 'class', confidence: 0.2, label: 'face powder' },
        { type: 'class', confidence: 0.05, label: 'blush' },
      ],
      makeupElements: { foundation: true, eyeMakeup: false, lipMakeup: true, blush: false },
      imageQuality: 'good',
      suggestions: [],
      aiEnhanced: true,
      filterDetected: true,
      filterConfidence: 0.6,
      filterSummary: {
        aiDetected: true,
        confidence: 0.6,
        filterTypes: ['filtered'],
        severity: 'moderate',
        penaltyPoints: 18,
      },
    });
  });

  it.each([
    ['rouge', { blush: true, lipMakeup: false }],
    ['lipstick, lip rouge', { blush: false, lipMakeup: true }],
    ['false eyelashes', { eyeMakeup: true }],
    ['Foundation', { foundation: true }],
  ])('[AIX-02] reads "%s" as the makeup it is', (label, elements) => {
    const result = readEnhancement({ imageClassification: [{ label, score: 0.9 }] });
    expect(result?.makeupElements).toMatchObject(elements);
  });

  it('[AIX-02] calls a picture poor that no model can make sense of, and says what helps', () => {
    for (const poor of [
      { imageClassification: [{ label: 'fog', score: 0.1 }] },
      { featureExtraction: [0.2, 0.2, 0.2] },
    ]) {
      expect(readEnhancement(poor)?.imageQuality).toBe('poor');
      expect(readEnhancement(poor)?.suggestions).toHaveLength(1);
    }
  });

  it('[AIX-02] counts a filter only from the filter detection: an object called fake is no filter', () => {
    const result = readEnhancement({ objectDetection: [{ label: 'fake plant', score: 0.99 }] });
    expect(result?.filterDetected).toBe(false);
    expect(result?.filterConfidence).toBe(0);
  });

  it.each([
    [{}],
    [{ objectDetection: [], imageClassification: [], filterDetection: [] }],
    [{ featureExtraction: 'no' }],
  ])('[AIX-05] is no enhancement when nothing readable came: %j', (nothing) => {
    expect(readEnhancement(nothing)).toBeNull();
  });

  it('[AIX-02] [AIX-03] stays within its bounds whatever the network says', () => {
    const item = fc.record(
      {
        label: fc.oneof(fc.string(), fc.constantFrom('fake', 'filtered', '<script>'), fc.anything()),
        score: fc.oneof(fc.double(), fc.double({ min: 0, max: 1 }), fc.anything()),
        box: fc.anything(),
      },
      { requiredKeys: [] },
    );
    const answer = fc.oneof(fc.array(item), fc.array(fc.double()), fc.anything());
    const anyAnswers = fc.record({
      objectDetection: answer,
      imageClassification: answer,
      featureExtraction: answer,
      filterDetection: answer,
    });
    fc.assert(
      fc.property(anyAnswers, (hostile) => {
        const result = readEnhancement(hostile);
        if (!result) return;
        expect(result.confidence).toBeGreaterThanOrEqual(leastConfidence);
        expect(result.confidence).toBeLessThanOrEqual(mostConfidence);
        expect(result.filterConfidence).toBeGreaterThanOrEqual(0);
        expect(result.filterConfidence).toBeLessThanOrEqual(1);
        expect(result.filterSummary.penaltyPoints).toBeLessThanOrEqual(100);
        expect(result.filterDetected).toBe(result.filterConfidence > 0.3);
        expect(JSON.stringify(result)).not.toContain('<');
        expect(structuredClone(result)).toEqual(result);
      }),
      { numRuns: 300 },
    );
  });
});
