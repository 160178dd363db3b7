import { smoothstep } from '../../../src/domain/analysis/smoothstep.ts';
import { eyeCalibration } from './calibration/eyeCalibration.ts';
import type { EyeMakeupReading } from './eyeMakeup.ts';
import { darkerUnderBoth } from './underEyeSmudge.ts';

const { smudge, wiped } = eyeCalibration;

/**
 * How surely the makeup of the eyes is spoiled, 0-1: light makeup that is smudged below both, or makeup that was wiped off one of
 * them, whichever is surer. Below boldly made up eyes dark skin may be part of the look, and costs no more than their finish. What is
 * natural does not count: dark rings, side light and hair make eyes look less clean (`eyeDefinition`), but spoil no makeup.
 */
export function spoiledEyes(makeup: EyeMakeupReading): number {
  const smudged =
    smoothstep(darkerUnderBoth(makeup.eyes), smudge.spoiled.from, smudge.spoiled.to) *
    (1 - smoothstep(makeup.intensity, smudge.bold.from, smudge.bold.to));
  return Math.max(smudged, wipedEye(makeup));
}

/**
 * How surely one eye is made up and the other one was wiped, 0-1: both together read as made up, one of them alone as bare, and the
 * shade of the makeup right above the lashes is missing there. Light from one side can do the former, but hardly the latter.
 */
function wipedEye({ intensity, alone, eyes: [first, second] }: EyeMakeupReading): number {
  if (!first || !second) return 0;
  const [more, less] = alone[0]! >= alone[1]! ? [first, second] : [second, first];
  return (
    smoothstep(intensity, wiped.worn.from, wiped.worn.to) *
    (1 - smoothstep(Math.min(...alone), wiped.bare.from, wiped.bare.to)) *
    smoothstep(more.line.aboveShade - less.line.aboveShade, wiped.shade.from, wiped.shade.to)
  );
}
