import { describe, expect, it } from 'vitest';
import { frameHeight, frameWidth } from '../../../../workers/pixels/regions/frameSize.ts';
import type { FaceView } from '../../../../workers/pixels/regions/FaceView.ts';
import { lipColor, lipPixels } from '../../../../workers/pixels/regions/lipColor.ts';
import { lipEdge } from '../../../../workers/pixels/regions/lipEdge.ts';
import { lipEvenness } from '../../../../workers/pixels/regions/lipEvenness.ts';
import { rasterize, pixelsOf } from '../../../../workers/pixels/regions/regionMask.ts';
import { flatView, painted, planeOf, readChanged, square } from './flatView.ts';

const flat = flatView();

describe('lipColor', () => {
  const lipMask = rasterize(flat.regions.outlines.lips);
  const lips = pixelsOf(lipMask);
  /** Lips of one color over lightness, in whatever light. */
  const colored = (red: number, yellow: number, light = 0.8) => {
    const view = {
      ...flat,
      light: painted(flat.light, lipMask, light),
      red: painted(flat.red, lipMask, red * light),
      yellow: painted(flat.yellow, lipMask, yellow * light),
    };
    return readChanged(view, (changed) => lipColor(changed, lips));
  };

  it.each([
    ['red', 1, 0],
    ['bluish', 0, -1],
    ['orange', 0, 1],
    ['red and orange', 1, 1],
  ])('[FEA-01] the more %s lips are, the higher they read, from next to nothing to all', (_, red, yellow) => {
    const amounts = Array.from({ length: 26 }, (__, step) => step / 50);
    const read = amounts.map((amount) => colored(red * amount, yellow * amount).intensity);
    expect(read[0]).toBeLessThan(0.01);
    expect(read.at(-1)).toBe(1);
    // Each amount above a bare lip's reads as more, until all is reached.
    const between = read.filter((intensity) => intensity > 0.05 && intensity < 1);
    expect(between.length).toBeGreaterThan(2);
    expect(between).toEqual([...new Set(between)].toSorted((one, other) => one - other));
  });

  it.each([0.1, -0.1])('[FEA-01] reads red with %f of yellow as more than either', (yellow) => {
    const { intensity } = colored(0.16, yellow);
    expect(intensity).toBeGreaterThan(colored(0.16, 0).intensity);
    expect(intensity).toBeGreaterThan(colored(0, yellow).intensity);
  });

  it('[FEA-02] takes lips that are bluer than the skin, yet no redder, for bare ones of dark skin', () => {
    expect(colored(0, -0.05).intensity).toBeLessThan(0.03);
    expect(colored(0.03, -0.045).intensity).toBeLessThan(0.03);
    expect(colored(0.09, -0.06).intensity).toBeGreaterThan(0.12);
    expect(colored(0, -0.12).intensity).toBeGreaterThan(0.12);
  });

  it('[FEA-01] reads bare lips as next to nothing, paler ones as less, and green ones as bare', () => {
    expect(colored(0.06, 0).intensity).toBeLessThan(0.03);
    expect(colored(0.02, 0).intensity).toBeLessThan(colored(0.06, 0).intensity);
    expect(colored(-0.2, 0).intensity).toBeLessThan(0.01);
  });

  it('[FEA-01] hands on the color that it read', () => {
    const { red, yellow, light } = colored(0.2, -0.05, 0.6);
    expect([red, yellow, light]).toEqual([
      expect.closeTo(0.2, 5),
      expect.closeTo(-0.05, 5),
      expect.closeTo(0.6, 5),
    ]);
  });
});

