import { describe, expect, it } from 'vitest';
import { frameHeight, frameWidth } from '../../../../workers/pixels/regions/FaceFrame.ts';
import type { FaceView } from '../../../../workers/pixels/regions/FaceView.ts';
import { dilate, rasterize, pixelsOf } from '../../../../workers/pixels/regions/regionMask.ts';
import { basePixels, skinEvenness } from '../../../../workers/pixels/regions/skinEvenness.ts';
import { skinReference } from '../../../../workers/pixels/regions/skinReference.ts';
import { smoothingSuspicion } from '../../../../workers/pixels/regions/smoothingSuspicion.ts';
import { flatView, planeOf } from './flatView.ts';

const flat = flatView();
const { outlines } = flat.regions;
const base = basePixels(flat, [0, 1], false);
const whole = Uint8Array.from({ length: frameWidth * frameHeight }, () => 1);
const textured = planeOf((x, y) => 1 + (((x * 37 + y * 91) % 7) - 3) / 100);

describe('the view of a face', () => {
  it('[FEA-01] has the skin at lightness 1 and without color, whatever its own', () => {
    const tanned = flatView(() => [190, 140, 110]);
    const cheeks = pixelsOf(rasterize(...outlines.cheeks));
    const isSkin = (i: number) => Math.hypot(tanned.light[i]! - 1, tanned.red[i]!, tanned.yellow[i]!) < 1e-4;
    expect(cheeks.every(isSkin)).toBe(true);
  });

  it('[FEA-01] takes nothing for skin that is darker than six tenths of it', () => {
    // Lightness is the cube root of light: at sRGB level 180 0.7702, at 85 0.4486 (0.58 of it), at 90 0.4662 (0.605).
    const [shaded, dim] = [85, 90].map(
      (level) => flatView((_, y) => (y < 250 ? [180, 180, 180] : [level, level, level])).regions.skin,
    );
    const chin = pixelsOf(rasterize(outlines.chin));
    expect(chin.some((i) => shaded![i] === 1)).toBe(false);
    expect(chin.every((i) => dim![i] === flat.regions.skin[i])).toBe(true);
  });
});

describe('skinReference', () => {
  /** The frame with one lightness in the zone's order: pixel k of n is told its place, 0-1. */
  const zone = pixelsOf(rasterize(...outlines.cheeks, outlines.forehead)).filter(
    (i) => flat.regions.skin[i] === 1,
  );
  function referenceOf(value: (place: number) => number, clipped: (place: number) => number = () => 0) {
    const plane = new Float32Array(whole.length).fill(0.01);
    const linear = new Float32Array(whole.length * 3);
    const lost = new Uint8Array(whole.length);
    zone.forEach((i, k) => {
      plane[i] = value(k / zone.length);
      linear.set([0.3 * plane[i]!, 0.2 * plane[i]!, 0], i * 3);
      lost[i] = clipped(k / zone.length);
    });
    const half = plane.map((each) => each / 2);
    const quarter = plane.map((each) => each / 4);
    return skinReference(
      { ...flat.frame, L: plane, a: half, b: quarter, linear, clipped: lost },
      flat.regions,
    );
  }

  it('[FEA-01] is the median between shadow, a quarter, and shine, a tenth', () => {
    // Rising from 0 to 1: what is left lies between 0.25 and 0.9, its middle at 0.575.
    const reference = referenceOf((place) => place);
    expect(reference.lightness).toBeCloseTo(0.575, 2);
    expect(reference.red).toBeCloseTo(0.2875, 2);
    expect(reference.yellow).toBeCloseTo(0.14375, 2);
    expect(reference.linear[0]).toBeCloseTo(0.1725, 2);
    expect(reference.linear[1]).toBeCloseTo(0.115, 2);
    // Never nothing: it is divided by.
    expect(reference.linear[2]).toBe(1e-4);
  });

  it('[FEA-01] is not moved by a beard on a fifth or glare on a twelfth', () => {
    expect(referenceOf((place) => (place < 0.2 ? 0.1 : place > 0.92 ? 1 : 0.6)).lightness).toBeCloseTo(
      0.6,
      5,
    );
  });

  it('knows the share of skin whose light is lost', () => {
    expect(
      referenceOf(
        () => 0.6,
        (place) => Number(place < 0.3),
      ).clippedShare,
    ).toBeCloseTo(0.3, 2);
    expect(referenceOf(() => 0.6).clippedShare).toBe(0);
  });

  it('of a face without skin is nothing, all of it lost', () => {
    const none = skinReference(flat.frame, { outlines, skin: new Uint8Array(whole.length) });
    expect(none).toEqual({ linear: [1e-4, 1e-4, 1e-4], lightness: 0, red: 0, yellow: 0, clippedShare: 1 });
  });
});

