import { clamp01, median } from '../statistics.ts';
import { calibration } from './calibration.ts';
import { forEachInBand, type SkinScene } from './SkinScene.ts';

const { band, leastSkinAround, mouth, bare, full } = calibration.lips;

/**
 * How strongly lips are colored, 0-1: the median redness of the reddest pixels that are surrounded by skin, as many as a mouth
 * has, beyond the redness of bare lips. Redness is taken relative to the face's own skin, as lips are found without a model (Eveno,
 * Caplier and Coulon, Accurate and quasi-automatic lip tracking, 2004).
 */
export function lipColorIntensity(scene: SkinScene): number {
  const { planes, skin, around } = scene;
  const redness: number[] = [];
  forEachInBand(scene, band, (i) => {
    const light = planes.lightness[i]!;
    // Without any light there is no redness: the quotient would be no number, and could not be sorted.
    if (around[i]! >= leastSkinAround && light > 0) redness.push(planes.a[i]! / light - skin.redness);
  });
  const reddest = redness.toSorted((first, second) => second - first).slice(0, Math.ceil(mouth * skin.count));
  return reddest.length === 0 ? 0 : clamp01((median(reddest) - bare) / (full - bare));
}
