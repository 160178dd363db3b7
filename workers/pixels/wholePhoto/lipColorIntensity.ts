import { clamp01, median } from '../statistics.ts';
import { forEachInBand, type SkinScene } from './SkinScene.ts';

/** Lips lie in the lower part of the skin's box, wherever neck or shoulders end it. */
const band = [0.3, 1] as const;

/** Skin that a lip must have around it, share of 0-1. */
const leastSkinAround = 0.35;

/** Redder than skin by this, in OKLab a over lightness: a candidate. Bare lips hardly reach it. */
const candidateOver = 0.03;

/** Candidates needed for a mouth, share of the skin. A nostril's red is less. */
const leastMouth = 0.004;

/** Redness over the skin's at which lip color begins and is full: the offset of bare lips, and a red lipstick. */
const bare = 0.06;
const full = 0.2;

/**
 * How strongly lips are colored, 0-1: the redness of the redder half of what stands out in red from the skin around it,
 * over bare lips'. By redness relative to the face's own skin, as Eveno, Caplier and Coulon find lips (Accurate and
 * quasi-automatic lip tracking, 2004).
 */
export function lipColorIntensity(scene: SkinScene): number {
  const { planes, skin, around } = scene;
  const redder: number[] = [];
  forEachInBand(scene, band, (i) => {
    if (around[i]! < leastSkinAround) return;
    const redness = planes.a[i]! / planes.lightness[i]! - skin.redness;
    if (redness > candidateOver) redder.push(redness);
  });
  if (redder.length < leastMouth * skin.count) return 0;
  const center = median(redder);
  const strongest = median(redder.filter((redness) => redness >= center));
  return clamp01((strongest - bare) / (full - bare));
}
