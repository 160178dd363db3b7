import { clamp01 } from '../statistics.ts';
import type { EyeReading } from './eyeMakeup.ts';

/** Depth of the lash line: a pale one, and one nearly as dark as the pupil. */
const pale = 0.6;
const defined = 0.93;
/** Difference of the lines' black shares that halves the likeness of the eyes. */
const halving = 0.12;

/**
 * How finely the eyes are done, 0-1: the lash line's definition, times, where both eyes show, how alike their lines are.
 * Null where no eye shows.
 */
export function eyeDefinition(eyes: readonly EyeReading[]): number | null {
  if (eyes.length === 0) return null;
  const depth = eyes.reduce((sum, { line }) => sum + line.depth, 0) / eyes.length;
  const definition = clamp01((depth - pale) / (defined - pale));
  const [first, second] = eyes;
  if (!first || !second) return definition;
  return definition * 2 ** (-Math.abs(first.line.black - second.line.black) / halving);
}
