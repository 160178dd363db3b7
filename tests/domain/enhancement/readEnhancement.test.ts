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
    expect(readLabels([{ label: 'certain', score: 1 }])).toHaveLength(1);
    expect(readLabels([{ label: 'corner', score: 1, box: { ...box, xmin: 0, ymin: 0 } }])).toHaveLength(1);
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
        { label: 'c', score: 0.9, box: { ...box, xmax: box.xmin } },
        { label: 'd', score: 0.9, box: { ...box, xmax: 1 } },
      ],
    ],
    [
      'boxes of something else',
      [
        { label: 'a', score: 0.9, box: { ...box, xmin: '10' } },
        { label: 'b', score: 0.9, box: { ...box, ymax: '230' } },
        { label: 'c', score: 0.9, box: { ...box, ymax: Number.POSITIVE_INFINITY } },
        { label: 'd', score: 0.9, box: { ...box, ymin: null } },
        { label: 'e', score: 0.9, box: null },
        { label: 'f', score: 0.9, box: Object.assign(() => 0, box) },
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

  it.each([
    // Standard deviation over root mean square: mean 2, mean square 5, variance 1; then mean 0; then 1/4 of one square.
    [[1, 3], Math.sqrt(1 / 5)],
    [[-2, 2], 1],
    [[0, 0, 0, 4], Math.sqrt(3 / 4)],
    [[10, 30], Math.sqrt(1 / 5)],
  ])('[AIX-01] finds in %j a spread of %d', (answer, spread) => {
    expect(readEmbedding(answer)?.spread).toBeCloseTo(spread, 10);
  });

  it('[AIX-01] reads a hundred thousand numbers at most', () => {
    const answer = [...Array.from({ length: 100_000 }, (_, i) => i % 2), 'no number'];
    expect(readEmbedding(answer)?.length).toBe(100_000);
    expect(readEmbedding([...Array.from({ length: 99_999 }, (_, i) => i % 2), 'no number'])).toBeNull();
  });

  it('[AIX-01] takes no number in words', () => {
    expect(readEmbedding([1, '2'])).toBeNull();
    expect(readEmbedding([1, { valueOf: () => 2 }])).toBeNull();
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
    [
      [
        ['no-filter', 0.9],
        ['no filters', 0.9],
        ['nofilter', 0.9],
        ['not filtered', 0.9],
        ['not-fake', 0.9],
        ['not real', 0.9],
        ['no_filter', 0.9],
        ['not_filtered', 0.9],
      ],
      false,
      0,
      'none',
      0,
    ],
    [[['nothing fake', 0.9]], true, 0.9, 'heavy', 45],
    [[['unreal', 0.9]], true, 0.9, 'heavy', 18],
    [[['heavily_filtered', 0.9]], true, 0.9, 'heavy', 27],
    [[['fake (not real)', 0.9]], true, 0.9, 'heavy', 45],
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
    ['concealer', { foundation: true, blush: false }],
    ['eyeshadow', { eyeMakeup: true, lipMakeup: false }],
    ['eye shadow', { eyeMakeup: true }],
    ['eyeliner', { eyeMakeup: true }],
    ['eye liner', { eyeMakeup: true }],
    ['mascara', { eyeMakeup: true }],
    ['eye lash', { eyeMakeup: true }],
    ['eye makeup', { eyeMakeup: true }],
    ['eyemakeup', { eyeMakeup: true }],
    ['eye make-up', { eyeMakeup: true }],
    ['lip gloss', { lipMakeup: true, eyeMakeup: false }],
    ['lipgloss', { lipMakeup: true }],
    ['lip liner', { lipMakeup: true }],
    ['lipliner', { lipMakeup: true }],
    ['lip makeup', { lipMakeup: true }],
    ['lipmakeup', { lipMakeup: true }],
    ['lip make-up', { lipMakeup: true }],
    ['bronzer', { blush: true, foundation: false }],
    ['person', { foundation: false, eyeMakeup: false, lipMakeup: false, blush: false }],
  ])('[AIX-02] reads "%s" as the makeup it is', (label, elements) => {
    const result = readEnhancement({ imageClassification: [{ label, score: 0.9 }] });
    expect(result?.makeupElements).toMatchObject(elements);
  });

  it('[AIX-02] sees makeup above a score of 0.1', () => {
    const seen = (score: number) =>
      readEnhancement({ objectDetection: [{ label: 'blush', score }] })?.makeupElements.blush;
    expect(seen(0.1)).toBe(false);
    expect(seen(0.11)).toBe(true);
  });

  it('[AIX-02] lists the ten surest features, whichever answer they come from', () => {
    const scored = (scores: readonly number[], label: string) => scores.map((score) => ({ label, score }));
    const features = readEnhancement({
      objectDetection: scored([0.3, 0.9, 0.5, 0.35, 0.45, 0.31], 'object'),
      imageClassification: scored([0.8, 0.4, 0.95, 0.32, 0.33, 0.34], 'class'),
    })?.detectedFeatures;
    expect(features?.map(({ confidence }) => confidence)).toEqual([
      0.95, 0.9, 0.8, 0.5, 0.45, 0.4, 0.35, 0.34, 0.33, 0.32,
    ]);
    expect(features?.slice(0, 2).map(({ type }) => type)).toEqual(['class', 'object']);
  });

  it.each([
    // The mean of the best label of each, between 0.6 and 0.95.
    [[0.9], [0.7], 0.8],
    [[0.9], [], 0.9],
    [[], [0.7], 0.7],
    [[0.3, 0.2], [0.4], 0.6],
    [[1], [1], 0.95],
  ])('[AIX-02] of scores %j and %j is %d sure', (objects, classes, confidence) => {
    const labels = (scores: readonly number[]) => scores.map((score) => ({ label: 'person', score }));
    const answer = { objectDetection: labels(objects), imageClassification: labels(classes) };
    expect(readEnhancement(answer)?.confidence).toBeCloseTo(confidence, 10);
  });

  it('[AIX-02] is least sure of what only a vector or a filter label speaks for', () => {
    expect(readEnhancement({ featureExtraction: [1, 2] })?.confidence).toBe(leastConfidence);
    const filterOnly = readEnhancement({ filterDetection: [{ label: 'filtered', score: 0.9 }] });
    expect(filterOnly).toMatchObject({
      confidence: leastConfidence,
      imageQuality: 'good',
      filterDetected: true,
    });
  });

  it('[AIX-02] takes one poor answer for a poor picture, from under 0.2 or a spread under 0.01 on', () => {
    const quality = (object: number, sort: number) =>
      readEnhancement({
        objectDetection: [{ label: 'a', score: object }],
        imageClassification: [{ label: 'b', score: sort }],
      })?.imageQuality;
    expect([quality(0.19, 0.9), quality(0.9, 0.19), quality(0.2, 0.2)]).toEqual(['poor', 'poor', 'good']);
    const spread = (apart: number) =>
      readEnhancement({ featureExtraction: [1 - apart, 1 + apart] })?.imageQuality;
    expect([spread(0.009), spread(0.011)]).toEqual(['poor', 'good']);
  });

  it('[AIX-02] calls a picture poor that no model can make sense of, and says what helps', () => {
    for (const poor of [
      { imageClassification: [{ label: 'fog', score: 0.1 }] },
      { featureExtraction: [0.2, 0.2, 0.2] },
    ]) {
      expect(readEnhancement(poor)?.imageQuality).toBe('poor');
      expect(readEnhancement(poor)?.suggestions).toEqual([
        'Face a window and hold still: the model service could hardly read this photo.',
      ]);
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
