import { isForeignHue } from '../isForeignHue.ts';
import { clamp01, mean } from '../statistics.ts';
import { lookCalibration } from './calibration/lookCalibration.ts';
import type { FaceView } from './FaceView.ts';
import type { Pixels } from './sampled.ts';

const { leastDistance, ignoredShare } = lookCalibration.artificialColors;

/**
 * Share of pixels whose hue skin does not have, 0-1: blue, green, violet. The mean of the areas' own shares, because lids
 * are small.
 */
export function artificialColors(view: FaceView, areas: readonly Pixels[]): number {
  const seen = areas.filter((pixels) => pixels.length > 0);
  if (seen.length === 0) return 0;
  const shares = seen.map((pixels) => {
    let strange = 0;
    for (let k = 0; k < pixels.length; k++) if (isStrange(view, pixels[k]!)) strange++;
    return clamp01((strange / pixels.length - ignoredShare) / (1 - ignoredShare));
  });
  return mean(shares);
}

function isStrange({ frame, skin, red, yellow }: FaceView, i: number): boolean {
  if (Math.hypot(red[i]!, yellow[i]!) < leastDistance) return false;
  return isForeignHue(Math.atan2(frame.b[i]!, frame.a[i]!), Math.atan2(skin.yellow, skin.red));
}
