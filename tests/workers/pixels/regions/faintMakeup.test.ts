import { describe, expect, it } from 'vitest';
import { drawFace } from '../../../drawn/drawFace.ts';
import { eyeMakeup } from '../../../../workers/pixels/regions/eyeMakeup.ts';
import { type FaceView, viewFace } from '../../../../workers/pixels/regions/FaceView.ts';
import { lipColor, lipPixels } from '../../../../workers/pixels/regions/lipColor.ts';
import { rasterize, type RegionMask } from '../../../../workers/pixels/regions/regionMask.ts';

const drawn = drawFace({ width: 320, height: 384, tone: 9 });
const bareView = viewFace(drawn.pixels, drawn.face);

/** A region `dimmed` to a share of its light, its redness and yellowness over lightness less by `bluer`. */
function shaded(view: FaceView, region: RegionMask, dimmed: number, bluer: number): FaceView {
  const changed = (plane: Float32Array, less: number) =>
    plane.map((value, i) => (region[i] === 1 ? dimmed * (value - less * view.light[i]!) : value));
  return {
    ...view,
    light: changed(view.light, 0),
    red: changed(view.red, bluer),
    yellow: changed(view.yellow, bluer),
  };
}

/** The lips of one saturation. */
function withLips(view: FaceView, red: number, yellow: number): FaceView {
  const lips = rasterize(view.regions.outlines.lips);
  const tinted = (plane: Float32Array, quotient: number) =>
    plane.map((value, i) => (lips[i] === 1 ? quotient * view.light[i]! : value));
  return { ...view, red: tinted(view.red, red), yellow: tinted(view.yellow, yellow) };
}

describe('makeup that hardly differs from a bare face', () => {
  it.each([0.9, 0.8, 0.7])(
    '[FEA-01] reads gray shadow that leaves %f of the light, on lids lighter than the bone above',
    (left) => {
      const { browBones, lids } = bareView.regions.outlines;
      // Sun from above: the brow's shadow lies on the bone, dark and bluish, and leaves the lid lit.
      const bare = shaded(bareView, rasterize(...browBones), 0.65, 0.035);
      const made = shaded(bare, rasterize(...lids), left, 0.001);
      const before = eyeMakeup(bare, [0, 1]);
      expect(before.eyes.every(({ lid, bone }) => lid!.light > 1.2 * bone.light)).toBe(true);
      expect(before.intensity).toBeLessThan(0.08);
      expect(eyeMakeup(made, [0, 1]).intensity).toBeGreaterThan(before.intensity);
    },
  );

  it('[FEA-01] reads plum on lips as pale as the skin, though it takes their yellow away', () => {
    const pixels = lipPixels(bareView);
    const bare = lipColor(withLips(bareView, 0.022, 0.014), pixels).intensity;
    expect(bare).toBeLessThan(0.12);
    expect(lipColor(withLips(bareView, 0.063, -0.007), pixels).intensity).toBeGreaterThan(bare);
  });

  it('[FEA-01] takes less of a hue for color on lips in light so yellow that every hue is stretched', () => {
    const pixels = lipPixels(bareView);
    const { skin } = bareView;
    const read = (red: number, yellow: number, cast: number) =>
      lipColor(
        {
          ...withLips(bareView, red, yellow),
          skin: { ...skin, yellow: cast * skin.lightness, red: cast * skin.lightness },
        },
        pixels,
      ).intensity;
    expect(read(0.14, -0.05, 0.16)).toBeLessThan(read(0.14, -0.05, 0.07) - 0.03);
    expect(read(0.25, 0, 0.16)).toBeGreaterThan(0.12);
    expect(read(0.14, -0.05, 0.1)).toBe(read(0.14, -0.05, 0.07));
  });

  it('[FEA-01] takes less of a hue for color on lips in light so green that skin is half as red as it is yellow', () => {
    const pixels = lipPixels(bareView);
    const { skin } = bareView;
    const read = (red: number, ofSkin: number) =>
      lipColor(
        {
          ...withLips(bareView, red, -0.02),
          skin: { ...skin, yellow: 0.1 * skin.lightness, red: ofSkin * skin.lightness },
        },
        pixels,
      ).intensity;
    expect(read(0.14, 0)).toBeLessThan(read(0.14, 0.06) - 0.03);
    expect(read(0.25, 0)).toBeGreaterThan(0.12);
    expect(read(0.14, 0.051)).toBe(read(0.14, 0.1));
  });
});
