import { describe, expect, it } from 'vitest';
import { artificialColors } from '../../../../workers/pixels/regions/artificialColors.ts';
import { colorVariance } from '../../../../workers/pixels/regions/colorVariance.ts';
import type { FaceView } from '../../../../workers/pixels/regions/FaceView.ts';
import { regionColor } from '../../../../workers/pixels/regions/regionColor.ts';

/** A view of nothing but a few pixels: their light, redness and yellowness against the skin. */
const viewOf = (pixels: readonly (readonly [light: number, red: number, yellow: number])[]) =>
  ({
    light: Float32Array.from(pixels, ([light]) => light),
    red: Float32Array.from(pixels, ([, red]) => red),
    yellow: Float32Array.from(pixels, ([, , yellow]) => yellow),
  }) as unknown as FaceView;

describe('regionColor', () => {
  it('is the median of each, color over lightness', () => {
    const view = viewOf([
      [0.5, 0.05, -0.1],
      [0.8, 0.16, 0.08],
      [1, 0.3, 0.4],
    ]);
    const { red, yellow, light } = regionColor(view, [0, 1, 2]);
    expect(red).toBeCloseTo(0.2, 6);
    expect(yellow).toBeCloseTo(0.1, 6);
    expect(light).toBeCloseTo(0.8, 6);
    expect(regionColor(view, [0]).light).toBe(0.5);
  });

  it('trusts no quotient where there is next to no light, but counts its darkness', () => {
    const view = viewOf([
      [0.07, 0.07, 0.07],
      [0.07, 0.07, 0.07],
      [0.09, 0.018, 0.009],
    ]);
    const { red, yellow, light } = regionColor(view, [0, 1, 2]);
    expect(red).toBeCloseTo(0.2, 5);
    expect(yellow).toBeCloseTo(0.1, 5);
    expect(light).toBeCloseTo(0.07, 5);
  });

  it('is unknown of no pixels', () => {
    const none = regionColor(viewOf([]), []);
    expect(none.red).toBeNaN();
    expect(none.yellow).toBeNaN();
    expect(none.light).toBeNaN();
  });
});

describe('artificialColors', () => {
  const skinHue = Math.atan2(0.08, 0.06);
  /** Pixels whose own hue lies so many degrees from the skin's, all so far from it in color. */
  function turned(degrees: readonly number[], distance = 0.07): FaceView {
    const hues = degrees.map((each) => skinHue + (each * Math.PI) / 180);
    return {
      frame: {
        a: Float32Array.from(hues, (hue) => 0.1 * Math.cos(hue)),
        b: Float32Array.from(hues, (hue) => 0.1 * Math.sin(hue)),
      },
      skin: { red: 0.06, yellow: 0.08 },
      red: Float32Array.from(degrees, () => 0.6 * distance),
      yellow: Float32Array.from(degrees, () => 0.8 * distance),
    } as unknown as FaceView;
  }
  const four = [0, 1, 2, 3];

  it.each([
    [44, 0],
    [46, 1],
    [179, 1],
    [-54, 0],
    [-56, 1],
    [-179, 1],
    [200, 1],
    [0, 0],
  ])('[FEA-01] skin has hues %i degrees from its own, or not: %i', (degrees, share) => {
    expect(artificialColors(turned([degrees, degrees, degrees, degrees]), [four])).toBe(share);
  });

  it('[FEA-01] what hardly differs from the skin is no color of its own', () => {
    expect(artificialColors(turned([90, 90, 90, 90], 0.059), [four])).toBe(0);
    expect(artificialColors(turned([90, 90, 90, 90], 0.061), [four])).toBe(1);
  });

  it('[FEA-01] a tenth of each area is ignored, and the areas weigh alike, whatever their size', () => {
    // One of four: (1/4 - 1/10) / (9/10). The other area has none, or all of its single pixel.
    const view = turned([90, 0, 0, 0, 90, 0]);
    expect(artificialColors(view, [four])).toBeCloseTo(1 / 6, 6);
    expect(artificialColors(view, [four, [5]])).toBeCloseTo(1 / 12, 6);
    expect(artificialColors(view, [four, [4]])).toBeCloseTo((1 / 6 + 1) / 2, 6);
  });

  it('[FEA-01] areas that are not seen have no say', () => {
    const view = turned([90, 0, 0, 0]);
    expect(artificialColors(view, [four, []])).toBeCloseTo(1 / 6, 6);
    expect(artificialColors(view, [[], []])).toBe(0);
    expect(artificialColors(view, [])).toBe(0);
  });
});

describe('colorVariance', () => {
  const view = {
    frame: { a: Float32Array.of(0.03, 0.06, 0.05, 0.05), b: Float32Array.of(0.04, 0.08, 0.12, 0.12) },
  } as unknown as FaceView;

  it('[FEA-01] is the mean spread of chroma over the areas, in hundredths', () => {
    // Chroma 0.05, 0.1, 0.13, 0.13. Of the first two the deviation is 0.025, of the last two 0.
    expect(colorVariance(view, [[0, 1]])).toBeCloseTo(2.5, 4);
    expect(colorVariance(view, [[0, 1], [2, 3]])).toBeCloseTo(1.25, 4); // prettier-ignore
  });

  it('[FEA-01] is 0 where no area is seen, and an unseen one has no say', () => {
    expect(colorVariance(view, [[0, 1], []])).toBeCloseTo(2.5, 4);
    expect(colorVariance(view, [[], []])).toBe(0);
  });
});
