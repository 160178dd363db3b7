import { describe, expect, it } from 'vitest';
import { readEye } from '../../../../workers/pixels/regions/readEye.ts';
import type { FaceView } from '../../../../workers/pixels/regions/FaceView.ts';
import { rasterize } from '../../../../workers/pixels/regions/regionMask.ts';
import { symmetry } from '../../../../workers/pixels/regions/symmetry.ts';
import { flatView, painted } from './flatView.ts';

const flat = flatView();
const { outlines } = flat.regions;
const eyesOf = (view: FaceView) => ([0, 1] as const).map((side) => readEye(view, side));
/** One side's outline colored, the other bare. */
const colored = (outline: readonly number[], red: number, yellow: number): FaceView => ({
  ...flat,
  red: painted(flat.red, rasterize(outline), red),
  yellow: painted(flat.yellow, rasterize(outline), yellow),
});

describe('symmetry', () => {
  it('is whole where both sides are alike', () => {
    expect(symmetry(flat, eyesOf(flat))).toBe(1);
    expect(symmetry(flat, [])).toBe(1);
  });

  it.each([
    // From a difference of color of 0.012, as faces have by themselves, to one of 0.11.
    [0.012, 0, 1],
    [0.061, 0, 0.5],
    [0, -0.061, 0.5],
    [0.03, 0.04, (0.11 - 0.05) / 0.098],
    [0.12, 0, 0],
  ])('falls with what redness %d and yellowness %d of one cheek differ by: %d', (red, yellow, likeness) => {
    for (const side of [0, 1] as const)
      expect(symmetry(colored(outlines.cheeks[side], red, yellow), [])).toBeCloseTo(likeness, 3);
  });

  it('weighs cheeks, lids and lines alike where both eyes are seen', () => {
    const cheek = colored(outlines.cheeks[0], 0.15, 0);
    // 0.15, 0 and 0: a third of it.
    expect(symmetry(cheek, eyesOf(cheek))).toBeCloseTo((0.11 - 0.05) / 0.098, 3);
    const lid = colored(outlines.lids[0], 0.09, -0.12);
    expect(symmetry(lid, eyesOf(lid))).toBeCloseTo((0.11 - 0.05) / 0.098, 2);
    expect(symmetry(lid, eyesOf(lid).slice(0, 1))).toBe(1);
  });

  it('leaves lids out where one is folded away', () => {
    const view = colored(outlines.cheeks[0], 0.12, 0);
    const [right, left] = eyesOf(view);
    // 0.12 and 0: half of it.
    expect(symmetry(view, [{ ...right!, lid: null }, left!])).toBeCloseTo(0.05 / 0.098, 3);
    expect(symmetry(view, [right!, { ...left!, lid: null }])).toBeCloseTo(0.05 / 0.098, 3);
  });

  it('does not mind that light falls on one side', () => {
    const sideLit = { ...flat, light: painted(flat.light, rasterize(outlines.cheeks[0]), 0.65) };
    expect(symmetry(sideLit, [])).toBe(1);
  });

  it('is untold where a cheek has no skin to see, and no eyes are seen', () => {
    const skinless = { ...flat, regions: { ...flat.regions, skin: flat.regions.skin.map(() => 0) } };
    expect(symmetry(skinless, [])).toBeNull();
    expect(symmetry(skinless, eyesOf(flat))).toBe(1);
  });
});
