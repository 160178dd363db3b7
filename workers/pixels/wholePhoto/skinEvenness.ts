import type { MakeupFeatures } from '../../../src/domain/analysis/MakeupFeatures.ts';
import { clamp01, meanAndVariance, robustSpread } from '../statistics.ts';
import { calibration } from './calibration.ts';
import type { SkinScene } from './SkinScene.ts';

const { uneven, coverage } = calibration.base;

/**
 * How even the skin's color is, and how much of a base that suggests, 0-1; and the spread of chroma in OKLab units x 100. Only color is
 * read, and not lightness, which depends on the light. Spreads are taken of a and b over lightness and scaled by the
 * skin's own lightness, so that neither exposure nor skin tone changes them.
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
