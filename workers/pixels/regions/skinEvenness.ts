import { clamp01 } from '../statistics.ts';
import { baseCalibration } from './calibration/baseCalibration.ts';
import { eyeDistance } from './FaceFrame.ts';
import type { FaceView } from './FaceView.ts';
import { maskedBlur } from './maskedBlur.ts';
import { dilate, rasterize, pixelsOf } from './regionMask.ts';
import { spreadOver } from './sampled.ts';

const { blotched, mottled, share } = baseCalibration.evenness;
/** Frame px. */
const fine = baseCalibration.evenness.fine * eyeDistance;
const coarse = baseCalibration.evenness.coarse * eyeDistance;
/** How far blush fades out around the apples, frame px. */
const aroundApples = 24;

export interface SkinEvenness {
  /** Evenness of tone, 0-1. */
  readonly uniformity: number;
  /** How much of texture and blotches is covered, 0-1. */
  readonly coverage: number;
  /** Spread of redness at the scale of blotches, skin = 1. */
  readonly blotches: number;
  /** Contrast of pores; falls with a base, and with blur. */
  readonly texture: number;
}

/** The pixels that the base is judged on. */
export interface BasePixels {
  /** Cheeks, forehead, nose: what texture is read on. */
  readonly all: readonly number[];
  /** Those that blush does not color: what evenness of tone is read on. */
  readonly unblushed: readonly number[];
}

/** @param blushed whether the apples and what fades out around them have to be left out of the tone: blush is no blotch */
export function basePixels(
  { regions: { outlines, skin } }: FaceView,
  sides: readonly (0 | 1)[],
  blushed: boolean,
): BasePixels {
  const zone = rasterize(...sides.map((side) => outlines.cheeks[side]), outlines.forehead, outlines.nose);
  const all = pixelsOf(zone).filter((i) => skin[i] === 1);
  if (!blushed) return { all, unblushed: all };
  const apples = dilate(rasterize(...sides.map((side) => outlines.apples[side])), aroundApples);
  return { all, unblushed: all.filter((i) => apples[i] === 0) };
}

/**
 * Evenness of tone and coverage of texture. Blotches are the spread of redness between two scales (after the erythema maps of
 * Stamatas et al. 2004). Texture is the spread of lightness between 1 and 2 px, times the square of the skin's lightness: light
 * that pores reflect is as bright on every skin, so that it stands out more against darker skin, and the factor makes up for
 * that. Where the photo is too small to show pores, their absence is no sign of a base.
 */
export function skinEvenness(view: FaceView, { all, unblushed }: BasePixels): SkinEvenness {
  const { skin } = view.regions;
  const redness = maskedBlur(view.red, skin, fine);
  const far = maskedBlur(view.red, skin, coarse);
  const yellowness = maskedBlur(view.yellow, skin, fine);
  const blotches = spreadOver(unblushed, (i) => redness[i]! - far[i]!);
  const spread = spreadOver(unblushed, (i) => redness[i]!) + spreadOver(unblushed, (i) => yellowness[i]!);
  const [one, two] = [maskedBlur(view.light, skin, 1), maskedBlur(view.light, skin, 2)];
  const texture = view.skin.lightness ** 2 * spreadOver(all, (i) => one[i]! - two[i]!);
  const { pores, shares, texture: pored, blotches: stained } = baseCalibration.coverage;
  const resolved = clamp01((view.frame.sourceDistance - pores.lost) / (pores.resolved - pores.lost));
  const smooth = resolved * clamp01((pored.bare - texture) / (pored.bare - pored.covered));
  const even = clamp01((stained.bare - blotches) / (stained.bare - stained.covered));
  return {
    uniformity: clamp01(1 - share * (blotches / blotched + spread / mottled)),
    // Even skin whose texture can be seen is good skin, not foundation.
    coverage: shares.texture * smooth + shares.both * Math.sqrt(smooth) * even,
    blotches,
    texture,
  };
}
