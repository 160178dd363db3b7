import { clamp01, quantile } from '../statistics.ts';
import { calibration } from './calibration.ts';
import type { SkinScene } from './SkinScene.ts';

const { flushed, unflushed, bare, full } = calibration.blush;

/**
 * How strongly cheeks are colored, 0-1: by how much the 90th percentile of the skin's redness exceeds the median, scaled by the skin's
 * lightness, because the same pigment changes light skin more. Only skin counts: lips are no part of the mask.
 */
export function blushIntensity({ planes, skin }: SkinScene): number {
  const redness: number[] = [];
  skin.mask.forEach((isSkin, i) => {
    if (isSkin === 1) redness.push(planes.a[i]! / planes.lightness[i]!);
  });
  redness.sort((first, second) => first - second);
  const flush = (quantile(redness, flushed) - quantile(redness, unflushed)) * skin.lightness;
  return clamp01((flush - bare) / (full - bare));
}
