import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { AnalysisResult } from '../../../src/domain/analysis/AnalysisResult.ts';
import { noFilters } from '../../../src/domain/analysis/FilterDetection.ts';
import { judgeLook } from '../../../src/domain/rating/judgeLook.ts';
import { compareLooks, noWinner } from '../../../src/domain/rating/compareLooks.ts';
import { measuredLook, measuredLooks } from '../analysis/measuredLook.ts';

function rated(measurement = measuredLook()): AnalysisResult {
  return judgeLook({
    measurement,
    filters: noFilters,
    enhancement: { kind: 'notConfigured' },
    now: { month: 10, localDate: '11/21/2026' },
    siteAddress: 'glowcheck.example',
  });
}

const scored = (overallScore: number): AnalysisResult => ({ ...rated(), overallScore });

describe('a battle', () => {
  test.each([
    [70, 70, 'tie'],
    [72, 70, 'tie'],
    [70, 72, 'tie'],
    [73, 70, 'photo1'],
    [70, 73, 'photo2'],
    [100, 0, 'photo1'],
    [0, 100, 'photo2'],
  ])('[BTL-03] of %i against %i goes to %s', (first, second, winner) => {
    const comparison = compareLooks(scored(first), scored(second));
    expect(comparison).toMatchObject({ winner, photo1Score: first, photo2Score: second });
  });

  test('[BTL-08] names no winner where a look was only estimated, on either side, whatever the scores', () => {
    const measured = scored(90);
    const estimated = {
      ...scored(10),
      measurement: { ...measured.measurement, basis: 'estimated' as const },
    };
    for (const [first, second] of [
      [measured, estimated],
      [estimated, measured],
      [estimated, estimated],
    ] as const)
      expect(compareLooks(first, second)).toMatchObject({ winner: 'none', comparison: noWinner });
  });

  test('[BTL-03] carries the title of each look', () => {
    const first = rated(measuredLook({ lipColorIntensity: 0.6, imageFingerprint: 'a1' }));
    const second = rated(measuredLook({ imageFingerprint: 'b2' }));
    const { photo1Title, photo2Title } = compareLooks(first, second);
    expect([photo1Title, photo2Title]).toEqual([
      first.premiumFeatures.makeupTitle,
      second.premiumFeatures.makeupTitle,
    ]);
  });

  test('[BTL-03] is told from what differed: the winner is named, no blank is left open', () => {
    fc.assert(
      fc.property(measuredLooks, measuredLooks, (one, other) => {
        const { winner, comparison } = compareLooks(rated(one), rated(other));
        expect(comparison).not.toMatch(/[{}]/u);
        if (winner !== 'tie') expect(comparison).toContain(winner === 'photo1' ? 'Look #1' : 'Look #2');
      }),
      { numRuns: 40 },
    );
  });

  test('[BTL-03] words change with the area that decides', () => {
    const bare = rated();
    const areas = [
      { lipColorIntensity: 1 },
      { eyeMakeupIntensity: 1 },
      { foundationCoverage: 1, skinToneUniformity: 1 },
    ];
    const told = areas.map((area) => compareLooks(rated(measuredLook(area)), bare).comparison);
    expect(new Set(told).size).toBe(areas.length);
  });

  test('[SCO-08] [TXT-06] of the same two photos reads the same', () => {
    fc.assert(
      fc.property(measuredLooks, measuredLooks, (one, other) => {
        expect(compareLooks(rated(one), rated(other))).toEqual(compareLooks(rated(one), rated(other)));
      }),
      { numRuns: 20 },
    );
  });
});
