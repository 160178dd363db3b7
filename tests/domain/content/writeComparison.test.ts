import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { measuredKeys } from '../../../src/domain/analysis/Breakdown.ts';
import {
  consolations,
  deadHeats,
  filterCosts,
  identicalLooks,
  leadPhrases,
  noLeads,
  tieOpeners,
  unevenViews,
} from '../../../src/domain/content/pools/comparisonPhrases.ts';
import type { RatedLook } from '../../../src/domain/content/RatedLook.ts';
import { writeComparison } from '../../../src/domain/content/writeComparison.ts';
import type { ComparedLook } from '../../../src/domain/content/areaLeads.ts';
import { clearMakeup, comparedLooks, honest, ofPhoto, ratedLook, smoothed } from './ratedLook.ts';

/** Whether the text holds one of the phrases, filled for a leader. */
function says(text: string, phrases: readonly string[], leader: 1 | 2 = 1, points = ''): boolean {
  const names = { leader: `Look #${leader}`, other: `Look #${3 - leader}`, points };
  return phrases.some((phrase) =>
    text.includes(
      phrase.replace(/\{(leader|other|points)\}/gu, (_, name: keyof typeof names) => names[name]),
    ),
  );
}

function first(breakdown: Partial<RatedLook['breakdown']>, overallScore = 70): ComparedLook {
  return { ...ratedLook({ overallScore, breakdown, measurement: ofPhoto('a'.repeat(32)) }), ...honest };
}
const second: ComparedLook = { ...ratedLook({ measurement: ofPhoto('b'.repeat(32)) }), ...honest };

