import { describe, expect, it } from 'vitest';
import { frameHeight, frameWidth } from '../../../../workers/pixels/regions/frameSize.ts';
import type { FaceView } from '../../../../workers/pixels/regions/FaceView.ts';
import { dilate, rasterize, pixelsOf } from '../../../../workers/pixels/regions/regionMask.ts';
import { basePixels, skinEvenness } from '../../../../workers/pixels/regions/skinEvenness.ts';
import { skinReference } from '../../../../workers/pixels/regions/skinReference.ts';
import { smoothingSuspicion } from '../../../../workers/pixels/regions/smoothingSuspicion.ts';
import { flatView, planeOf } from './flatView.ts';

const flat = flatView();
const { outlines } = flat.regions;
const base = basePixels(flat, [0, 1]);
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
  const apples = dilate(rasterize(...outlines.apples), 8);
  const zone = pixelsOf(flat.regions.skin).filter((i) => apples[i] === 0);
  /** The reference of a frame whose zone has the given lightness. The k-th of its n pixels is given the place k / n. */
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
      { ...flat.frame, lightness: plane, a: half, b: quarter, linear, clipped: lost },
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
  const isIn = (pixels: Int32Array, outline: readonly number[]) => {
    const set = new Set(pixels);
    return pixelsOf(rasterize(outline))
      .filter((i) => flat.regions.skin[i] === 1)
      .every((i) => set.has(i));
  };

  const apples = rasterize(...outlines.apples);

  it('[FEA-01] are all skin but what blush colors, and for the tone what it fades out on', () => {
    const others = dilate(rasterize(outlines.lips, ...outlines.eyes), 26);
    for (const [pixels, around] of [
      [base.textured, dilate(apples, 8)],
      [base.toned, dilate(apples, 16)],
    ] as const)
      expect(pixels).toEqual(pixelsOf(flat.regions.skin).filter((i) => around[i] === 0 && others[i] === 0));
    expect(isIn(base.toned, outlines.forehead)).toBe(true);
  });

  it('[FEA-01] are not those of a side that is turned away', () => {
    const one = basePixels(flat, [0]);
    const away = new Set(pixelsOf(rasterize(outlines.cheeks[1])));
    expect(one.textured).toEqual(base.textured.filter((i) => !away.has(i)));
    expect(one.textured.length).toBeLessThan(base.textured.length);
    expect(basePixels(flat, [])).toEqual({ textured: new Int32Array(), toned: new Int32Array() });
  });
});

