import { describe, expect, it } from 'vitest';
import type { DrawnLightName } from '../drawn/drawnLights.ts';
import { everyMonkTone } from '../drawn/monkTones.ts';
import { amountAreas, amountCorrelations } from './amountsRead.ts';

/** Tests of ten tones in one light: what is applied is what is measured. A file for each light, to run side by side. */
export function testAmounts(light: DrawnLightName): void {
  describe(`amounts in ${light}`, () => {
    it.each(everyMonkTone)(
      '[FEA-01] ranks lips, lids, liner, blush and evenness as applied on Monk tone %i',
      (tone) => {
        const correlations = amountCorrelations(tone, light);
        for (const area of amountAreas) expect(correlations[area], area).toBeGreaterThanOrEqual(0.95);
      },
    );
  });
}
