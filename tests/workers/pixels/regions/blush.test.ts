import { describe, expect, it } from 'vitest';
import { blush } from '../../../../workers/pixels/regions/blush.ts';
import type { FaceView } from '../../../../workers/pixels/regions/FaceView.ts';
import { dilate, rasterize, pixelsOf } from '../../../../workers/pixels/regions/regionMask.ts';
import { flatView, painted } from './flatView.ts';

const flat = flatView();
const apples = flat.regions.outlines.apples.map((outline) => rasterize(outline));
const both = rasterize(...flat.regions.outlines.apples);
const rouged = (amount: number, mask = both): FaceView => ({ ...flat, red: painted(flat.red, mask, amount) });
const intensity = (view: FaceView, sides: readonly (0 | 1)[] = [0, 1]) => blush(view, sides).intensity;
/** Where blush counts as present (FEA-02). */
const present = 0.015;

describe('blush', () => {
  it('[FEA-02] is none on bare cheeks, and rises with rouge to all there is', () => {
    const intensities = [0, 0.01, 0.02, 0.03, 0.05, 0.1].map((amount) => intensity(rouged(amount))!);
    expect(intensities[0]).toBeLessThan(present);
    expect(intensities[2]).toBeGreaterThan(present);
    expect(intensities).toEqual(intensities.toSorted((one, other) => one - other));
    expect(intensities.at(-1)).toBe(1);
  });

  it('[FEA-01] is read as redness of the apples over what lies around them', () => {
    const { apples: read } = blush(rouged(0.05), [0, 1]);
    expect(read).toHaveLength(2);
    for (const redness of read) {
      expect(redness).toBeGreaterThan(0.02);
      expect(redness).toBeLessThan(0.05);
    }
    // A face red all over wears none.
    expect(intensity({ ...flat, red: flat.red.map(() => 0.2) })).toBeLessThan(present);
  });

  it('[FEA-01] is not told from lip color that strayed', () => {
    const strayed = dilate(rasterize(flat.regions.outlines.lips), 11);
    for (const amount of [0, 0.03]) {
      const { red } = rouged(amount);
      const smeared = { ...flat, red: painted(red, strayed, 0.3) };
      expect(blush(smeared, [0, 1], 0).intensity).toBeCloseTo(
        blush({ ...flat, red }, [0, 1], 0).intensity!,
        5,
      );
    }
  });

  it('[FEA-01] is that of the lesser cheek: a lamp reddens one', () => {
    for (const side of [0, 1] as const) {
      const lamp = rouged(0.1, apples[side]!);
      expect(intensity(lamp)).toBeLessThan(present);
      expect(intensity(lamp, [side])).toBeGreaterThan(0.5);
    }
  });

  it('[FEA-01] takes the redness of a cheek for half of that, where the other cannot be seen', () => {
    for (const side of [0, 1] as const)
      expect(intensity(rouged(0.04), [side])).toBeCloseTo(intensity(rouged(0.02))!, 2);
    expect(intensity(rouged(0.04), [0])).toBeGreaterThan(present);
  });

  it('[FEA-01] takes neither a bright cheek nor a shaded one for rouge', () => {
    // Brighter, and so redder as light, but of the same color; and darker, as red as light, but redder as color.
    const bright = painted(flat.light, both, 1.4);
    expect(intensity({ ...flat, light: bright, red: bright.map((value) => 0.1 * value) })).toBeLessThan(
      present,
    );
    const shaded = painted(flat.light, both, 0.7);
    expect(intensity({ ...flat, light: shaded, red: flat.red.map(() => 0.1) })).toBeLessThan(present);
    expect(intensity({ ...flat, light: bright, red: painted(flat.red, both, 0.1) })).toBeGreaterThan(present);
    expect(intensity({ ...flat, light: shaded, red: painted(flat.red, both, 0.1) })).toBeGreaterThan(present);
  });

  it('[FEA-01] is not read where fewer than 200 px of an apple are skin', () => {
    const withSkin = (count: number, of = apples[0]!): FaceView => {
      const hidden = new Set(pixelsOf(of).slice(count));
      return {
        ...rouged(0.1),
        regions: { ...flat.regions, skin: flat.regions.skin.map((value, i) => (hidden.has(i) ? 0 : value)) },
      };
    };
    expect(blush(withSkin(199), [0, 1]).apples).toHaveLength(1);
    expect(blush(withSkin(200), [0, 1]).apples).toHaveLength(2);
    expect(blush(withSkin(199), [0])).toEqual({ intensity: null, apples: [] });
    expect(blush(flat, [])).toEqual({ intensity: null, apples: [] });
  });

  it('[FEA-01] stands out the less the wider it is laid on', () => {
    const wide = [10, 25, 45].map((px) => intensity(rouged(0.03, dilate(both, px)))!);
    expect(wide).toEqual(wide.toSorted((one, other) => other - one));
    expect(wide.at(-1)).toBeLessThan(wide[0]! / 2);
  });
});