describe('lipPixels', () => {
  const withFrame = (
    change: Partial<FaceView['frame']>,
    lips = square(100, 240, 50),
    mouth = square(115, 255, 20),
  ) => ({
    ...flat,
    frame: { ...flat.frame, ...change },
    regions: { ...flat.regions, outlines: { ...flat.regions.outlines, lips, mouth } },
  });
  const at = (x: number, y: number) => y * frameWidth + x;

  it('[FEA-01] keep 2 px from the line and from the opening', () => {
    const pixels = new Set(lipPixels(withFrame({ lightness: planeOf(() => 0.5) })));
    // 51 x 50 px less 2 on each side, without 21 x 20 px and 2 around.
    expect(pixels.size).toBe(47 * 46 - 25 * 24);
    expect([at(102, 242), at(112, 260), at(138, 260)].map((pixel) => pixels.has(pixel))).toEqual([
      true,
      true,
      true,
    ]);
    expect([at(101, 260), at(113, 260), at(137, 260), at(120, 265)].map((pixel) => pixels.has(pixel))).toEqual([
      false, false, false, false,
    ]); // prettier-ignore
  });

  it('[FEA-01] leave out the brightest twelfth, which is shine', () => {
    // Brighter from left to right, over 47 columns: 8 % are a little under four of them.
    const pixels = lipPixels(
      withFrame({ lightness: planeOf((x) => x / 400) }, square(100, 240, 50), square(0, 0, 5)),
    );
    const columns = pixels.map((pixel) => pixel % frameWidth);
    expect(Math.min(...columns)).toBe(102);
    expect(Math.max(...columns)).toBe(145);
  });

  it('[FEA-01] leave out what lies outside the photo', () => {
    const outside = Uint8Array.from({ length: frameWidth * frameHeight }, (_, i) =>
      Number(i % frameWidth < 120),
    );
    const pixels = lipPixels(withFrame({ outside, lightness: planeOf(() => 0.5) }));
    expect(Math.min(...pixels.map((pixel) => pixel % frameWidth))).toBe(120);
  });
});

describe('lipEvenness', () => {
  const hundred = Array.from({ length: 100 }, (_, i) => i);
  /** The evenness of a hundred pixels, given each one's strength of color over lightness and its light. */
  const evenness = (strength: (i: number) => number, light: (i: number) => number = () => 0.5) =>
    lipEvenness(
      {
        red: Float32Array.from(hundred, (i) => 0.6 * strength(i) * light(i)),
        yellow: Float32Array.from(hundred, (i) => -0.8 * strength(i) * light(i)),
        light: Float32Array.from(hundred, light),
      } as unknown as FaceView,
      hundred,
    );

  it('is 1 for a coat of one strength, however it is lit', () => {
    expect(
      evenness(
        () => 0.3,
        (i) => 0.2 + i / 200,
      ),
    ).toBeCloseTo(1, 5);
  });

  it.each([
    // Range over median and 0.1: 0.275 over 0.5, half-way from 0.1 to 1.
    ['half-way', 0.4, 0.675, 0.5],
    ['even enough', 0.4, 0.45, 1],
    ['patchy', 0.4, 0.91, 0],
  ])('is read from the range of all but a tenth at either end: %s', (_, most, third, expected) => {
    // The median lies in the first part; beyond the ninth tenth lies shine, before the first the rim.
    const strength = (i: number) => (i < 9 ? 0 : i < 70 ? most : i < 92 ? third : 3);
    expect(evenness(strength)).toBeCloseTo(expected, 4);
  });

  it('divides by no less than a tenth of the light', () => {
    // Strengths over 0.1 instead of 0.05 halve: 0.4 and 0.575 become 0.2 and 0.2875, over 0.3.
    const dim = evenness(
      (i) => (i < 70 ? 0.4 : 0.575),
      () => 0.05,
    );
    expect(dim).toBeCloseTo(1 - (0.0875 / 0.3 - 0.1) / 0.9, 4);
  });
});

