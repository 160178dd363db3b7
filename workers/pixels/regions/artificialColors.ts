import { isForeignHue } from '../isForeignHue.ts';
import { clamp01, mean } from '../statistics.ts';
import { lookCalibration } from './calibration/lookCalibration.ts';
import type { FaceView } from './FaceView.ts';
import { type Pixels, pixelsLong } from './sampled.ts';

const { leastDistance, ignoredShare } = lookCalibration.artificialColors;

/**
 * Share of pixels whose hue skin does not have, 0-1: blue, green, violet. It is the mean of the areas' own shares, because the lids, which
 * are small, would hardly count among all pixels.
 */
export function artificialColors({ frame, skin, red, yellow }: FaceView, areas: readonly Pixels[]): number {
  const seen = areas.filter((pixels) => pixels.length > 0);
  if (seen.length === 0) return 0;
  const skinHue = Math.atan2(skin.yellow, skin.red);
  const isStrange = (i: number) => isForeignHue(Math.atan2(frame.b[i]!, frame.a[i]!), skinHue);
  const shares = seen.map((pixels) => {
    const strange = pixelsLong(pixels, red, yellow, leastDistance).filter(isStrange);
    return clamp01((strange.length / pixels.length - ignoredShare) / (1 - ignoredShare));
  });
  return mean(shares);
}
