import { clamp01, mean } from '../statistics.ts';
import { eyeCalibration } from './calibration/eyeCalibration.ts';
import type { EyeReading } from './readEye.ts';

const { pale, defined, halving } = eyeCalibration.definition;

/**
 * How finely the eyes are done, 0-1: the definition of the lash lines, multiplied by how alike both lines are, if both eyes are seen.
 * Null if no eye is seen.
 */
export function eyeDefinition(eyes: readonly EyeReading[]): number | null {
  if (eyes.length === 0) return null;
  const depth = mean(eyes.map(({ line }) => line.depth));
  const definition = clamp01((depth - pale) / (defined - pale));
  const [first, second] = eyes;
  if (!first || !second) return definition;
  return definition * 2 ** (-Math.abs(first.line.black - second.line.black) / halving);
}