describe('basePixels', () => {
  const isIn = (pixels: readonly number[], outline: readonly number[]) => {
    const set = new Set(pixels);
    return pixelsOf(rasterize(outline))
      .filter((i) => flat.regions.skin[i] === 1)
      .every((i) => set.has(i));
  };

  it('[FEA-01] are the skin of cheeks, forehead and nose', () => {
    for (const outline of [...outlines.cheeks, outlines.forehead, outlines.nose])
      expect(isIn(base.all, outline)).toBe(true);
    expect(isIn(base.all, outlines.chin)).toBe(false);
    expect(base.all.every((i) => flat.regions.skin[i] === 1)).toBe(true);
    expect(base.unblushed).toBe(base.all);
  });

  it('[FEA-01] are those of the sides that are seen', () => {
    const one = basePixels(flat, [0], false);
    expect(isIn(one.all, outlines.cheeks[0])).toBe(true);
    expect(isIn(one.all, outlines.cheeks[1])).toBe(false);
    expect(isIn(one.all, outlines.forehead)).toBe(true);
  });

  it('[FEA-01] leave out of the tone what blush colors, 24 px around the apples', () => {
    const { all, unblushed } = basePixels(flat, [0, 1], true);
    const apples = dilate(rasterize(...outlines.apples), 24);
    expect(all).toEqual(base.all);
    expect(unblushed).toEqual(all.filter((i) => apples[i] === 0));
    expect(unblushed.length).toBeLessThan(all.length);
  });
});

