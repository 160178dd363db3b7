import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { breakdownKeys } from '../../../src/domain/analysis/Breakdown.ts';
import type { LookMeasurement } from '../../../src/domain/analysis/LookMeasurement.ts';
import type { ComparedLook } from '../../../src/domain/content/areaLeads.ts';
import { areaRounds } from '../../../src/domain/content/areaRounds.ts';
import type { RatedLook } from '../../../src/domain/content/RatedLook.ts';
import { unmeasured } from '../../../src/domain/content/unmeasured.ts';
import { judgeBreakdown } from '../../../src/domain/analysis/judgeBreakdown.ts';
import { measuredLook, measuredLooks } from '../analysis/measuredLook.ts';
import { clearMakeup, comparedLooks, honest, ratedLook, smoothed } from './ratedLook.ts';

function look(
  breakdown: Partial<RatedLook['breakdown']> = {},
  measurement: LookMeasurement = clearMakeup,
): ComparedLook {
  return { ...ratedLook({ breakdown, measurement }), ...honest };
}
const round = (key: (typeof breakdownKeys)[number], first: ComparedLook, second: ComparedLook) =>
  areaRounds(first, second).find((each) => each.key === key);

describe('areaRounds', () => {
  test('[BTL-08] tells all seven areas, in the order of the breakdown, with the numbers that show', () => {
    const rounds = areaRounds(look({ foundation: 71 }), look({ foundation: 58 }));
    expect(rounds.map(({ key }) => key)).toEqual(breakdownKeys);
    expect(rounds[0]).toMatchObject({ first: 71, second: 58, leader: 'photo1' });
  });

  test.each([
    [63, 'photo1'],
    [62, 'even'],
    [58, 'even'],
    [57, 'photo2'],
  ] as const)('[BTL-08] gives an area of %i against 60 to %s', (symmetry, leader) => {
    expect(round('symmetry', look({ symmetry }), look())).toMatchObject({ leader });
  });

  test('[BTL-08] says why: what was read on either look, once where both read alike', () => {
    const wandering = { ...clearMakeup, qualities: { ...clearMakeup.qualities, lipEdge: 0.1 } };
    expect(round('lipPrecision', look({ lipPrecision: 80 }), look({}, wandering))?.why).toBe(
      'Look #1: strong lip color, a crisp edge and an even fill. Look #2: strong lip color, a wandering edge and an even fill.',
    );
    expect(round('symmetry', look(), look())?.why).toBe('Both: color matched left and right.');
    expect(round('symmetry', look(), look({ symmetry: 90 }))?.why).toBe(
      'Both: color matched left and right. The count favors Look #2.',
    );
  });

  test('[BTL-08] compares nothing that was not measured on both, and says on which it was not', () => {
    const hidden: LookMeasurement = { ...clearMakeup, unseen: [{ area: 'eyes', reason: 'covered' }] };
    const bare = measuredLook({}, { symmetry: 0.9 });
    expect(round('eyeMakeup', look({ eyeMakeup: 90 }), look({}, hidden))).toMatchObject({
      leader: 'none',
      why: 'Look #2: not to be told.',
    });
    expect(round('eyeMakeup', look({}, hidden), look({}, hidden))?.why).toBe('Either look: not to be told.');
    expect(round('symmetry', look(), look({}, bare))?.why).toBe('Look #2: too little makeup to judge.');
  });

  test('[BTL-08] counts a lead before the penalty of a filter, and says so where the numbers show otherwise', () => {
    const filtered = { ...look({ foundation: 50 }), filters: smoothed };
    expect(round('foundation', filtered, look({ foundation: 60 }))).toMatchObject({
      first: 50,
      second: 60,
      leader: 'photo1',
      why: expect.stringContaining("Counted before the filter's cost to Look #1.") as string,
    });
    expect(round('foundation', filtered, look({ foundation: 20 }))?.why).not.toMatch(/filter/u);
  });

  test('[BTL-08] gives no area to a look for what a filter cost it, not even where its score could fall no further', () => {
    fc.assert(
      fc.property(measuredLooks, fc.integer({ min: 1, max: 60 }), (measurement, penaltyPoints) => {
        const [filtered, unfiltered] = [penaltyPoints, 0].map((points) => ({
          ...look(judgeBreakdown(measurement, points).breakdown, measurement),
          filters: { ...smoothed, penaltyPoints: points },
        })) as [ComparedLook, ComparedLook];
        for (const { key, leader } of areaRounds(filtered, unfiltered))
          if (key !== 'trendAlignment') expect(['even', 'none']).toContain(leader);
      }),
    );
  });

  test('[BTL-08] gives trend by the numbers, and says that it follows the rest', () => {
    const ahead = round('trendAlignment', look({ trendAlignment: 85 }), look());
    expect(ahead).toMatchObject({ leader: 'photo1', why: 'It follows the other six.' });
    expect(round('trendAlignment', look({ trendAlignment: 77 }), look())).toMatchObject({ leader: 'even' });
  });

  test('[BTL-08] swapping the looks swaps their names and nothing else; no reason is left out', () => {
    const otherWay = { photo1: 'photo2', photo2: 'photo1', even: 'even', none: 'none' } as const;
    fc.assert(
      fc.property(comparedLooks, comparedLooks, (one, other) => {
        const there = areaRounds(one, other);
        const back = areaRounds(other, one);
        for (const [index, { key, leader, first, second, why }] of there.entries()) {
          expect(back[index]).toMatchObject({ first: second, second: first, leader: otherWay[leader] });
          expect(why).not.toMatch(/: \.|undefined|null/u);
          const measured = [one, other].every(({ measurement }) => unmeasured(key, measurement) === null);
          if (key !== 'trendAlignment') expect(leader === 'none').toBe(!measured);
        }
      }),
    );
  });
});
