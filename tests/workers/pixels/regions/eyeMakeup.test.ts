import { describe, expect, it } from 'vitest';
import { eyeMakeup } from '../../../../workers/pixels/regions/eyeMakeup.ts';
import { readEye } from '../../../../workers/pixels/regions/readEye.ts';
import type { FaceView } from '../../../../workers/pixels/regions/FaceView.ts';
import { frameWidth } from '../../../../workers/pixels/regions/frameSize.ts';
import { dilate, rasterize, type RegionMask } from '../../../../workers/pixels/regions/regionMask.ts';
import { flatView, painted, readChanged, square } from './flatView.ts';

const { regions, ...bare } = flatView();
const { outlines } = regions;
const middleOf = (outline: readonly number[], axis: 0 | 1) => {
  const values = outline.filter((_, i) => i % 2 === axis);
  return (Math.min(...values) + Math.max(...values)) / 2;
};
const pupils = outlines.eyes.map((eye) => square(middleOf(eye, 0) - 5, middleOf(eye, 1) - 5, 11));
/** A flat face with black in the middle of its eyes. */
const flat = { ...bare, regions, light: painted(bare.light, rasterize(...pupils), 0.1) };
const lidsOf = (sides: readonly (0 | 1)[]) => rasterize(...sides.map((side) => outlines.lids[side]));
const bothLids = lidsOf([0, 1]);
const intensity = (view: FaceView, sides: readonly (0 | 1)[] = [0, 1]) =>
  readChanged(view, (changed) => eyeMakeup(changed, sides).intensity);
/** Lids at a share of the skin's light, of a color over lightness. */
function shadowed(light: number, red = 0, yellow = 0, mask: RegionMask = bothLids): FaceView {
  return {
    ...flat,
    light: painted(flat.light, mask, light),
    red: painted(flat.red, mask, red * light),
    yellow: painted(flat.yellow, mask, yellow * light),
  };
}

describe('eyes below black hair', () => {
  it('[FEA-01] read as an amount, though nothing can be compared with a brow bone as black as ink', () => {
    const hidden = painted(flat.light, dilate(rasterize(...outlines.browBones), 2), 0);
    expect(intensity({ ...flat, light: painted(hidden, bothLids, 1) })).toBeLessThan(0.08);
  });
});

describe('readEye', () => {
  it.each([0, 1] as const)('[FEA-01] reads lid and brow bone of side %i, each in its own color', (side) => {
    const bones = rasterize(...outlines.browBones);
    const view = shadowed(0.6, -0.1, 0.05);
    const { lid, bone, side: read } = readEye({ ...view, red: painted(view.red, bones, 0.2) }, side);
    expect(read).toBe(side);
    expect(bone.red).toBeCloseTo(0.2, 4);
    expect(bone.light).toBeCloseTo(1, 4);
    expect(lid?.light).toBeCloseTo(0.6, 4);
    expect(lid?.yellow).toBeCloseTo(0.05, 4);
  });

  /** Lids as squares, with opening and brow in two of their corners. */
  const squares = (lid: readonly number[]): FaceView => ({
    ...flat,
    regions: {
      ...flat.regions,
      outlines: {
        ...outlines,
        lids: [lid, lid],
        browBones: [square(100, 60, 30), square(100, 60, 30)],
        eyes: [square(100, 110, 10), square(100, 110, 10)],
        brows: [square(120, 90, 10), square(120, 90, 10)],
      },
    },
  });

  it('[FEA-01] keeps 3 px from the opening and from the brow', () => {
    const { pixels } = readEye(squares(square(100, 90, 30)), 0);
    // 31 x 30 px, less the opening's corner, 14 x 13 with what is around it, and the brow's, 14 x 13 likewise.
    expect(pixels).toHaveLength(31 * 30 - 14 * 13 - 14 * 13);
    const has = (x: number, y: number) => pixels.includes(y * frameWidth + x);
    expect([has(113, 115), has(114, 115), has(105, 106), has(105, 107)]).toEqual([false, true, true, false]);
    expect([has(117, 95), has(116, 95), has(125, 102), has(125, 103)]).toEqual([false, true, false, true]);
  });

  it('[FEA-01] reads no lid of fewer than 60 px, nor what lies outside the photo', () => {
    const below = (top: number, side: number) => readEye(squares(square(114, top, side)), 1);
    expect(below(120, 6).pixels).toHaveLength(42);
    expect(below(120, 6).lid).toBeNull();
    expect(below(120, 8).pixels).toHaveLength(72);
    expect(below(120, 8).lid).not.toBeNull();
    const outside = rasterize(square(114, 120, 3));
    const cut = { ...squares(square(114, 120, 8)), frame: { ...flat.frame, outside } };
    expect(readEye(cut, 1).pixels).toHaveLength(72 - 12);
    const lost = {
      ...squares(square(114, 120, 8)),
      frame: { ...flat.frame, outside: rasterize(square(0, 0, 300)) },
    };
    expect(readEye(lost, 1)).toMatchObject({ lid: null, pixels: new Int32Array() });
    expect(readEye(lost, 1).bone.light).toBeNaN();
  });
});

