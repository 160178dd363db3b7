import { describe, expect, it } from 'vitest';
import { breakdownKeys } from '../../src/domain/analysis/Breakdown.ts';
import { judgeBreakdown } from '../../src/domain/analysis/judgeBreakdown.ts';
import { drawFace } from '../drawn/drawFace.ts';
import { everyMonkTone } from '../drawn/monkTones.ts';
import { damageMakeup, damages } from './damageMakeup.ts';
import { measureRaster } from './measureRaster.ts';

describe.each(everyMonkTone)('a base that ends in a line, on Monk tone %i', (tone) => {
  const { pixels, face } = drawFace({
    width: 360,
    height: 432,
    tone,
    foundation: 0.8,
    lips: { amount: 0.5 },
  });
  const measured = [pixels, damageMakeup(pixels, face, damages['base ends at the jaw']!)].map((raster) =>
    measureRaster(raster, face),
  );
  const [even, ended] = measured.map((measurement) => judgeBreakdown(measurement, 0).breakdown);

  it('[SCO-01] costs the foundation at least 15 points', () => {
    expect(measured[0]!.baseEnd).toBe(0);
    expect(even!.foundation - ended!.foundation).toBeGreaterThanOrEqual(15);
  });

  it('[RES-03] says so of the base', () => {
    const reading = measured[1]!.evidence.find(({ key }) => key === 'foundation')?.reading;
    expect(reading).toContain(', ends in a line at the edge of the face');
  });

  it('[SCO-01] moves nothing else by more than 3 points: lips are told from the skin, not from the base', () => {
    for (const key of breakdownKeys)
      if (key !== 'foundation' && key !== 'trendAlignment')
        expect(Math.abs(even![key] - ended![key]), key).toBeLessThanOrEqual(3);
  });
});
