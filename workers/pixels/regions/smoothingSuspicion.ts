import { clamp01 } from '../statistics.ts';
import { baseCalibration } from './calibration/baseCalibration.ts';
import type { FaceView } from './FaceView.ts';
import { maskedBlur } from './maskedBlur.ts';
import { spreadOver, type Pixels } from './sampled.ts';

const { leastDistance, natural, smoothed } = baseCalibration.smoothing;

/**
 * The chance that a filter smoothed the skin, 0-1; null where the photo is too small to tell. Blurring removes the finest texture
 * first, while makeup and good skin have less texture of every size. So the finest texture is divided by the next, as in blur
 * detection by re-blurring (Crete et al. 2007); the quotient does not depend on how light the skin is.
 */
export function smoothingSuspicion(view: FaceView, pixels: Pixels): number | null {
  if (view.frame.sourceDistance < leastDistance || pixels.length === 0) return null;
  const { skin } = view.regions;
  const [one, two, four] = [1, 2, 4].map((sigma) => maskedBlur(view.light, skin, sigma));
  const finest = spreadOver(pixels, view.light, one);
  const next = spreadOver(pixels, two!, four);
  if (next === 0) return null;
  return clamp01((natural - Math.log(finest / next)) / (natural - smoothed));
}