describe('writeComparison', () => {
  test('[BTL-03] tells the winner, the two widest leads and what the other was better at', () => {
    const look = first({ blendingTechnique: 80, eyeMakeup: 69, colorHarmony: 64, lipPrecision: 50 });
    const text = writeComparison({ winner: 'photo1', first: look, second });
    expect(text).toContain('Look #1');
    expect(text).toContain('7 points');
    expect(says(text, leadPhrases.blendingTechnique.clear, 1)).toBe(true);
    expect(says(text, leadPhrases.eyeMakeup.slight, 1)).toBe(true);
    expect(says(text, consolations.lipPrecision, 2)).toBe(true);
    expect(says(text, [...leadPhrases.colorHarmony.clear, ...leadPhrases.colorHarmony.slight], 1)).toBe(
      false,
    );
  });

  test.each([
    [70, 'clear'],
    [69, 'slight'],
    [63, 'slight'],
  ] as const)('[BTL-03] calls a base of %i against 60 a %s lead', (foundation, size) => {
    const text = writeComparison({ winner: 'photo1', first: first({ foundation }), second });
    expect(says(text, leadPhrases.foundation[size], 1)).toBe(true);
  });

  test('[BTL-03] claims no lead under three points', () => {
    const text = writeComparison({ winner: 'photo1', first: first({ foundation: 62 }), second });
    expect(says(text, noLeads, 1)).toBe(true);
    for (const key of measuredKeys) {
      expect(says(text, [...leadPhrases[key].clear, ...leadPhrases[key].slight], 1)).toBe(false);
    }
  });

  test('[BTL-03] tells of a tie what each look was better at', () => {
    const look = first({ foundation: 75, symmetry: 40 }, 62);
    const text = writeComparison({ winner: 'tie', first: look, second });
    expect(says(text, tieOpeners, 1, '1 point')).toBe(true);
    expect(says(text, leadPhrases.foundation.clear, 1)).toBe(true);
    expect(says(text, leadPhrases.symmetry.clear, 2)).toBe(true);
  });

  test('[BTL-03] finds nothing to tell the same photo from itself', () => {
    const text = writeComparison({ winner: 'tie', first: second, second });
    expect(says(text, deadHeats)).toBe(true);
    expect(says(text, identicalLooks)).toBe(true);
  });

  test.each([
    ['foundation', { foundationCoverage: 0.2 }],
    ['eyeMakeup', { eyeMakeupIntensity: 0.2 }],
    ['lipPrecision', { lipColorIntensity: 0.2 }],
    ['colorHarmony', { eyeMakeupIntensity: 0, blushIntensity: 0 }],
    ['blendingTechnique', { foundationCoverage: 0, blushIntensity: 0 }],
    ['symmetry', { blushIntensity: 0, eyeMakeupIntensity: 0.15 }],
  ] as const)(
    '[BTL-03] says of %s that there is more of it, where the look that leads is done no better',
    (key, features) => {
      const shadow = 'eyeMakeupIntensity' in features ? features.eyeMakeupIntensity : clearMakeup.eyeShadow;
      const light = {
        ...second,
        measurement: {
          ...second.measurement,
          features: { ...second.measurement.features, ...features },
          eyeShadow: shadow,
        },
      };
      const look = first({ [key]: 80 });
      const { clear, fuller } = leadPhrases[key];
      for (const [winner, leader, one, other] of [
        ['photo1', 1, look, light],
        ['photo2', 2, light, look],
      ] as const) {
        const text = writeComparison({ winner, first: one, second: other });
        expect(says(text, fuller, leader)).toBe(true);
        expect(says(text, clear, leader)).toBe(false);
      }
      // As what the look that lost was still better at, too.
      expect(says(writeComparison({ winner: 'photo2', first: look, second: light }), fuller, 1)).toBe(true);
    },
  );

  test('[BTL-03] speaks of the craft where the look that leads wears more and is done better', () => {
    const { features, qualities } = second.measurement;
    const messy = {
      ...second,
      measurement: {
        ...second.measurement,
        features: { ...features, lipColorIntensity: 0.3 },
        qualities: { ...qualities, lipEdge: 0.3 },
      },
    };
    const text = writeComparison({ winner: 'photo1', first: first({ lipPrecision: 80 }), second: messy });
    expect(says(text, leadPhrases.lipPrecision.clear, 1)).toBe(true);
  });

  test.each([
    ['foundation', { hasFoundation: false, foundationCoverage: 0, skinToneUniformity: 0.5 }, {}],
    ['eyeMakeup', { hasEyeMakeup: false, eyeMakeupIntensity: 0 }, { eyeDefinition: 0.3 }],
    ['lipPrecision', { hasLipMakeup: false, lipColorIntensity: 0 }, { lipEdge: 0.3 }],
  ] as const)(
    '[BTL-03] compares no craft of %s with a look that reads as subtle or none there',
    (key, features, qualities) => {
      const { measurement } = second;
      const bare = {
        ...second,
        measurement: {
          ...measurement,
          features: { ...measurement.features, ...features },
          qualities: { ...measurement.qualities, ...qualities },
        },
      };
      const text = writeComparison({ winner: 'photo1', first: first({ [key]: 80 }), second: bare });
      expect(says(text, leadPhrases[key].fuller, 1)).toBe(true);
    },
  );

  test('[BTL-03] tells no lead in an area where the look that leads reads as subtle or none', () => {
    const { features } = clearMakeup;
    const bare = { ...clearMakeup, features: { ...features, hasLipMakeup: false, lipColorIntensity: 0 } };
    const look = { ...first({ lipPrecision: 66 }), measurement: bare };
    const text = writeComparison({ winner: 'photo1', first: look, second: { ...second, measurement: bare } });
    expect(says(text, noLeads, 1)).toBe(true);
  });

  test('[BTL-03] compares no area that either photo does not show', () => {
    const unseen = [{ area: 'eyes', reason: 'covered' }] as const;
    const hidden = { ...second, measurement: { ...clearMakeup, unseen } };
    const look = first({ eyeMakeup: 95 });
    for (const [one, other] of [
      [look, hidden],
      [hidden, look],
    ] as const) {
      const text = writeComparison({ winner: 'photo1', first: one, second: other });
      expect(text).not.toMatch(/lid|lash|eye/iu);
      expect(says(text, unevenViews)).toBe(true);
    }
  });

  test('[BTL-03] tells what a filter cost, and counts it against no area', () => {
    const lowered = Object.fromEntries(measuredKeys.map((key) => [key, 40]));
    const given = first({ ...lowered, blendingTechnique: 55 }, 46);
    // Of what is seen, both earned 60 points, which are 10 and 0.568 of 88, and this look 15 more for its blending.
    const blended: ComparedLook = {
      ...given,
      measurement: {
        ...given.measurement,
        unseen: (['eyes', 'lips', 'skin'] as const).map((area) => ({ area, reason: 'tooDark' })),
        qualities: { ...given.measurement.qualities, colorHarmony: 0.568, symmetry: 0.568, blending: 0.739 },
      },
    };
    const filtered = { ...blended, filters: smoothed };
    const text = writeComparison({ winner: 'photo2', first: filtered, second });
    const costs = filterCosts.map((phrase) =>
      phrase.replace('{payer}', 'Look #1').replace('{charge}', '20 points'),
    );
    expect(costs.some((cost) => text.includes(cost))).toBe(true);
    expect(says(text, consolations.blendingTechnique, 1)).toBe(true);

    const unfiltered = writeComparison({ winner: 'photo2', first: blended, second });
    expect(says(unfiltered, leadPhrases.symmetry.clear, 2)).toBe(true);
    expect(says(unfiltered, consolations.blendingTechnique, 1)).toBe(false);
    expect(unfiltered).not.toMatch(/filter/u);
  });

  test('[BTL-03] says the same when the looks change places, but for their names', () => {
    const swapped = { photo1: 'photo2', photo2: 'photo1', tie: 'tie' } as const;
    const renamed = (text: string) => text.replace(/#[12]/gu, (name) => (name === '#1' ? '#2' : '#1'));
    fc.assert(
      fc.property(
        comparedLooks,
        comparedLooks,
        fc.constantFrom('photo1', 'photo2', 'tie'),
        (one, other, winner) => {
          const text = writeComparison({ winner, first: one, second: other });
          expect(text).not.toMatch(/[{}]|undefined|NaN/u);
          expect(writeComparison({ winner: swapped[winner], first: other, second: one })).toBe(renamed(text));
        },
      ),
      { numRuns: 60 },
    );
  });
});
