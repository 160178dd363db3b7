import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type BreakdownKey, breakdownKeys } from '../../../src/domain/analysis/Breakdown.ts';
import { judgeBreakdown } from '../../../src/domain/analysis/judgeBreakdown.ts';
import type { LookMeasurement } from '../../../src/domain/analysis/LookMeasurement.ts';
import { scoreMeasurement } from '../../../src/domain/analysis/scoreMeasurement.ts';
import { measuredLook, measuredLooks } from './measuredLook.ts';

const penalties = fc.nat(60);
const jittered: readonly BreakdownKey[] = ['foundation', 'eyeMakeup', 'lipPrecision'];
const photos = Array.from({ length: 200 }, (_, photo) => photo.toString(16).padStart(32, '0'));

describe('the breakdown of any look', () => {
  test('[SCO-01] holds seven whole numbers, and the overall score is their rounded mean', () => {
    fc.assert(
      fc.property(measuredLooks, penalties, (look, penalty) => {
        const { breakdown, overallScore } = judgeBreakdown(look, penalty);
        const scores = breakdownKeys.map((key) => breakdown[key]);
        expect(Object.keys(breakdown)).toHaveLength(7);
        for (const score of scores) expect(Number.isInteger(score) && score >= 0 && score <= 100).toBe(true);
        expect(overallScore).toBe(Math.round(scores.reduce((sum, score) => sum + score, 0) / 7));
      }),
      { numRuns: 150 },
    );
  });

  test('[SCO-02] keeps lip, eye and foundation between 5 and 95', () => {
    fc.assert(
      fc.property(measuredLooks, penalties, (look, penalty) => {
        const { breakdown } = judgeBreakdown(look, penalty);
        for (const key of jittered) expect(breakdown[key] >= 5 && breakdown[key] <= 95).toBe(true);
      }),
      { numRuns: 100 },
    );
  });

  test('[SCO-03] sets the trend 15 above the overall score, 85 at most', () => {
    fc.assert(
      fc.property(measuredLooks, penalties, (look, penalty) => {
        const { breakdown, overallScore } = judgeBreakdown(look, penalty);
        expect(breakdown.trendAlignment).toBe(Math.min(85, overallScore + 15));
      }),
      { numRuns: 100 },
    );
  });

  test('[SCO-08] is the same for the same measurement', () => {
    fc.assert(
      fc.property(measuredLooks, penalties, (look, penalty) => {
        expect(judgeBreakdown(structuredClone(look), penalty)).toEqual(judgeBreakdown(look, penalty));
      }),
      { numRuns: 50 },
    );
  });

  test('[SCO-01] survives readings that are no numbers', () => {
    const broken = measuredLook(
      { lipColorIntensity: Number.NaN, foundationCoverage: Number.NaN, eyeMakeupIntensity: Infinity },
      { lipEdge: Number.NaN, blending: Number.NaN, symmetry: Number.NEGATIVE_INFINITY },
    );
    const { breakdown } = judgeBreakdown(broken, 0);
    expect(Object.values(breakdown).every((score) => Number.isInteger(score))).toBe(true);
    expect(breakdown.blendingTechnique).toBe(55);
  });
});

