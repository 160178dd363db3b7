import { describe, expect, it } from 'vitest';
import { blending } from '../../../../workers/pixels/regions/blending.ts';
import { frameWidth } from '../../../../workers/pixels/regions/frameSize.ts';
import type { FaceView } from '../../../../workers/pixels/regions/FaceView.ts';
import { dilate, rasterize, pixelsOf } from '../../../../workers/pixels/regions/regionMask.ts';
import { flatView, planeOf, square } from './flatView.ts';

const flat = flatView();
const { outlines, skin } = flat.regions;
const forehead = pixelsOf(rasterize(outlines.forehead)).filter((i) => skin[i] === 1);
const bare = { blush: 0, shadow: 0 };
const centerX = (outline: readonly number[]) => {
  const columns = pixelsOf(rasterize(outline)).map((i) => i % frameWidth);
  return (Math.min(...columns) + Math.max(...columns)) / 2;
};
/** From 0 to 1 evenly over so many px around a column. */
const ramp = (middle: number, width: number) => (x: number) =>
  Math.min(1, Math.max(0, 0.5 + (x - middle) / width));

/** Half the worst of the parts and half their mean: what the measure makes of them. */
const together = (...parts: readonly number[]): number =>
  (Math.min(...parts) + parts.reduce((sum, part) => sum + part, 0) / parts.length) / 2;

