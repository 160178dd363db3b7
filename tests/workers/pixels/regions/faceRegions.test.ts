import { describe, expect, it } from 'vitest';
import { frameHeight, frameWidth } from '../../../../workers/pixels/regions/frameSize.ts';
import { faceRegions } from '../../../../workers/pixels/regions/faceRegions.ts';
import * as sets from '../../../../workers/pixels/regions/landmarkSets.ts';
import { rasterize, pixelsOf } from '../../../../workers/pixels/regions/regionMask.ts';
import { flatView } from './flatView.ts';

const { frame, regions } = flatView();
const { outlines } = regions;
const point = (landmark: number) => [frame.points[landmark * 2]!, frame.points[landmark * 2 + 1]!] as const;
const sides = [0, 1] as const;
const centerOf = (outline: readonly number[]) => {
  const pixels = pixelsOf(rasterize(outline));
  const mean = (axis: (i: number) => number) => pixels.reduce((sum, i) => sum + axis(i), 0) / pixels.length;
  return { x: mean((i) => i % frameWidth), y: mean((i) => Math.floor(i / frameWidth)), count: pixels.length };
};

describe('the outlines', () => {
  it('[FEA-01] run through the published landmarks', () => {
    const through = (set: sets.LandmarkSet) => set.flatMap(point);
    expect(outlines.oval).toEqual(through(sets.faceOval));
    expect(outlines.lips).toEqual(through(sets.outerLips));
    expect(outlines.mouth).toEqual(through(sets.mouthOpening));
    for (const [name, set] of Object.entries({
      forehead: sets.forehead,
      nose: sets.nose,
      chin: sets.chin,
      glabella: sets.glabella,
    }))
      expect(outlines[name as 'chin']).toEqual(through(set));
    for (const [name, pair] of Object.entries({
      eyes: sets.eyeOutlines,
      brows: sets.brows,
      underEyes: sets.underEyes,
      cheeks: sets.cheeks,
      apples: sets.apples,
    }))
      for (const side of sides) expect(outlines[name as 'eyes'][side]).toEqual(through(pair[side]));
  });

  it.each(sides)(
    '[FEA-01] of lids run along the lashes and back half-way from crease to bone, on side %i',
    (side) => {
      const lashes = sets.upperLashes[side].flatMap(point);
      // The crease without its corners, inner to outer, each half-way to the ring above it.
      const crease = sets.creases[side].slice(1, -1).toReversed();
      const bone = sets.browBones[side].toReversed();
      const upper = crease.flatMap((landmark, i) => {
        const [[x, y], [boneX, boneY]] = [point(landmark), point(bone[i]!)];
        return [(x + boneX) / 2, (y + boneY) / 2];
      });
      expect(outlines.lids[side].slice(0, lashes.length)).toEqual(lashes);
      outlines.lids[side].slice(lashes.length).forEach((value, i) => expect(value).toBeCloseTo(upper[i]!, 3));
      expect(outlines.lids[side]).toHaveLength(lashes.length + upper.length);
    },
  );

  it.each(sides)(
    '[FEA-01] of brow bones run above the crease and back below the brow, on side %i',
    (side) => {
      expect(outlines.browBones[side]).toEqual([
        ...sets.browBones[side].slice(0, -1).flatMap(point),
        ...sets.browUndersides[side].toReversed().flatMap(point),
      ]);
    },
  );

  it('[FEA-01] lie where their names say, the person’s right on the left', () => {
    const where = {
      forehead: centerOf(outlines.forehead),
      glabella: centerOf(outlines.glabella),
      nose: centerOf(outlines.nose),
      lips: centerOf(outlines.lips),
      chin: centerOf(outlines.chin),
    };
    const heights = Object.values(where).map(({ y }) => y);
    expect(heights).toEqual(heights.toSorted((one, other) => one - other));
    for (const { x, count } of Object.values(where)) {
      expect(Math.abs(x - 160)).toBeLessThan(4);
      expect(count).toBeGreaterThan(200);
    }
    for (const pair of [
      outlines.eyes,
      outlines.brows,
      outlines.lids,
      outlines.browBones,
      outlines.underEyes,
      outlines.cheeks,
      outlines.apples,
    ]) {
      const [right, left] = [centerOf(pair[0]), centerOf(pair[1])];
      expect(right.x).toBeLessThan(140);
      // Mirrored about the middle of the face.
      expect(Math.abs(right.x + left.x - 320)).toBeLessThan(6);
      expect(Math.abs(right.y - left.y)).toBeLessThan(4);
      expect(right.count).toBeGreaterThan(80);
    }
    for (const side of sides) {
      const order = [
        outlines.brows,
        outlines.browBones,
        outlines.lids,
        outlines.eyes,
        outlines.underEyes,
        outlines.cheeks,
      ];
      const down = order.map((pair) => centerOf(pair[side]).y);
      expect(down).toEqual(down.toSorted((one, other) => one - other));
    }
    expect(centerOf(outlines.mouth).count).toBeLessThan(where.lips.count);
  });
});

describe('the skin', () => {
  const isSkin = (x: number, y: number) => regions.skin[Math.round(y) * frameWidth + Math.round(x)] === 1;

  it('[FEA-01] is the cheeks, the forehead and the nose, and neither lips nor eyes nor brows', () => {
    const inside = (outline: readonly number[]) => {
      const pixels = pixelsOf(rasterize(outline));
      return pixels.filter((i) => regions.skin[i] === 1).length / pixels.length;
    };
    for (const outline of [...outlines.apples, outlines.chin]) expect(inside(outline)).toBeGreaterThan(0.8);
    for (const outline of [outlines.lips, outlines.mouth, ...outlines.eyes, ...outlines.brows])
      expect(inside(outline)).toBe(0);
  });

  it('[FEA-01] keeps 10 px inside the oval, 8 from lips, 6 from brows and 11 from eyes', () => {
    const [, chinY] = point(152);
    expect([isSkin(160, chinY - 12), isSkin(160, chinY - 8)]).toEqual([true, false]);
    const [, lowerLip] = point(17);
    expect([isSkin(160, lowerLip + 10), isSkin(160, lowerLip + 6)]).toEqual([true, false]);
    const [browX] = point(105);
    const browTop = Math.min(...pixelsOf(rasterize(outlines.brows[0])).filter((i) => i % frameWidth === Math.round(browX)).map((i) => Math.floor(i / frameWidth))); // prettier-ignore
    expect([isSkin(browX, browTop - 8), isSkin(browX, browTop - 5)]).toEqual([true, false]);
    const [eyeX, lowerLid] = point(145);
    expect([isSkin(eyeX, lowerLid + 13), isSkin(eyeX, lowerLid + 9)]).toEqual([true, false]);
  });

  it('[FEA-01] ends where the photo does', () => {
    const outside = Uint8Array.from({ length: frameWidth * frameHeight }, (_, i) =>
      Number(i % frameWidth < 100),
    );
    const { skin } = faceRegions({ ...frame, outside });
    expect(Math.min(...pixelsOf(skin).map((i) => i % frameWidth))).toBe(100);
  });
});