/** Lips as a disk, so that how far a pixel lies from the edge is known. */
describe('lipEdge', () => {
  const [centerX, centerY, radius] = [160, 240, 50];
  const disk = Array.from({ length: 40 }, (_, i) => [
    centerX + radius * Math.cos((i / 40) * 2 * Math.PI),
    centerY + radius * Math.sin((i / 40) * 2 * Math.PI),
  ]).flat();
  /** Lips whose color, 0-1, is a function of the distance from the outline, px outward, and of the angle, degrees. */
  function edge(
    amount: (beyond: number, degrees: number) => number,
    color = { light: -0.3, red: 0.2, yellow: 0.05 },
    outline: readonly number[] = disk,
    beyondOf = (dx: number, dy: number) => Math.hypot(dx, dy) - radius,
  ) {
    const planes = {
      light: flat.light.map(() => 1),
      red: flat.red.map(() => 0),
      yellow: flat.yellow.map(() => 0),
    };
    const reach = radius + 15;
    for (let y = centerY - reach; y <= centerY + reach; y++)
      for (let x = centerX - reach; x <= centerX + reach; x++) {
        const degrees = (Math.atan2(y - centerY, x - centerX) * 180) / Math.PI;
        const share = amount(beyondOf(x - centerX, y - centerY), degrees);
        for (const plane of ['light', 'red', 'yellow'] as const)
          planes[plane][y * frameWidth + x]! += color[plane] * share;
      }
    return lipEdge({
      ...flat,
      ...planes,
      regions: { ...flat.regions, outlines: { ...flat.regions.outlines, lips: outline } },
    });
  }
  const drawn = (beyond: number) => (beyond < 0 ? 1 : 0);
  /** From full to none evenly over so many px. */
  const ramp = (width: number) => (beyond: number) => Math.min(1, Math.max(0, 0.5 - beyond / width));

  it('is 1 for a drawn line', () => {
    expect(edge(drawn)).toBeCloseTo(1, 2);
  });

  it('does not mind which way the outline runs, nor where its corners lie', () => {
    const backward = disk.map((_, i) => disk[disk.length - 2 - 2 * Math.floor(i / 2) + (i % 2)]!);
    expect(edge(drawn, undefined, backward)).toBeCloseTo(1, 2);
    expect(Math.abs(edge(ramp(11.68), undefined, backward)! - 0.825)).toBeLessThan(0.015);
    // A square of four corners: sixty points along it, none of them off its sides.
    const sides = square(centerX - 45, centerY - 45, 90);
    const beyondSides = (dx: number, dy: number) => Math.max(Math.abs(dx), Math.abs(dy)) - 45;
    expect(edge(drawn, undefined, sides, beyondSides)).toBeGreaterThan(0.95);
    expect(edge(ramp(17.9), undefined, sides, beyondSides)).toBeCloseTo(0.65, 1);
  });

  it.each([
    // From three quarters to one quarter: half the ramp. 0.018 of the eye distance are sharp, 0.055 feathered.
    [5, 1],
    [11.68, 0.65 + 0.35 * 0.5],
    [17.9, 0.65],
  ])('loses sharpness over a ramp of %d px: %d', (width, expected) => {
    expect(Math.abs(edge(ramp(width))! - expected)).toBeLessThan(0.015);
  });

  it('does not mind that all of the line lies elsewhere, or wanders slowly', () => {
    expect(edge((beyond) => drawn(beyond - 4))).toBeCloseTo(1, 1);
    expect(edge((beyond) => drawn(beyond + 4))).toBeCloseTo(1, 1);
    expect(
      edge((beyond, degrees) => drawn(beyond - 4 * Math.cos((degrees * Math.PI) / 180))),
    ).toBeGreaterThan(0.9);
  });

  it('loses what strays: every other stroke 3 px out leaves sharpness alone', () => {
    // Sixty normals, six degrees apart: in and out by turns of three of them. 1.4826 x 1.5 px are 3.2 at most clean.
    const jagged = (by: number) =>
      edge((beyond, degrees) => drawn(beyond - (Math.floor((degrees + 363) / 18) % 2 === 0 ? by : 0)));
    expect(jagged(8)).toBeLessThan(0.45);
    expect(jagged(3)).toBeLessThan(0.9);
    expect(jagged(3)).toBeGreaterThan(jagged(8)!);
  });

  it('knows no edge of lips that hardly differ from the skin, in any of the three', () => {
    for (const one of ['light', 'red', 'yellow'] as const) {
      const only = (by: number) => ({ light: 0, red: 0, yellow: 0, [one]: by });
      expect(edge(drawn, only(0.058)), one).toBeNull();
      expect(edge(drawn, only(0.062)), one).toBeCloseTo(1, 1);
      expect(edge(drawn, only(-0.062)), one).toBeCloseTo(1, 1);
    }
  });

  it('knows none where too little of the outline shows one', () => {
    const shown = (share: number) =>
      edge((beyond, degrees) => (degrees + 180 < 360 * share ? drawn(beyond) : 0.5));
    expect(shown(0.25)).toBeNull();
    expect(shown(0.45)).not.toBeNull();
  });
});