describe('every feature and quality', () => {
  type Raise = (look: LookMeasurement, to: number) => LookMeasurement;
  const features = [
    'foundationCoverage',
    'skinToneUniformity',
    'eyeMakeupIntensity',
    'lipColorIntensity',
  ] as const;
  const qualities = [
    'lipEdge',
    'lipEvenness',
    'colorHarmony',
    'blending',
    'symmetry',
    'toneEvenness',
    'eyeDefinition',
  ] as const;
  const raised: readonly (readonly [name: string, raise: Raise])[] = [
    ...features.map((name): [string, Raise] => [
      name,
      (look, to) => ({
        ...look,
        features: { ...look.features, [name]: Math.max(look.features[name], to) },
      }),
    ]),
    ...qualities.map((name): [string, Raise] => [
      name,
      (look, to) => {
        const quality = look.qualities[name];
        const higher = quality === null ? null : Math.max(quality, to);
        return { ...look, qualities: { ...look.qualities, [name]: higher } };
      },
    ]),
  ];

  // More makeup brings more to judge: harmony, blending and symmetry then move towards what they are (SCO-09).
  const judgedKeys: readonly BreakdownKey[] = ['colorHarmony', 'blendingTechnique', 'symmetry'];
  test.each(raised)('[SCO-01] %s: more of it never lowers a score that rests on it', (name, raise) => {
    const bringsMoreToJudge = (features as readonly string[]).includes(name);
    fc.assert(
      fc.property(
        measuredLooks,
        fc.double({ min: 0, max: 1, noNaN: true }),
        penalties,
        (look, to, penalty) => {
          const before = judgeBreakdown(look, penalty);
          const after = judgeBreakdown(raise(look, to), penalty);
          for (const key of breakdownKeys.slice(0, 6))
            if (!bringsMoreToJudge || !judgedKeys.includes(key))
              expect(after.breakdown[key]).toBeGreaterThanOrEqual(before.breakdown[key]);
          if (!bringsMoreToJudge) expect(after.overallScore).toBeGreaterThanOrEqual(before.overallScore);
        },
      ),
      { numRuns: 60 },
    );
  });

  const everyday = measuredLook(
    {
      foundationCoverage: 0.45,
      skinToneUniformity: 0.7,
      eyeMakeupIntensity: 0.25,
      lipColorIntensity: 0.3,
      blushIntensity: 0.12,
    },
    {
      lipEdge: 0.5,
      lipEvenness: 0.5,
      colorHarmony: 0.5,
      blending: 0.5,
      symmetry: 0.5,
      toneEvenness: 0.5,
      eyeDefinition: 0.5,
    },
  );
  const movesWhat: Readonly<Record<string, BreakdownKey>> = {
    foundationCoverage: 'foundation',
    skinToneUniformity: 'foundation',
    toneEvenness: 'foundation',
    eyeMakeupIntensity: 'eyeMakeup',
    eyeDefinition: 'eyeMakeup',
    lipColorIntensity: 'lipPrecision',
    lipEdge: 'lipPrecision',
    lipEvenness: 'lipPrecision',
    colorHarmony: 'colorHarmony',
    blending: 'blendingTechnique',
    symmetry: 'symmetry',
  };
  test.each(raised)('[SCO-01] %s: moves its own sub-score and no other measured one', (name, raise) => {
    const before = judgeBreakdown(everyday, 0).breakdown;
    const after = judgeBreakdown(raise(everyday, 0.9), 0).breakdown;
    const moved = breakdownKeys.filter((key) => key !== 'trendAlignment' && after[key] !== before[key]);
    expect(moved).toEqual([movesWhat[name]]);
  });
});

describe('lip color', () => {
  const lips = (lipEdge: number, lipEvenness: number) =>
    scoreMeasurement(measuredLook({ lipColorIntensity: 1 }, { lipEdge, lipEvenness })).lipPrecision!;
  const bare = scoreMeasurement(measuredLook({ lipColorIntensity: 0 })).lipPrecision!;

  test('[SCO-01] moves by 3 points at most where a base in patches moves the color of the skin that it is read against', () => {
    // On CC0 portraits such patches move the amount that is read by about 0.025.
    const score = (amount: number) =>
      scoreMeasurement(
        measuredLook(
          { lipColorIntensity: amount },
          amount > 0.12 ? { lipEdge: 1, lipEvenness: 1 } : { lipEdge: null, lipEvenness: null },
        ),
      ).lipPrecision!;
    for (const amount of [0.06, 0.09, 0.125, 0.2, 0.3, 0.4, 0.6])
      expect(score(amount + 0.025) - score(amount), String(amount)).toBeLessThanOrEqual(3);
  });

  test.each([
    ['strayed over its line', lips(0, 1)],
    ['worn off in patches', lips(1, 0)],
  ])('[SCO-01] %s loses two fifths and more of what it brings laid on well', (_, faulty) => {
    expect(faulty - bare).toBeLessThan(0.6 * (lips(1, 1) - bare));
    expect(faulty).toBeGreaterThan(lips(0, 0));
  });

  test.each([
    ['clear and well laid on', 0.6, 1],
    ['faint', 0.15, 0.6],
    ['there, with an edge that could not be read', 0.6, null],
  ])(
    '[SCO-01] %s, earns nothing once it is smeared, and half of it where it is half smeared',
    (_, lipColorIntensity, quality) => {
      const score = (lipSmear: number) =>
        scoreMeasurement(
          measuredLook({ lipColorIntensity }, { lipEdge: quality, lipEvenness: quality }, { lipSmear }),
        ).lipPrecision!;
      expect(score(0) - score(1)).toBeGreaterThanOrEqual(15);
      expect(score(1)).toBe(bare);
      expect(score(0.5)).toBeCloseTo((score(0) + bare) / 2, 9);
    },
  );
});

