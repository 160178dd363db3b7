import { describe, expect, it } from 'vitest';
import { breakdownKeys } from '../../src/domain/analysis/Breakdown.ts';
import { eyeCalibration } from '../../workers/pixels/regions/calibration/eyeCalibration.ts';
import { dilate, rasterize, subtract } from '../../workers/pixels/regions/regionMask.ts';
import { drawFace, makeupColors } from '../drawn/drawFace.ts';
import { everyMonkTone } from '../drawn/monkTones.ts';
import { type Damage, damageMakeup, damages, softened } from './damageMakeup.ts';
import { scoreRaster } from './measureRaster.ts';

/** Sockets as dark as those of portraits of that skin: lids and the skin under the eyes share their shade. Drawn faces have none. */
const sockets: Pick<Damage, 'strokes'> = {
  strokes({ regions: { outlines }, skin }) {
    const { usual, usualOnWhite } = eyeCalibration.smudge;
    // OKLab's lightness is the cube root of light.
    const left = Math.exp(-3 * (usual - usualOnWhite * skin.lightness));
    const around = dilate(rasterize(...outlines.lids, ...outlines.underEyes), 4);
    return [{ cover: softened(around, 3), change: (light) => left * light }];
  },
};

describe.each(everyMonkTone)('black smudged under eyes with gray shadow, on Monk tone %i', (tone) => {
  const { pixels, face } = drawFace({
    width: 360,
    height: 432,
    tone,
    lids: { amount: 0.7, color: makeupColors.smoke },
  });
  const clean = damageMakeup(pixels, face, sockets);
  const smudged = damageMakeup(clean, face, damages['smudged under both eyes']!);

  it('[SCO-01] costs the eyes, and leaves everything else: what was smudged on is no shade of the socket', () => {
    const [before, after] = [clean, smudged].map((raster) => scoreRaster(raster, face));
    expect(before!.eyeMakeup - after!.eyeMakeup).toBeGreaterThanOrEqual(8);
    expect(before!.symmetry).toBeGreaterThan(80);
    for (const key of breakdownKeys)
      if (key !== 'eyeMakeup' && key !== 'trendAlignment')
        expect(Math.abs(before![key] - after![key]), key).toBeLessThanOrEqual(3);
  });
});

/** Black from the lower lashes down to 32 px below them, onto the skin that narrower smudges are told from. */
const wide: Pick<Damage, 'strokes'> = {
  strokes({ regions: { outlines } }) {
    const down = [4, 8, 12, 16, 20, 24, 28, 32].flatMap((step) =>
      outlines.eyes.map((eye) => eye.map((value, i) => (i % 2 === 0 ? value : value + step))),
    );
    const smudge = softened(subtract(rasterize(...down), rasterize(...outlines.eyes)), 3);
    return [{ cover: smudge.map((value) => 0.75 * value), change: (light) => 0.1 * light }];
  },
};

describe.each([
  ['narrow', damages['smudged under both eyes']!],
  ['wide', wide],
] as const)('a %s smudge under lightly lined eyes', (_, damage) => {
  it.each([2, 5, 8] as const)('[SCO-01] costs the eyes 15 points or more, on Monk tone %i', (tone) => {
    const { pixels, face } = drawFace({ width: 360, height: 432, tone, liner: 0.5 });
    const clean = damageMakeup(pixels, face, sockets);
    const [before, after] = [clean, damageMakeup(clean, face, damage)].map(
      (raster) => scoreRaster(raster, face).eyeMakeup,
    );
    expect(before! - after!).toBeGreaterThanOrEqual(15);
  });
});
