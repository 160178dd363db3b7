import { describe, expect, it } from 'vitest';
import { breakdownKeys } from '../../src/domain/analysis/Breakdown.ts';
import { type DrawnFaceOptions, drawFace } from '../drawn/drawFace.ts';
import { gaussianBlurred } from '../drawn/gaussianBlurred.ts';
import { damageMakeup, damages } from './damageMakeup.ts';
import { scoreRaster } from './measureRaster.ts';

/** The scores of a drawn face without and with a base in patches, in a photo that is blurred by so many px. */
function scores(options: DrawnFaceOptions, blur = 0) {
  const { pixels, face } = drawFace({ width: 360, height: 432, ...options });
  const raster = blur > 0 ? gaussianBlurred(pixels, blur) : pixels;
  const patchy = damageMakeup(raster, face, damages['base in patches']!);
  return [scoreRaster(raster, face), scoreRaster(patchy, face)] as const;
}

describe('a base in patches', () => {
  it.each([2, 5, 7] as const)(
    '[SCO-01] costs points for the foundation, where no base was read before as well, on Monk tone %i',
    (tone) => {
      for (const foundation of [0, 0.8]) {
        const [even, patchy] = scores({ tone, foundation });
        expect(even.foundation - patchy.foundation).toBeGreaterThanOrEqual(3);
      }
    },
  );

  it('[SCO-01] costs points in a photo that is too soft to tell a base', () => {
    const [even, patchy] = scores({ tone: 4 }, 2.5);
    expect(even.foundation - patchy.foundation).toBeGreaterThanOrEqual(3);
  });

  it('[SCO-01] moves nothing else but blending by more than 3 points', () => {
    const [even, patchy] = scores({ tone: 5, lips: { amount: 0.5 } });
    for (const key of breakdownKeys)
      if (key !== 'foundation' && key !== 'blendingTechnique' && key !== 'trendAlignment')
        expect(Math.abs(even[key] - patchy[key]), key).toBeLessThanOrEqual(3);
  });
});
