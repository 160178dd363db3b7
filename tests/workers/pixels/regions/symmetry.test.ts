import { describe, expect, it } from 'vitest';
import { readEye } from '../../../../workers/pixels/regions/readEye.ts';
import type { FaceView } from '../../../../workers/pixels/regions/FaceView.ts';
import { rasterize } from '../../../../workers/pixels/regions/regionMask.ts';
import { symmetry } from '../../../../workers/pixels/regions/symmetry.ts';
import { flatView, painted } from './flatView.ts';

const flat = flatView();
const { outlines } = flat.regions;
const eyesOf = (view: FaceView) => ([0, 1] as const).map((side) => readEye(view, side));
/** Blush, shadow and makeup of the eyes are worn in full, so that cheeks, lids and lines have the same weight. */
const all = { blush: 1, shadow: 1, eyes: 1 };
/** One side's outline colored, the other bare. */
const colored = (outline: readonly number[], red: number, yellow: number): FaceView => ({
  ...flat,
  red: painted(flat.red, rasterize(outline), red),
  yellow: painted(flat.yellow, rasterize(outline), yellow),
});

describe('symmetry', () => {
  it('is whole where both sides are alike', () => {
    expect(symmetry(flat, eyesOf(flat), all)).toBe(1);
    expect(symmetry(flat, [], all)).toBe(1);
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
      expect(symmetry(colored(outlines.cheeks[side], red, yellow), [], all)).toBeCloseTo(likeness, 3);
  });

  it('weighs cheeks, lids and lines alike where both eyes are seen', () => {
    const cheek = colored(outlines.cheeks[0], 0.15, 0);
    // 0.15, 0 and 0: a third of it.
    expect(symmetry(cheek, eyesOf(cheek), all)).toBeCloseTo((0.11 - 0.05) / 0.098, 3);
    const lid = colored(outlines.lids[0], 0.09, -0.12);
    expect(symmetry(lid, eyesOf(lid), all)).toBeCloseTo((0.11 - 0.05) / 0.098, 2);
    expect(symmetry(lid, eyesOf(lid).slice(0, 1), all)).toBe(1);
  });

  it('leaves lids out where one is folded away', () => {
    const view = colored(outlines.cheeks[0], 0.12, 0);
    const [right, left] = eyesOf(view);
    // 0.12 and 0: half of it.
    expect(symmetry(view, [{ ...right!, lid: null }, left!], all)).toBeCloseTo(0.05 / 0.098, 3);
    expect(symmetry(view, [right!, { ...left!, lid: null }], all)).toBeCloseTo(0.05 / 0.098, 3);
  });

  it('[SCO-09] weighs each part as far as it is worn, bare ones a tenth', () => {
    const cheek = colored(outlines.cheeks[0], 0.15, 0);
    // 0.15 beside 0 and 0, which count in full: with a tenth it is less than faces have by themselves.
    expect(symmetry(cheek, eyesOf(cheek), { blush: 0, shadow: 1, eyes: 1 })).toBe(1);
    expect(symmetry(cheek, eyesOf(cheek), { blush: 0.5, shadow: 1, eyes: 1 })).toBeCloseTo(
      (0.11 - (0.5 * 0.15) / 2.5) / 0.098,
      3,
    );
    expect(symmetry(cheek, eyesOf(cheek), { blush: 1, shadow: 0, eyes: 0 })).toBe(0);
    expect(symmetry(cheek, eyesOf(cheek), { blush: 0, shadow: 0, eyes: 0 })).toBeCloseTo(
      (0.11 - 0.05) / 0.098,
      3,
    );
    const lid = colored(outlines.lids[0], 0.09, -0.12);
    expect(symmetry(lid, eyesOf(lid), { blush: 0, shadow: 1, eyes: 0 })).toBe(0);
    expect(symmetry(lid, eyesOf(lid), { blush: 1, shadow: 0.5, eyes: 1 })).toBeCloseTo(
      (0.11 - (0.5 * 0.15) / 2.5) / 0.098,
      2,
    );
    expect(symmetry(lid, eyesOf(lid), { blush: 1, shadow: 0, eyes: 1 })).toBe(1);
  });

  it('[SCO-09] reads lines as far as makeup of the eyes is worn', () => {
    const [right, left] = eyesOf(flat);
    const lined = { ...right!, line: { ...right!.line, black: right!.line.black + 0.2 } };
    const alikeness = (worn: number) => symmetry(flat, [lined, left!], { blush: 0, shadow: 0, eyes: worn });
    // 0.2 of black counts as 0.06 of color: a third of it, and then ten twelfths.
    expect(alikeness(0)).toBeCloseTo((0.11 - 0.02) / 0.098, 3);
    expect(alikeness(1)).toBeCloseTo((0.11 - 0.06 / 1.2) / 0.098, 3);
  });

  it('does not mind that light falls on one side', () => {
    const sideLit = { ...flat, light: painted(flat.light, rasterize(outlines.cheeks[0]), 0.65) };
    expect(symmetry(sideLit, [], all)).toBe(1);
  });

  it('is untold where a cheek has no skin to see, and no eyes are seen', () => {
    const skinless = { ...flat, regions: { ...flat.regions, skin: flat.regions.skin.map(() => 0) } };
    expect(symmetry(skinless, [], all)).toBeNull();
    expect(symmetry(skinless, eyesOf(flat), all)).toBe(1);
  });
});