describe('skinEvenness', () => {
  const seenFrom = (sourceDistance: number, change: Partial<FaceView> = {}) =>
    skinEvenness({ ...flat, ...change, frame: { ...flat.frame, sourceDistance } }, base);

  it.each([
    // Pores are all seen from 115 px between the eyes on, none below 60. What is seen, s, counts 0.65 s + 0.35 root s.
    [160, 1],
    [115, 1],
    [87.5, 0.65 * 0.5 + 0.35 * Math.sqrt(0.5)],
    [60, 0],
    [40, 0],
  ])(
    '[FEA-01] flawless skin with %d px between the eyes is even, and covered by %d',
    (distance, coverage) => {
      const evenness = seenFrom(distance);
      expect(evenness.uniformity).toBeCloseTo(1, 3);
      expect(evenness.coverage).toBeCloseTo(coverage, 3);
      expect(evenness.texture).toBeCloseTo(0, 4);
      expect(evenness.blotches).toBeCloseTo(0, 4);
    },
  );

  it('[FEA-01] pores take the coverage, times the lightness of skin squared', () => {
    const { texture, coverage } = seenFrom(160, { light: textured });
    expect(texture).toBeGreaterThan(0);
    const darker = seenFrom(160, {
      light: textured,
      skin: { ...flat.skin, lightness: flat.skin.lightness / 2 },
    });
    expect(darker.texture).toBeCloseTo(texture / 4, 6);
    expect(darker.coverage).toBeGreaterThanOrEqual(coverage);
    // Deeper by so much that the contrast is half-way from covered, 0.00095, to bare, 0.00235: half of all is seen.
    const contrast = (wanted: number) =>
      seenFrom(160, { light: textured.map((value) => 1 + ((value - 1) * wanted) / texture) });
    expect(contrast(0.00165).texture).toBeCloseTo(0.00165, 5);
    expect(contrast(0.00165).coverage).toBeCloseTo(0.65 * 0.5 + 0.35 * Math.sqrt(0.5), 2);
    expect(contrast(0.00094).coverage).toBeCloseTo(1, 2);
    expect(contrast(0.00236).coverage).toBeCloseTo(0, 2);
  });

  it('[FEA-01] blotches take uniformity and, of a covered skin, the smaller part of the coverage', () => {
    // Waves of redness 40 px long: between the two scales.
    const waves = planeOf((x, y) => Math.sin(x / 6.4) * Math.cos(y / 6.4));
    const { blotches: unit } = seenFrom(160, { red: waves });
    const spotted = (wanted: number) => seenFrom(160, { red: waves.map((value) => (value * wanted) / unit) });
    // Half-way from 0.003 to 0.009: half of the 0.35 is left.
    expect(spotted(0.006).blotches).toBeCloseTo(0.006, 5);
    expect(spotted(0.006).coverage).toBeCloseTo(0.65 + 0.175, 2);
    expect(spotted(0.0029).coverage).toBeCloseTo(1, 2);
    expect(spotted(0.0091).coverage).toBeCloseTo(0.65, 2);
    expect(spotted(0.012).uniformity).toBeLessThan(1 - 0.21);
    expect(spotted(0.012).uniformity).toBeLessThan(spotted(0.006).uniformity);
  });

  it.each(['red', 'yellow'] as const)(
    '[FEA-01] a slow drift of %s over the face takes uniformity alone',
    (plane) => {
      // Evenly from left to right: half of all pixels lie within a quarter of the range of the middle.
      const columns = base.all.map((i) => i % frameWidth).toSorted((one, other) => one - other);
      const middle = columns[Math.floor(columns.length / 2)]!;
      const apart = columns.map((column) => Math.abs(column - middle)).toSorted((one, other) => one - other);
      const spread = 1.4826 * apart[Math.floor(apart.length / 2)]!;
      const drifting = seenFrom(160, { [plane]: planeOf((x) => (0.05 * (x - 160)) / spread) });
      // A spread of 0.05 takes 0.21; what is left at the borders of the skin is its blotches.
      expect(drifting.uniformity).toBeCloseTo(1 - 0.21 - (0.21 * drifting.blotches) / 0.012, 2);
      expect(drifting.blotches).toBeLessThan(0.003);
    },
  );
});

describe('smoothingSuspicion', () => {
  const pixels = base.all;
  const seenFrom = (sourceDistance: number, light = textured) =>
    smoothingSuspicion({ ...flat, light, frame: { ...flat.frame, sourceDistance } }, pixels);

  it('[FLT-01] does not guess under 130 px between the eyes, of no skin, or of skin without any texture', () => {
    expect(seenFrom(129)).toBeNull();
    expect(seenFrom(130)).not.toBeNull();
    expect(smoothingSuspicion({ ...flat, light: textured }, [])).toBeNull();
    expect(
      seenFrom(
        160,
        flat.light.map(() => 1),
      ),
    ).toBeNull();
  });

  it('[FLT-01] finds fine grain natural and coarse waves smoothed, however strong they are', () => {
    // Every other pixel, all of which the finest band sees; and waves 20 px long, of which it sees next to nothing.
    const grain = (by: number) => planeOf((x, y) => 1 + by * ((x + y) % 2));
    const waves = (by: number) => planeOf((x, y) => 1 + by * Math.sin(x / 3.2) * Math.cos(y / 3.2));
    for (const by of [0.01, 0.1]) {
      expect(seenFrom(160, grain(by))).toBe(0);
      expect(seenFrom(160, waves(by))).toBe(1);
    }
  });

  it('[FLT-01] rises as fine grain fades', () => {
    const mixed = (grain: number) =>
      seenFrom(
        160,
        planeOf((x, y) => 1 + grain * ((x + y) % 2) + 0.02 * Math.sin(x / 3.2) * Math.cos(y / 3.2)),
      )!;
    const suspicions = [0.02, 0.01, 0.006, 0.004, 0.002].map(mixed);
    expect(suspicions).toEqual(suspicions.toSorted((one, other) => one - other));
    expect(suspicions.at(-1)).toBeGreaterThan(suspicions[0]!);
  });
});
