import { describe, expect, it } from 'vitest';
import type { Rgb } from '../../../drawn/fillRaster.ts';
import { encodedChannel, linearChannel } from '../../../drawn/linearColor.ts';
import { baseEnd, toldFromSkin } from '../../../../workers/pixels/regions/baseEnd.ts';
import { frameWidth } from '../../../../workers/pixels/regions/frameSize.ts';
import { dilate, rasterize } from '../../../../workers/pixels/regions/regionMask.ts';
import { softened } from '../../../measuring/damageMakeup.ts';
import { flatView } from './flatView.ts';

const skin: Rgb = [200, 160, 135];
const orange = [0.95, 0.75, 0.6] as const;
const { oval } = flatView().regions.outlines;

const tinted = (color: Rgb, tint: readonly number[]): Rgb =>
  color.map((value, i) => encodedChannel(linearChannel(value) * tint[i]!)) as unknown as Rgb;

/** How surely a base of that tint reads whose line lies so many px outside of the face's outline, around which there is `around`. */
function read(tint: readonly number[], past = 0, around: (x: number, y: number) => Rgb = () => skin) {
  const face = dilate(rasterize(oval), past);
  return baseEnd(flatView((x, y) => (face[y * frameWidth + x] === 1 ? tinted(skin, tint) : around(x, y))));
}

describe('baseEnd', () => {
  it('[SCO-01] tells a base that is darker and more orange than the skin around it, and what it lets through', () => {
    const { fault, tint } = read(orange);
    expect(fault).toBe(1);
    for (const channel of [0, 1, 2]) expect(tint[channel]).toBeCloseTo(orange[channel]!, 1);
  });

  it.each([-6, 6])('[SCO-01] tells it where its line lies %i px off the outline', (past) => {
    expect(read(orange, past).fault).toBe(1);
  });

  it('[SCO-01] tells it where it runs out over some pixels, and not where it fades', () => {
    const { outlines } = flatView().regions;
    const faded = (sigma: number) => {
      const cover = softened(rasterize(outlines.oval), sigma);
      const base = (x: number, y: number) =>
        orange.map((share) => 1 - cover[y * frameWidth + x]! * (1 - share));
      return baseEnd(flatView((x, y) => tinted(skin, base(x, y)))).fault;
    };
    expect(faded(4)).toBe(1);
    expect(faded(14)).toBe(0);
  });

  it('[SCO-01] tells it on the forehead alone, where hair and a collar hide the rest', () => {
    const dressed = (_: number, y: number): Rgb => (y < 90 ? skin : y % 4 < 2 ? [20, 16, 14] : [90, 90, 95]);
    expect(read(orange, 0, dressed).fault).toBe(1);
  });

  it('[SCO-01] tells a fainter one less', () => {
    const faults = [0, 0.2, 0.3, 0.4].map(
      (amount) => read(orange.map((share) => 1 - amount * (1 - share))).fault,
    );
    expect(faults[0]).toBe(0);
    expect(faults.toSorted((one, other) => one - other)).toEqual(faults);
  });

  it.each([
    ['no base', [1, 1, 1]],
    // The edge of a face lies in shade, where skin is darker and more colored.
    ['a face that is lighter and paler than its edge', [1.1, 1.25, 1.4]],
    ['a face that is darker alone', [0.8, 0.8, 0.8]],
    ['a face that is more colored alone', [1.15, 1, 0.85]],
    ['a flushed face', [1, 0.8, 0.85]],
  ])('[SCO-01] tells none of %s', (_, tint) => {
    expect(read(tint).fault).toBe(0);
  });

  it('[SCO-01] tells none where no skin is seen beyond the outline', () => {
    const hair = (x: number, y: number): Rgb => ((x + y) % 6 < 3 ? [20, 16, 14] : [120, 100, 90]);
    expect(read(orange, 0, hair)).toEqual({ fault: 0, tint: [1, 1, 1] });
  });
});

describe('toldFromSkin', () => {
  it('[SCO-01] makes the skin outside of the line the one that colors are told from', () => {
    const face = rasterize(oval);
    const view = flatView((x, y) => (face[y * frameWidth + x] === 1 ? tinted(skin, orange) : skin));
    const { light, red, yellow } = toldFromSkin(view, { fault: 1, tint: orange })!;
    expect(light[0]).toBeCloseTo(1, 2);
    expect(red[0]).toBeCloseTo(0, 2);
    expect(yellow[0]).toBeCloseTo(0, 2);
    // Half sure is not sure enough to tell the lips from other skin.
    expect(toldFromSkin(view, { fault: 0.5, tint: orange })).toBeNull();
  });
});