describe('the softness of transitions', () => {
  it('is that of the base alone where nothing else is worn', () => {
    expect(blending(flat, forehead, [0, 1], bare)).toBe(1);
  });

  it('is untold where no skin or no side is seen', () => {
    expect(blending(flat, [], [0, 1], bare)).toBeNull();
    expect(blending(flat, forehead, [], bare)).toBeNull();
  });

  it('falls with patches of the base from 0.0015 on, and ends at 0.008', () => {
    // Waves whose length lies between the two scales. One reading tells their spread per strength, which then gives every other one.
    const patched = (strength: number) =>
      blending(
        { ...flat, red: planeOf((x, y) => strength * Math.sin(x / 4) * Math.cos(y / 4)) },
        forehead,
        [0, 1],
        bare,
      )!;
    const spread = (0.0015 + (1 - patched(0.01)) * 0.0065) / 0.01;
    expect(patched(0.01)).toBeGreaterThan(0.05);
    expect(patched(0.01)).toBeLessThan(0.95);
    expect(patched(0.00475 / spread)).toBeCloseTo(0.5, 3);
    expect(patched(0.0014 / spread)).toBe(1);
    expect(patched(0.0081 / spread)).toBe(0);
  });

  describe.each([0, 1] as const)('of blush on side %i', (side) => {
    const middle = centerX(outlines.apples[side]);
    const blushed = (width: number, depth = 0.2, view: FaceView = flat) =>
      blending(
        { ...view, red: planeOf((x, y) => (y < 150 ? 0 : depth * ramp(middle, width)(x))) },
        forehead.filter((i) => i < 100 * frameWidth),
        [side],
        { blush: 1, shadow: 0 },
      )!;

    it.each([
      // The way from none to full: 0.085 of the eye distance is an edge, 0.15 of it soft. The base is flawless: 1.
      [12, 0],
      [16, (16 - 13.6) / 10.4],
      [18.8, 0.5],
      [21, (21 - 13.6) / 10.4],
    ])('is read from how steep it is at its steepest: %d px', (width, softness) => {
      expect(blushed(width)).toBeCloseTo(together(1, softness), 1);
    });

    it('is not read from a difference under 0.02, nor from fewer than 50 px', () => {
      expect(blushed(14, 0.0205)).toBeLessThan(0.8);
      expect(blushed(14, 0.0195)).toBe(1);
      const apple = dilate(rasterize(outlines.apples[side]), 20);
      const [few, enough] = [40, 400].map((count) => {
        const hidden = new Set(
          pixelsOf(apple)
            .filter((i) => skin[i] === 1)
            .slice(count),
        );
        return {
          ...flat,
          regions: { ...flat.regions, skin: skin.map((value, i) => (hidden.has(i) ? 0 : value)) },
        };
      });
      expect(blushed(14, 0.2, few)).toBe(1);
      expect(blushed(14, 0.2, enough)).toBeLessThan(1);
    });
  });

  it('of both cheeks is one part beside the base', () => {
    const [right, left] = outlines.apples.map(centerX);
    const red = planeOf((x, y) => (y < 150 ? 0 : 0.2 * ramp(x < 160 ? right! : left!, 9)(x)));
    const base = forehead.filter((i) => i < 100 * frameWidth);
    expect(blending({ ...flat, red }, base, [0, 1], { blush: 1, shadow: 0 })).toBeCloseTo(together(1, 0), 1);
  });

  describe('[SCO-09] of a trace decides nothing, and of more counts as far as it is worn', () => {
    const base = forehead.filter((i) => i < 100 * frameWidth);
    const middle = centerX(outlines.apples[0]);
    const worn = (view: FaceView, blush: number) => blending(view, base, [0], { blush, shadow: 0 })!;

    it('under a hard edge on a flawless base', () => {
      const red = planeOf((x, y) => (y < 150 ? 0 : 0.2 * ramp(middle, 9)(x)));
      const hard = (blush: number) => worn({ ...flat, red }, blush);
      expect(hard(0)).toBeCloseTo(1, 5);
      expect(hard(0.01)).toBeGreaterThan(0.98);
      expect(hard(0.5)).toBeCloseTo((0.5 + 1 / 1.5) / 2, 1);
      expect(hard(1)).toBeCloseTo(together(1, 0), 1);
    });

    it('under a soft edge on a base in patches', () => {
      const red = planeOf((x, y) =>
        y < 150 ? 0.03 * Math.sin(x / 4) * Math.cos(y / 4) : 0.2 * ramp(middle, 60)(x),
      );
      const soft = (blush: number) => worn({ ...flat, red }, blush);
      expect(soft(0)).toBeLessThan(0.2);
      expect(soft(0.01)).toBeCloseTo(soft(0), 1);
      expect(soft(0.5)).toBeGreaterThan(soft(0.01));
      expect(soft(1)).toBeCloseTo(together(soft(0), 1), 1);
    });
  });

  describe('of lid shadow', () => {
    /** Lids and the bones above them as squares of 60 px, openings and brows as thin as can be at their borders. */
    const [right, left] = [square(60, 60, 60), square(200, 60, 60)];
    const squares = {
      ...outlines,
      lids: [right, left],
      browBones: [right, left],
      eyes: [square(88, 120, 4), square(228, 120, 4)],
      brows: [square(88, 56, 4), square(228, 56, 4)],
    } as const;
    const view = (light: (x: number, y: number) => number): FaceView => ({
      ...flat,
      light: planeOf(light),
      regions: { ...flat.regions, outlines: squares },
    });
    const shadowed = (light: (x: number, y: number) => number, sides: readonly (0 | 1)[] = [0, 1]) =>
      blending(view(light), forehead, sides, { blush: 0, shadow: 1 });
    /** Darker from the middle of each lid on, over so many px. */
    const fading =
      (width: (x: number) => number, depth = 0.4) =>
      (x: number) =>
        1 - depth * ramp(x < 160 ? 90 : 230, width(x))(x);

    it('is read from how steep it is, a part for each side', () => {
      expect(shadowed(fading(() => 2))).toBeCloseTo(together(1, 0, 0), 1);
      expect(
        shadowed(
          fading(() => 2),
          [0],
        ),
      ).toBeCloseTo(together(1, 0), 1);
      expect(
        shadowed(
          fading(() => 18.8),
          [1],
        ),
      ).toBeCloseTo(together(1, 0.5), 1);
      expect(shadowed(fading((x) => (x < 160 ? 2 : 18.8)))).toBeCloseTo(together(1, 0, 0.5), 1);
    });

    it('is read up and down as well as across', () => {
      expect(shadowed((_, y) => 1 - 0.4 * ramp(85, 18.8)(y))).toBeCloseTo(together(1, 0.5, 0.5), 1);
    });

    it('is not read from a difference under 0.02', () => {
      expect(shadowed(fading(() => 2, 0.019))).toBe(1);
      expect(shadowed(fading(() => 2, 0.021))).toBeLessThan(0.5);
    });

    it('is not read about the opening, whose crease is an edge by nature, nor about the brow', () => {
      const within = (outline: readonly number[], by: number) => dilate(rasterize(outline), by);
      const dark = (masks: readonly Uint8Array[]) => (x: number, y: number) =>
        masks.some((mask) => mask[y * frameWidth + x] === 1) ? 0.5 : 1;
      expect(shadowed(dark(squares.eyes.map((eye) => within(eye, 14))))).toBe(1);
      expect(shadowed(dark(squares.brows.map((brow) => within(brow, 5))))).toBe(1);
      expect(shadowed(dark(squares.eyes.map((eye) => within(eye, 30))))).toBeLessThan(1);
    });

    it('is not read where the lid is too small', () => {
      const folded = {
        ...squares,
        lids: [square(60, 60, 8), left],
        browBones: [square(60, 60, 8), left],
      } as const;
      const edges = { ...view(fading(() => 2)), regions: { ...flat.regions, outlines: folded } };
      expect(blending(edges, forehead, [0], { blush: 0, shadow: 1 })).toBe(1);
      expect(blending(edges, forehead, [1], { blush: 0, shadow: 1 })).toBeCloseTo(together(1, 0), 1);
    });
  });
});