describe('the evenness of tone', () => {
  const foundation = (toneEvenness: number | null, baseTold = 1) =>
    scoreMeasurement(measuredLook({}, { toneEvenness }, { baseTold })).foundation!;

  test('[SCO-01] moves the foundation by ten points down or up, on a face that wears none as well', () => {
    expect(foundation(0.5)).toBeCloseTo(foundation(null), 5);
    expect(foundation(0) - foundation(0.5)).toBeCloseTo(-10, 5);
    expect(foundation(1) - foundation(0.5)).toBeCloseTo(10, 5);
  });

  test('[SCO-01] counts two fifths of that in a photo too soft to tell a base', () => {
    expect(foundation(0.5, 0)).toBe(50);
    expect(foundation(0, 0)).toBeCloseTo(46, 5);
    expect(foundation(1, 0)).toBeCloseTo(54, 5);
  });
});

describe('a base that ends in a line', () => {
  test('[SCO-01] leaves little of the foundation, the less the surer it is, in a photo too soft to tell a base as well', () => {
    for (const baseTold of [0, 1]) {
      const [whole, half, none] = [0, 0.5, 1].map(
        (baseEnd) => scoreMeasurement(measuredLook({}, {}, { baseTold, baseEnd })).foundation!,
      );
      expect(none).toBeCloseTo(0.15 * whole!, 5);
      expect(half).toBeCloseTo((whole! + none!) / 2, 5);
    }
  });
});

describe('a base in patches', () => {
  const foundation = (basePatches: number, toneEvenness: number, baseTold = 1) =>
    scoreMeasurement(
      measuredLook(
        { foundationCoverage: 0.4, skinToneUniformity: 0.8 },
        { toneEvenness },
        { basePatches, baseTold },
      ),
    ).foundation!;

  test('[SCO-01] costs three fifths of the foundation where it is surely seen, in a soft photo as well', () => {
    for (const baseTold of [0, 0.5, 1])
      expect(foundation(1, 0.5, baseTold)).toBeCloseTo(0.4 * foundation(0, 0.5, baseTold), 5);
  });

  test('[SCO-01] costs no more where the tone is uneven as well, which tells of the same patches', () => {
    expect(foundation(1, 0)).toBeCloseTo(foundation(1, 0.5), 5);
  });
});

describe('the jitter', () => {
  // 16 + 0.58 × (24 + 58 × 1) = 63.56, and 16 + 0.62 × (44 + 38 × 1) = 66.84, and 20 + 0.68 × (40 + 36 × 1) = 71.68
  const clean = (imageFingerprint: string) =>
    measuredLook(
      {
        lipColorIntensity: 0.3,
        eyeMakeupIntensity: 0.25,
        foundationCoverage: 0.4,
        skinToneUniformity: 1,
        blushIntensity: 0.2,
        imageFingerprint,
      },
      { lipEdge: 1, lipEvenness: 1, eyeDefinition: 1, colorHarmony: 0.5, blending: 0.5, symmetry: 0.5 },
    );
  const scoresOf = (key: BreakdownKey) =>
    photos.map((photo) => judgeBreakdown(clean(photo), 0).breakdown[key]);

  test.each([
    ['lipPrecision', 64],
    ['eyeMakeup', 67],
    ['foundation', 74],
  ] as const)('[SCO-02] moves %s by up to 5 about %i, to each of eleven', (key, middle) => {
    const reached = [...new Set(scoresOf(key))].toSorted((a, b) => a - b);
    expect(reached).toEqual(Array.from({ length: 11 }, (_, step) => middle - 5 + step));
  });

  test.each(['colorHarmony', 'blendingTechnique', 'symmetry'] as const)(
    '[SCO-02] does not move %s',
    (key) => {
      expect([...new Set(scoresOf(key))]).toEqual([54]); // 10 + 88 × 0.5
    },
  );

  test('[SCO-02] moves the three apart from each other', () => {
    const same = photos.filter((photo) => {
      const { foundation, lipPrecision } = judgeBreakdown(clean(photo), 0).breakdown;
      return foundation === lipPrecision;
    });
    expect(same.length).toBeLessThan(60); // one in eleven by chance
  });
});

