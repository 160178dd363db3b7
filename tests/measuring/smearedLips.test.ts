import { describe, expect, it } from 'vitest';
import { breakdownKeys } from '../../src/domain/analysis/Breakdown.ts';
import { drawFace, makeupColors } from '../drawn/drawFace.ts';
import { everyMonkTone } from '../drawn/monkTones.ts';
import { damageMakeup, damages } from './damageMakeup.ts';
import { scoreRaster } from './measureRaster.ts';

describe.each(everyMonkTone)("lip color smeared a finger's breadth to one side, on Monk tone %i", (tone) => {
  it.each([
    ['faint', 0.4],
    ['clear', 0.8],
  ])('[SCO-01] costs all that %s lips earned, and leaves everything else', (_, amount) => {
    const { pixels, face } = drawFace({
      width: 360,
      height: 432,
      tone,
      lips: { amount, color: makeupColors.red },
    });
    const [before, after] = [pixels, damageMakeup(pixels, face, damages['lips smeared']!)].map((raster) =>
      scoreRaster(raster, face),
    );
    expect(before!.lipPrecision - after!.lipPrecision).toBeGreaterThanOrEqual(15);
    expect(after!.lipPrecision).toBeLessThanOrEqual(22);
    for (const key of breakdownKeys)
      if (key !== 'lipPrecision' && key !== 'trendAlignment')
        expect(Math.abs(before![key] - after![key]), key).toBeLessThanOrEqual(3);
  });
});
