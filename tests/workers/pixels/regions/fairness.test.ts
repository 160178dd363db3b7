import { describe, expect, it } from 'vitest';
import { breakdownKeys } from '../../../../src/domain/analysis/Breakdown.ts';
import { everyMonkTone } from '../../../drawn/monkTones.ts';
import { scoreByTone } from '../../../measuring/scoreByTone.ts';

/** Points that the same look may differ by between two tones in the same light. */
const mostApart = 4;

describe.each(['daylight', 'warm', 'cool', 'dim'] as const)('the same look in %s', (light) => {
  it('[FAC-08] scores within 4 points of each other on all ten Monk tones', () => {
    const breakdowns = everyMonkTone.map((tone) => scoreByTone(tone, light));
    for (const key of breakdownKeys) {
      const scores = breakdowns.map((breakdown) => breakdown[key]);
      expect(Math.max(...scores) - Math.min(...scores), key).toBeLessThanOrEqual(mostApart);
    }
  });
});
