import { clamp01, median } from '../statistics.ts';
import { forEachInBand, type SkinScene } from './SkinScene.ts';

/** Lips lie in the lower part of the skin's box, wherever neck or shoulders end it. */
const band = [0.3, 1] as const;

/** Skin that a lip must have on all four sides, share of 0-1. */
const leastSkinAround = 0.25;

/** A mouth's area, share of the skin: so many of the reddest pixels are taken for lips. */
const mouth = 0.02;

/** Redness over the skin's, in OKLab a over lightness: what bare lips reach, and a full red. */
const bare = 0.085;
const full = 0.22;

/**
 * How strongly lips are colored, 0-1: the median redness of a mouth's worth of the reddest pixels that lie within the
 * skin, over bare lips'. Redness is taken relative to the face's own skin, as lips are found without a model (Eveno,
 * Caplier and Coulon, Accurate and quasi-automatic lip tracking, 2004).
 */
export function lipColorIntensity(scene: SkinScene): number {
  const { planes, skin, around } = scene;
  const redness: number[] = [];
  forEachInBand(scene, band, (i) => {
    if (around[i]! >= leastSkinAround) redness.push(planes.a[i]! / planes.lightness[i]! - skin.redness);
  });
  const reddest = redness.toSorted((first, second) => second - first).slice(0, Math.ceil(mouth * skin.count));
  return reddest.length === 0 ? 0 : clamp01((median(reddest) - bare) / (full - bare));
}
