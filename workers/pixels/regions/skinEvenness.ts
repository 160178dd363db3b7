import { clamp01 } from '../statistics.ts';
import { baseCalibration } from './calibration/baseCalibration.ts';
import { eyeDistance } from './FaceFrame.ts';
import type { FaceView } from './FaceView.ts';
import { maskedBlur } from './maskedBlur.ts';
import { cheeksTurnedAway } from './cheeksTurnedAway.ts';
import { dilate, pixelsOf, rasterize, subtract } from './regionMask.ts';
import { spreadOver } from './sampled.ts';
import { blushReach } from './skinReference.ts';

const { blotched, mottled, share } = baseCalibration.evenness;
const { pores, shares, texture: pored, blotches: stained, power } = baseCalibration.coverage;
/** Frame px. */
const fine = baseCalibration.evenness.fine * eyeDistance;
const coarse = baseCalibration.evenness.coarse * eyeDistance;
/** How far around the apples of the cheeks blush may reach before it has faded out, frame px. */
const blushFaded = 16;
/** How far around lips and eyes their makeup may stray, which is no fault of the base. Frame px. */
const whereOthersStray = 26;

export interface SkinEvenness {
  /** Evenness of tone, 0-1. */
  readonly uniformity: number;
  /** How much of texture and blotches is covered, 0-1. */
  readonly coverage: number;
}

/** The pixels that the base is judged on: all skin of the sides that are seen, without what blush, lips and eyes color. */
export interface BasePixels {
  /** The pixels on which texture is read. */
  readonly textured: Int32Array;
  /** The pixels on which evenness of tone is read: they lie farther from the apples, because blush fades out around these. */
  readonly toned: Int32Array;
}

/** Both lists are empty if no side is seen. */
export function basePixels({ regions: { outlines, skin } }: FaceView, sides: readonly (0 | 1)[]): BasePixels {
  if (sides.length === 0) return { textured: new Int32Array(), toned: new Int32Array() };
  const apples = rasterize(...outlines.apples);
  const strayed = dilate(rasterize(outlines.lips, ...outlines.eyes), whereOthersStray);
  const without = (reach: number) =>
    pixelsOf(subtract(skin, cheeksTurnedAway(outlines, sides), strayed, dilate(apples, reach)));
  return { textured: without(blushReach), toned: without(blushFaded) };
}

/**
 * Evenness of tone and coverage of texture. Blotches are the spread of redness between two scales (after the erythema maps of
 * Stamatas et al. 2004). Texture is the spread of lightness between 1 and 2 px, times a power of the skin's lightness: light
 * that pores reflect is as bright on every skin, so that it stands out more against darker skin, and the factor makes up for
 * that. Where the photo is too small to show pores, their absence is no sign of a base.
 */
export function skinEvenness(view: FaceView, { textured, toned }: BasePixels): SkinEvenness {
  const { skin } = view.regions;
  const redness = maskedBlur(view.red, skin, fine);
  const far = maskedBlur(view.red, skin, coarse);
  const yellowness = maskedBlur(view.yellow, skin, fine);
  const blotches = spreadOver(toned, redness, far);
  const spread = spreadOver(toned, redness) + spreadOver(toned, yellowness);
  const [one, two] = [maskedBlur(view.light, skin, 1), maskedBlur(view.light, skin, 2)];
  const texture = view.skin.lightness ** power * spreadOver(textured, one, two);
  const resolved = clamp01((view.frame.sourceDistance - pores.lost) / (pores.resolved - pores.lost));
  const smooth = resolved * clamp01((pored.bare - texture) / (pored.bare - pored.covered));
  const even = clamp01((stained.bare - blotches) / (stained.bare - stained.covered));
  return {
    uniformity: clamp01(1 - share * (blotches / blotched + spread / mottled)),
    // Even skin whose texture can be seen is good skin, not foundation.
    coverage: shares.texture * smooth + shares.both * Math.sqrt(smooth) * even,
  };
}