describe('the penalty', () => {
  test('[FLT-04] is taken from each of the six measured sub-scores, and the overall score stays the mean', () => {
    const look = measuredLook(
      { foundationCoverage: 0.5, skinToneUniformity: 0.8, eyeMakeupIntensity: 0.4, lipColorIntensity: 0.4 },
      { colorHarmony: 0.8, blending: 0.8, symmetry: 0.8 },
    );
    const before = judgeBreakdown(look, 0);
    for (const penalty of [15, 20, 35]) {
      const after = judgeBreakdown(look, penalty);
      for (const key of breakdownKeys.slice(0, 6))
        expect(after.breakdown[key]).toBe(before.breakdown[key] - penalty);
      const sum = breakdownKeys.reduce((total, key) => total + after.breakdown[key], 0);
      expect(after.overallScore).toBe(Math.round(sum / 7));
    }
  });

  test('[FLT-04] [SCO-02] comes after the jitter, and clamps to 5 and to 0', () => {
    const { breakdown } = judgeBreakdown(measuredLook({ blushIntensity: 1 }, { symmetry: 0.1 }), 60);
    expect(breakdown).toMatchObject({ foundation: 5, eyeMakeup: 5, lipPrecision: 5, symmetry: 0 });
  });
});

describe('what could not be seen', () => {
  test('[SCO-05] takes its documented default, whatever the readings say', () => {
    const clear = { foundationCoverage: 0.8, eyeMakeupIntensity: 0.8, lipColorIntensity: 0.8 };
    const unseen = (['skin', 'eyes', 'lips'] as const).map((area) => ({ area, reason: 'covered' }) as const);
    for (const imageFingerprint of photos.slice(0, 10)) {
      const { breakdown } = judgeBreakdown(measuredLook({ ...clear, imageFingerprint }, {}, { unseen }), 0);
      // Their sum is 315, and (315 + 70) / 7 = 55.
      expect(breakdown).toEqual({
        foundation: 50,
        eyeMakeup: 50,
        lipPrecision: 50,
        colorHarmony: 60,
        blendingTechnique: 55,
        symmetry: 50,
        trendAlignment: 70,
      });
    }
  });
});

describe('the scale', () => {
  const overallOf = (look: LookMeasurement, photo: string) =>
    judgeBreakdown({ ...look, features: { ...look.features, imageFingerprint: photo } }, 0).overallScore;

  test('[SCO-04] a bare face is Mid or less, a clear and clean look Good or better, on every photo', () => {
    const bare = measuredLook(
      {
        foundationCoverage: 0.08,
        skinToneUniformity: 0.6,
        eyeMakeupIntensity: 0.03,
        lipColorIntensity: 0.05,
      },
      { symmetry: 0.8 },
    );
    const clean = measuredLook(
      {
        foundationCoverage: 0.55,
        skinToneUniformity: 0.8,
        eyeMakeupIntensity: 0.4,
        lipColorIntensity: 0.5,
        blushIntensity: 0.2,
      },
      {
        lipEdge: 0.85,
        lipEvenness: 0.8,
        colorHarmony: 0.8,
        blending: 0.8,
        symmetry: 0.85,
        eyeDefinition: 0.8,
      },
    );
    for (const photo of photos) {
      expect(overallOf(bare, photo)).toBeLessThan(62 - 3);
      expect(overallOf(clean, photo)).toBeGreaterThanOrEqual(62 + 3);
    }
  });

  test('[SCO-01] spreads: the same makeup at its worst and at its best lies 45 points apart', () => {
    const all = (value: number) => ({
      lipEdge: value,
      lipEvenness: value,
      colorHarmony: value,
      blending: value,
      symmetry: value,
      eyeDefinition: value,
    });
    const full = { foundationCoverage: 1, eyeMakeupIntensity: 1, lipColorIntensity: 1, blushIntensity: 1 };
    const best = measuredLook({ ...full, skinToneUniformity: 1 }, all(1));
    const worst = measuredLook({ ...full, skinToneUniformity: 0 }, all(0));
    for (const photo of photos.slice(0, 20))
      expect(overallOf(best, photo) - overallOf(worst, photo)).toBeGreaterThanOrEqual(45);
  });
});

