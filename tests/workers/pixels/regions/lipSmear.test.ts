import { describe, expect, it } from 'vitest';
import { lipColor } from '../../../../workers/pixels/regions/lipColor.ts';
import { lipSmear } from '../../../../workers/pixels/regions/lipSmear.ts';
import { dilate, rasterize, subtract } from '../../../../workers/pixels/regions/regionMask.ts';
import { viewFace } from '../../../../workers/pixels/regions/FaceView.ts';
import { type DrawnFaceOptions, drawFace, makeupColors } from '../../../drawn/drawFace.ts';
import { everyMonkTone } from '../../../drawn/monkTones.ts';
import { damageMakeup, damages } from '../../../measuring/damageMakeup.ts';
import { thenForget } from '../../../../workers/thenForget.ts';

/** How smeared drawn lips read, as they are and with their color drawn a finger's breadth over the line. */
function smears(options: DrawnFaceOptions) {
  const { pixels, face } = drawFace({ width: 360, height: 432, ...options });
  const read = thenForget((raster: typeof pixels) => {
    const view = viewFace(raster, face);
    return lipSmear(view, lipColor(view));
  });
  return { clean: read(pixels), smeared: read(damageMakeup(pixels, face, damages['lips smeared']!)) };
}

describe('lipSmear', () => {
  it.each(everyMonkTone)('tells smeared lips from clean ones on Monk tone %i', (tone) => {
    const { clean, smeared } = smears({ tone, lips: { amount: 0.7 } });
    expect(clean).toBe(0);
    expect(smeared).toBeGreaterThan(0.8);
  });

  it.each(['warm', 'cool', 'dim'] as const)('tells them in %s light', (light) => {
    const { clean, smeared } = smears({ tone: 5, light, lips: { amount: 0.7, color: makeupColors.plum } });
    expect(clean).toBe(0);
    expect(smeared).toBeGreaterThan(0.8);
  });

  it('tells them from faint color, and finds nothing smeared about bare lips', () => {
    const faint = smears({ tone: 4, lips: { amount: 0.34, color: makeupColors.red } });
    expect(faint.clean).toBe(0);
    expect(faint.smeared).toBeGreaterThan(0.8);
    expect(smears({ tone: 4 }).clean).toBe(0);
  });

  it('tells color that was dragged off the line, which leaves a gap, and no color far from it', () => {
    const { pixels, face } = drawFace({ tone: 5, width: 360, height: 432, lips: { amount: 0.7 } });
    const view = viewFace(pixels, face);
    const line = rasterize(view.regions.outlines.lips);
    const reading = lipColor(view);
    const dragged = (from: number) => {
      const band = subtract(dilate(line, from + 14), dilate(line, from));
      const colored = (plane: Float32Array, color: number) =>
        plane.map((own, i) => (band[i] === 1 ? color * view.light[i]! : own));
      return lipSmear(
        { ...view, red: colored(view.red, reading.red), yellow: colored(view.yellow, reading.yellow) },
        reading,
      );
    };
    expect(dragged(7)).toBeGreaterThan(0.8);
    expect(dragged(12)).toBe(0);
  });

  it('takes what bleeds over the line of strong color for no smear', () => {
    const lips = { amount: 1, color: '#c8007a' };
    const { pixels, face } = drawFace({ tone: 5, width: 360, height: 432, lips });
    const view = viewFace(pixels, face);
    const line = rasterize(view.regions.outlines.lips);
    const reading = lipColor(view);
    const bled = (share: number) => {
      const around = subtract(dilate(line, 20), line);
      const mixed = (plane: Float32Array, color: number) =>
        plane.map((own, i) => (around[i] === 1 ? own + share * (color * view.light[i]! - own) : own));
      const halo = { ...view, red: mixed(view.red, reading.red), yellow: mixed(view.yellow, reading.yellow) };
      return lipSmear(halo, reading);
    };
    expect(bled(0)).toBe(0);
    expect(bled(0.18)).toBe(0);
    expect(bled(0.8)).toBeGreaterThan(0.8);
  });
});
