import { clamp01, quantile } from '../statistics.ts';
import type { SkinScene } from './SkinScene.ts';

/** Redness of the flushed part over the skin's median, OKLab units: bare cheeks, and a full blush. */
const bare = 0.014;
const full = 0.05;

/**
 * How strongly cheeks are colored, 0-1: how much redder than its median the skin's reddest tenth is, scaled by its
 * lightness, because the same pigment moves light skin further. Only skin counts: lips are no part of the mask.
 */
export function blushIntensity({ planes, skin }: SkinScene): number {
  const redness: number[] = [];
  skin.mask.forEach((isSkin, i) => {
    if (isSkin === 1) redness.push(planes.a[i]! / planes.lightness[i]!);
  });
  redness.sort((first, second) => first - second);
  const flush = (quantile(redness, 0.9) - quantile(redness, 0.5)) * skin.lightness;
  return clamp01((flush - bare) / (full - bare));
}
