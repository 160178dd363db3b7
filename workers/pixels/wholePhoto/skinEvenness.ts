import type { MakeupFeatures } from '../../../src/domain/analysis/MakeupFeatures.ts';
import { clamp01, meanAndVariance, robustSpread } from '../statistics.ts';
import { calibration } from './calibration.ts';
import type { SkinScene } from './SkinScene.ts';

const { uneven, coverage } = calibration.base;

/**
 * How even the skin's color is, and what that says of a base, 0-1; the chroma's spread in OKLab units x 100. Only color is
 * looked at, never lightness, which is the light's doing. Spreads are taken of a and b over lightness and scaled by the
 * skin's own lightness, so that neither exposure nor tone moves them.
 */
export function skinEvenness({
  planes,
  skin,
}: SkinScene): Pick<MakeupFeatures, 'foundationCoverage' | 'skinToneUniformity' | 'colorVariance'> {
  const redness: number[] = [];
  const yellowness: number[] = [];
  skin.mask.forEach((isSkin, i) => {
    if (isSkin === 0) return;
    redness.push((planes.a[i]! / planes.lightness[i]!) * skin.lightness);
    yellowness.push((planes.b[i]! / planes.lightness[i]!) * skin.lightness);
  });
  const spread = robustSpread(redness) + robustSpread(yellowness);
  const deviation = Math.sqrt(meanAndVariance(redness).variance + meanAndVariance(yellowness).variance);
  return {
    skinToneUniformity: clamp01(1 - spread / uneven),
    foundationCoverage: clamp01((coverage.none - spread) / (coverage.none - coverage.full)),
    colorVariance: 100 * deviation,
  };
}
