import { smoothstep } from '../../../src/domain/analysis/smoothstep.ts';
import { eyeCalibration } from './calibration/eyeCalibration.ts';
import type { EyeReading } from './readEye.ts';

const { none, certain } = eyeCalibration.smudge;

/**
 * How surely black is smudged under the eyes, 0-1: how much darker than usual the skin right under the lower lashes is. Of both eyes
 * the less dark one counts, because side light shades one. 0 where no eye is seen.
 */
export function underEyeSmudge(eyes: readonly Pick<EyeReading, 'darkerUnder'>[]): number {
  if (eyes.length === 0) return 0;
  return smoothstep(Math.min(...eyes.map(({ darkerUnder }) => darkerUnder)), none, certain);
}