describe('what judges makeup, where there is none', () => {
  const judged = ['colorHarmony', 'blendingTechnique', 'symmetry'] as const;
  const qualities = fc.record({
    colorHarmony: fc.double({ min: 0, max: 1, noNaN: true }),
    blending: fc.double({ min: 0, max: 1, noNaN: true }),
    symmetry: fc.double({ min: 0, max: 1, noNaN: true }),
  });
  /** A look whose makeup exceeds the thresholds of FEA-02 by `beyond`, 0-1. */
  const worn = (beyond: number, read: Parameters<typeof measuredLook>[1]) =>
    measuredLook(
      {
        lipColorIntensity: 0.12 + 0.4 * beyond,
        eyeMakeupIntensity: 0.08 + 0.4 * beyond,
        blushIntensity: 0.015 + 0.4 * beyond,
      },
      read,
    );

  test('[SCO-09] reads its documented default, however well or badly the bare skin reads', () => {
    fc.assert(
      fc.property(qualities, (read) => {
        const { breakdown } = judgeBreakdown(worn(0, read), 0);
        expect(breakdown).toMatchObject({ colorHarmony: 60, blendingTechnique: 55, symmetry: 50 });
      }),
      { numRuns: 40 },
    );
  });

  test('[SCO-09] moves to what was measured as makeup comes in, never past it and never back', () => {
    fc.assert(
      fc.property(qualities, (read) => {
        const steps = Array.from({ length: 101 }, (_, i) => judgeBreakdown(worn(i / 100, read), 0).breakdown);
        for (const key of judged) {
          const way = steps.map((step) => step[key]);
          const full = Math.round(10 + 88 * (key === 'blendingTechnique' ? read.blending : read[key]));
          expect(way.at(-1)).toBe(full);
          const rising = full >= way[0]!;
          way.slice(1).forEach((score, i) => {
            const step = rising ? score - way[i]! : way[i]! - score;
            expect(step).toBeGreaterThanOrEqual(0);
            // One percent more makeup moves no score by more than a few points: nothing jumps.
            expect(step).toBeLessThanOrEqual(6);
          });
        }
      }),
      { numRuns: 25 },
    );
  });
});

describe('the foundation of a soft photo', () => {
  test('[SCO-05] moves from its default to what was measured as the photo shows more detail', () => {
    fc.assert(
      fc.property(measuredLooks, (look) => {
        // Patches of tone, which a soft photo shows as well, come on top.
        const seen = { ...look, unseen: [], qualities: { ...look.qualities, toneEvenness: null } };
        const steps = [0, 0.25, 0.5, 0.75, 1].map(
          (baseTold) => scoreMeasurement({ ...seen, baseTold }).foundation!,
        );
        expect(steps[0]).toBe(50);
        for (const [i, step] of steps.entries()) expect(step).toBeCloseTo(50 + (i / 4) * (steps[4]! - 50), 6);
      }),
      { numRuns: 40 },
    );
  });
});

describe('the eyes of a look whose makeup is spoiled', () => {
  const eyes = (eyeMakeupIntensity: number, spoiled: number, eyeDefinition: number) =>
    scoreMeasurement(measuredLook({ eyeMakeupIntensity }, { eyeDefinition }, { spoiledEyes: spoiled }))
      .eyeMakeup!;

  test('[SCO-01] lose half of what the amount brought, beside the finish', () => {
    // Of 44 points for the amount, all of which a full intensity brings.
    expect(eyes(1, 0, 0) - eyes(1, 1, 0)).toBeCloseTo(22, 6);
    expect(eyes(1, 0, 0) - eyes(1, 0.5, 0)).toBeCloseTo(11, 6);
  });

  test('[SCO-01] lose 15 points where they were lightly made up, and none where they were bare', () => {
    expect(eyes(0.09, 0, 0.7) - eyes(0.09, 1, 0)).toBeGreaterThanOrEqual(15);
    expect(eyes(0, 1, 0)).toBe(eyes(0, 0, 0.7));
  });
});

describe('a fault that is surely seen', () => {
  const scored = (faults: Parameters<typeof measuredLook>[2], quality: number) =>
    scoreMeasurement(
      measuredLook({}, { colorHarmony: quality, blending: quality, symmetry: quality }, faults),
    );

  test('[SCO-09] is judged in full, however little makeup there is beside it', () => {
    // 10 points are what the worst of a quality keeps.
    expect(scored({ oneSidedBlush: 1 }, 0)).toMatchObject({ blendingTechnique: 10, symmetry: 10 });
    expect(scored({ lidsAgainstLips: 1 }, 0).colorHarmony).toBeCloseTo(10, 6);
  });

  test('[SCO-09] lowers its own scores the more surely it is seen, and leaves the other one', () => {
    // Harmony by half of the 50 points that lie between its default and 10.
    expect(scored({ lidsAgainstLips: 0.5 }, 0)).toMatchObject({
      colorHarmony: 35,
      blendingTechnique: 55,
      symmetry: 50,
    });
    const sure = [0, 0.2, 0.4, 0.6, 0.8, 1].map((oneSidedBlush) =>
      scored({ oneSidedBlush }, 0.6 * (1 - oneSidedBlush)),
    );
    for (const key of ['blendingTechnique', 'symmetry'] as const) {
      const scores = sure.map((look) => look[key]!);
      expect(scores).toEqual(scores.toSorted((one, other) => other - one));
    }
  });
});
