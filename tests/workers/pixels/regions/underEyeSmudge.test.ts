import { describe, expect, it } from 'vitest';
import { eyeCalibration } from '../../../../workers/pixels/regions/calibration/eyeCalibration.ts';
import type { FaceView } from '../../../../workers/pixels/regions/FaceView.ts';
import { rasterize, subtract } from '../../../../workers/pixels/regions/regionMask.ts';
import { readEye } from '../../../../workers/pixels/regions/readEye.ts';
import { underEyeSmudge } from '../../../../workers/pixels/regions/underEyeSmudge.ts';
import { flatView, painted, readChanged } from './flatView.ts';

const { eyes } = flatView().regions.outlines;
/** The skin down to 14 px below an opening. */
const under = eyes.map((eye) =>
  subtract(
    rasterize(...[4, 8, 11, 14].map((down) => eye.map((value, i) => (i % 2 === 0 ? value : value + down)))),
    rasterize(eye),
  ),
);
const dark = (light: number, sides: readonly (0 | 1)[], level = 180): FaceView => {
  const view = flatView(() => [level, level, level]);
  return { ...view, light: sides.reduce((plane, side) => painted(plane, under[side]!, light), view.light) };
};

const smudge = (view: FaceView, sides: readonly (0 | 1)[] = [0, 1]) =>
  readChanged(view, (changed) => underEyeSmudge(sides.map((side) => readEye(changed, side))));

describe('black smudged under the eyes', () => {
  it('[SCO-09] is none on even skin, and the surer the darker it is there', () => {
    const read = [1, 0.8, 0.7, 0.6, 0.5, 0.4].map((light) => smudge(dark(light, [0, 1])));
    expect(read[0]).toBe(0);
    expect(read.at(-1)).toBe(1);
    expect(read).toEqual(read.toSorted((one, other) => one - other));
  });

  it('[SCO-09] is that of the less dark eye: side light shades one', () => {
    expect(smudge(dark(0.4, [0]))).toBe(0);
    expect(smudge(dark(0.4, [0]), [0])).toBe(1);
    expect(smudge(dark(0.4, [0]), [])).toBe(0);
  });

  it('[SCO-09] expects the skin there to be darker the darker it is by nature', () => {
    // sRGB levels of light and of dark skin: OKLab's lightness 0.77 and 0.42.
    const [light, deep] = [180, 75].map((level) => smudge(dark(0.65, [0, 1], level)));
    expect(deep).toBeLessThan(light!);
  });
});

describe('the skin under the eyes, as eye makeup is compared with it', () => {
  it.each([180, 75])(
    '[SCO-01] is no darker than sockets are by nature, whatever is smudged on it: level %d',
    (level) => {
      const { usual, usualOnWhite, natural } = eyeCalibration.smudge;
      const read = (light: number) => {
        const view = dark(light, [0, 1], level);
        return { under: readEye(view, 0).under.light, usual: usual - usualOnWhite * view.skin.lightness };
      };
      // The drawn skin below is as light as the skin: 1.
      const darkest = Math.exp(-(read(1).usual + natural));
      expect(read(0.9).under).toBeCloseTo(0.9, 5);
      expect(read(0.5).under).toBeCloseTo(darkest, 5);
      expect(read(0.4).under).toBeCloseTo(darkest, 5);
    },
  );
});
