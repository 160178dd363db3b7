import { baseCalibration } from './calibration/baseCalibration.ts';
import { cheeksTurnedAway } from './cheeksTurnedAway.ts';
import type { FaceView } from './FaceView.ts';
import { maskedBlur } from './maskedBlur.ts';
import { dilate, pixelsOf, rasterize, subtract } from './regionMask.ts';
import { spreadOver } from './sampled.ts';

const { ordinary, leastGrain, steepness } = baseCalibration.tone;
const { power } = baseCalibration.coverage;
/** How far the pixels keep from the edge of the skin, and from lips and eyes, frame px, because of hair and stray makeup. */
const insideSkin = 3;
const aroundOthers = 14;

/**
 * How even the tone of the skin is, 0-1, with ordinary skin at 0.5; null where no skin is seen. Patches of base that end in the
 * middle of the face show in yellowness first, because bases differ in it from the skin and from each other, while shade and blush
 * hardly do. The spread of yellowness is read between scales of 2 and 4 px, where such edges show, on all skin, with the cheeks, but
 * without the nose, which is shaded most. Two forms of it are multiplied: times a power of the skin's lightness, as for the texture, and
 * over the grain of redness between 1 and 2 px, because a grainy photo has as much grain in yellowness. Either form alone would differ
 * between skin tones, or between photos.
 */
export function toneEvenness(view: FaceView, sides: readonly (0 | 1)[]): number | null {
  const { outlines, skin } = view.regions;
  const pixels = pixelsOf(
    subtract(
      dilate(skin, -insideSkin),
      dilate(rasterize(outlines.lips, ...outlines.eyes), aroundOthers),
      rasterize(outlines.nose),
      cheeksTurnedAway(outlines, sides),
    ),
  );
  if (sides.length === 0 || pixels.length === 0) return null;
  const between = (plane: Float32Array, fine: number, coarse: number) =>
    spreadOver(pixels, maskedBlur(plane, skin, fine), maskedBlur(plane, skin, coarse));
  const spread = between(view.yellow, 2, 4);
  const grain = Math.max(leastGrain, between(view.red, 1, 2));
  const unevenness = spread * view.skin.lightness ** power * (spread / grain);
  return 1 / (1 + (unevenness / ordinary) ** steepness);
}
