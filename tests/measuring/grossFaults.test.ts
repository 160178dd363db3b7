import { describe, expect, it } from 'vitest';
import { breakdownKeys } from '../../src/domain/analysis/Breakdown.ts';
import { type DrawnFaceOptions, drawFace } from '../drawn/drawFace.ts';
import { damageMakeup, damages } from './damageMakeup.ts';
import { scoreRaster } from './measureRaster.ts';

/** A light version of the look for each damage, because a fault must show on little makeup as well. */
const lightly: Readonly<Record<string, DrawnFaceOptions>> = {
  'one eye wiped': { liner: 0.8, lids: { amount: 0.8 } },
  'one cheek only': {},
  'lids fight the lips': { lips: { amount: 0.35 } },
};

describe.each(Object.entries(lightly))('%s', (name, makeup) => {
  it.each([2, 5, 8] as const)(
    '[SCO-01] costs its own area 15 points or more, and no other that it leaves alone more than 3, on Monk tone %i',
    (tone) => {
      const { pixels, face } = drawFace({ tone, width: 360, height: 432, ...makeup });
      const damage = damages[name]!;
      const [before, after] = [pixels, damageMakeup(pixels, face, damage)].map((raster) =>
        scoreRaster(raster, face),
      );
      expect(before![damage.area] - after![damage.area]).toBeGreaterThanOrEqual(15);
      for (const key of breakdownKeys)
        if (key !== damage.area && key !== 'trendAlignment' && !damage.besides.includes(key))
          expect(Math.abs(before![key] - after![key]), key).toBeLessThanOrEqual(3);
    },
  );
});