describe('skinEvenness', () => {
  const seenFrom = (sourceDistance: number, change: Partial<FaceView> = {}) =>
    skinEvenness({ ...flat, ...change, frame: { ...flat.frame, sourceDistance } }, base);

  /** Whether no number is greater than the one before it. */
  const neverRises = (numbers: readonly number[]) =>
    numbers.every((number, index) => index === 0 || number <= numbers[index - 1]!);

  it.each([160, 40])('[FEA-01] flawless skin with %d px between the eyes is even', (distance) => {
    expect(seenFrom(distance).uniformity).toBeCloseTo(1, 3);
  });

  it('[FEA-01] flawless skin is covered as far as the photo is large enough to show pores', () => {
    const coverages = [300, 160, 100, 90, 80, 70, 40, 20].map((distance) => seenFrom(distance).coverage);
    expect(coverages[0]).toBeCloseTo(1, 3);
    expect(coverages.at(-1)).toBe(0);
    expect(neverRises(coverages)).toBe(true);
    expect(coverages.filter((coverage) => coverage > 0.05 && coverage < 0.95)).not.toEqual([]);
  });

  /** Skin whose pores are so many times as deep as those of `textured`. */
  const deepened = (times: number, lightness = flat.skin.lightness) =>
    seenFrom(160, {
      light: textured.map((value) => 1 + (value - 1) * times),
      skin: { ...flat.skin, lightness },
    });

  it('[FEA-01] pores take the coverage, times the lightness of skin to the power of 1.5', () => {
    const { coverage } = deepened(0.4);
    expect(coverage).toBeGreaterThan(0.1);
    expect(coverage).toBeLessThan(0.9);
    expect(deepened(0.4 * 2 ** 1.5, flat.skin.lightness / 2).coverage).toBeCloseTo(coverage, 3);
  });

  it('[FEA-01] the deeper the pores, the less is covered: from all of it to nothing', () => {
    // In steps of a tenth of a decade, from a hundredth of the depth of `textured`, where pores can hardly be seen, to its whole.
    const depths = Array.from({ length: 21 }, (_, step) => 0.01 * 10 ** (step / 10));
    const coverages = depths.map((times) => deepened(times).coverage);
    expect(coverages[0]).toBeCloseTo(1, 2);
    expect(coverages.at(-1)).toBeCloseTo(0, 2);
    expect(neverRises(coverages)).toBe(true);
    expect(coverages.filter((coverage) => coverage > 0.05 && coverage < 0.95)).not.toEqual([]);
  });

  it('[FEA-01] blotches take uniformity and, of a covered skin, the smaller part of the coverage', () => {
    // Waves of redness 40 px long: between the two scales.
    const waves = planeOf((x, y) => Math.sin(x / 6.4) * Math.cos(y / 6.4));
    const heights = [0.001, 0.004, 0.008, 0.012, 0.016, 0.024, 0.06];
    const read = heights.map((height) => seenFrom(160, { red: waves.map((value) => value * height) }));
    const coverages = read.map(({ coverage }) => coverage);
    expect(coverages[0]).toBeCloseTo(1, 2);
    expect(coverages.at(-1)).toBeGreaterThan(0.5);
    expect(coverages.at(-1)).toBeLessThan(0.9);
    expect(neverRises(coverages)).toBe(true);
    const uniformities = read.map(({ uniformity }) => uniformity);
    expect(uniformities[0]).toBeGreaterThan(0.95);
    expect(uniformities.at(-1)).toBeLessThan(0.6);
    expect(neverRises(uniformities)).toBe(true);
  });

  it.each(['red', 'yellow'] as const)(
    '[FEA-01] a slow drift of %s over the face takes uniformity alone',
    (plane) => {
      // Evenly from left to right: half of all pixels lie within a quarter of the range of the middle.
      const columns = base.textured.map((i) => i % frameWidth).toSorted((one, other) => one - other);
      const middle = columns[Math.floor(columns.length / 2)]!;
      const apart = columns.map((column) => Math.abs(column - middle)).toSorted((one, other) => one - other);
      const spread = 1.4826 * apart[Math.floor(apart.length / 2)]!;
      const drifting = seenFrom(160, { [plane]: planeOf((x) => (0.03 * (x - 160)) / spread) });
      expect(drifting.uniformity).toBeLessThan(seenFrom(160).uniformity - 0.1);
      expect(drifting.coverage).toBeCloseTo(seenFrom(160).coverage, 2);
    },
  );
});

describe('smoothingSuspicion', () => {
  const pixels = base.textured;
  const seenFrom = (sourceDistance: number, light = textured) =>
    smoothingSuspicion({ ...flat, light, frame: { ...flat.frame, sourceDistance } }, pixels);

  it('does not guess under 130 px between the eyes, of no skin, or of skin without any texture', () => {
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

  it('finds fine grain natural and coarse waves smoothed, however strong they are', () => {
    // Every other pixel, all of which the finest band sees; and waves 20 px long, of which it sees next to nothing.
    const grain = (by: number) => planeOf((x, y) => 1 + by * ((x + y) % 2));
    const waves = (by: number) => planeOf((x, y) => 1 + by * Math.sin(x / 3.2) * Math.cos(y / 3.2));
    for (const by of [0.01, 0.1]) {
      expect(seenFrom(160, grain(by))).toBe(0);
      expect(seenFrom(160, waves(by))).toBe(1);
    }
  });

  it('rises as fine grain fades', () => {
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