describe('eyeMakeup', () => {
  it('[FEA-02] is none on bare eyes, and none without eyes', () => {
    expect(intensity(flat)).toBeLessThan(0.08);
    expect(eyeMakeup(flat, [])).toMatchObject({ intensity: 0, shadow: 0, eyes: [], alone: [] });
    expect(eyeMakeup(flat, [1]).eyes.map(({ side }) => side)).toEqual([1]);
  });

  it('[FEA-01] rises with shadow, from the first shade on, to all there is', () => {
    const intensities = [1.2, 1, 0.9, 0.8, 0.7, 0.6, 0.5, 0.3].map((light) => intensity(shadowed(light)));
    expect(intensities).toEqual(intensities.toSorted((one, other) => one - other));
    expect(new Set(intensities).size).toBe(8);
    expect(intensities[5]).toBeGreaterThan(0.08);
    expect(intensity(shadowed(0.1))).toBe(1);
  });

  it('[FEA-01] rises with a hue that the bone above does not have', () => {
    for (const color of [
      [-0.1, 0],
      [0, -0.1],
      [-0.07, -0.07],
    ] as const)
      // prettier-ignore
      expect(intensity(shadowed(1, ...color))).toBeGreaterThan(intensity(flat) + 0.1);
    const blues = [0, -0.03, -0.06, -0.09, -0.12].map((yellow) => intensity(shadowed(1, 0, yellow)));
    expect(blues).toEqual(blues.toSorted((one, other) => one - other));
  });

  it('[FEA-01] counts redder and yellower for less than greener and bluer, as lids are by themselves', () => {
    expect(intensity(shadowed(1, 0.08, 0))).toBeLessThan(intensity(shadowed(1, -0.08, 0)) / 2);
    expect(intensity(shadowed(1, 0, 0.08))).toBeLessThan(intensity(shadowed(1, 0, -0.08)) / 2);
    expect(intensity(shadowed(1, 0.35, 0))).toBeGreaterThan(0.08);
  });

  it('[FEA-01] counts shade for less on a redder lid: bare skin grows redder in its own shade', () => {
    expect(intensity(shadowed(0.75))).toBeGreaterThan(0.08);
    expect(intensity(shadowed(0.75, 0.03))).toBeLessThan(0.08);
  });

  it('[FEA-01] trusts shade more beside a hue: light from above shades lids, but does not tint them', () => {
    const byShade = (yellow: number) =>
      intensity(shadowed(0.7, 0, yellow)) - intensity(shadowed(1, 0, yellow));
    expect(byShade(0)).toBeGreaterThan(0.05);
    expect(byShade(-0.1)).toBeGreaterThan(1.1 * byShade(0));
  });

  it('[SCO-09] tells what lies on the lids from the line', () => {
    expect(eyeMakeup(flat, [0, 1]).shadow).toBeLessThan(0.08);
    const { intensity: all, shadow } = eyeMakeup(shadowed(0.7, 0, -0.1), [0, 1]);
    expect(shadow).toBeGreaterThan(0.25);
    expect(shadow).toBeLessThanOrEqual(all);
  });

  it('[FEA-01] is read against the bone, not against the skin', () => {
    const zone = rasterize(...outlines.lids, ...outlines.browBones);
    const around = dilate(zone, 2);
    // All about the eye alike: shade, or a blue light.
    expect(intensity(shadowed(0.9, 0, -0.1, around))).toBeLessThan(intensity(shadowed(0.9, 0, -0.1)));
    expect(intensity(shadowed(0.9, 0, -0.1, around))).toBeLessThan(0.1);
  });

  it('[FEA-01] goes mainly by the eye that shows less of it', () => {
    const both = intensity(shadowed(0.55, 0, -0.1));
    for (const side of [0, 1] as const) {
      const one = intensity(shadowed(0.55, 0, -0.1, lidsOf([side])));
      expect(one).toBeLessThan(both / 2);
      expect(one).toBeGreaterThan(intensity(flat));
      expect(intensity(shadowed(0.55, 0, -0.1, lidsOf([side])), [side])).toBeCloseTo(both, 2);
    }
  });

  it('[FEA-01] says how each eye would read alone', () => {
    for (const side of [0, 1] as const) {
      const view = shadowed(0.55, 0, -0.1, lidsOf([side]));
      const each = ([0, 1] as const).map((one) => intensity(view, [one]));
      expect(eyeMakeup(view, [0, 1]).alone).toEqual(each);
      expect(each[side]).toBeGreaterThan(each[1 - side]!);
    }
  });

  it('[FEA-01] reads the line alone where lids are folded away', () => {
    const folded = {
      ...shadowed(0.3, 0, -0.2),
      regions: {
        ...flat.regions,
        outlines: { ...outlines, lids: [square(0, 0, 2), square(0, 0, 2)] as const },
      },
    };
    expect(intensity(folded)).toBeLessThan(0.08);
    expect(eyeMakeup(folded, [0, 1]).eyes.every(({ lid }) => lid === null)).toBe(true);
  });
});
