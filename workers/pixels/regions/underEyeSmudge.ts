import { smoothstep } from '../../../src/domain/analysis/smoothstep.ts';
import { eyeCalibration } from './calibration/eyeCalibration.ts';
import type { EyeReading } from './readEye.ts';

const { none, certain } = eyeCalibration.smudge;

type SeenEye = Pick<EyeReading, 'darkerUnder'>;

/** How surely black is smudged under the eyes, 0-1. */
export function underEyeSmudge(eyes: readonly SeenEye[]): number {
  return smoothstep(darkerUnderBoth(eyes), none, certain);
}

/**
 * `darkerUnderEye` of the eye under which the skin is less dark, because light from one side shades the other. 0 if no eye is seen.
 */
export function darkerUnderBoth(eyes: readonly SeenEye[]): number {
  return eyes.length === 0 ? 0 : Math.min(...eyes.map(({ darkerUnder }) => darkerUnder));
}
