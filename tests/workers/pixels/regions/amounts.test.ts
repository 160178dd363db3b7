import { describe, expect, it } from 'vitest';
import { everyMonkTone } from '../../../drawn/monkTones.ts';
import { amountAreas, amountCorrelations } from '../../../measuring/amountsRead.ts';

/** Ten tones in three lights: what is applied is what is measured. */
describe.each(['daylight', 'warm', 'dim'] as const)('amounts in %s', { timeout: 60_000 }, (light) => {
  it.each(everyMonkTone)(
    '[FEA-01] ranks lips, lids, liner, blush and evenness as applied on Monk tone %i',
    (tone) => {
      const correlations = amountCorrelations(tone, light);
      for (const area of amountAreas) expect(correlations[area], area).toBeGreaterThanOrEqual(0.95);
    },
  );
});
