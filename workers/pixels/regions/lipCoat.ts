import { smoothstep } from '../../../src/domain/analysis/smoothstep.ts';
import { lipCalibration } from './calibration/lipCalibration.ts';
import type { FaceView } from './FaceView.ts';
import { lipColor, type LipReading } from './lipColor.ts';
import { lipStrength } from './lipEvenness.ts';

const { none, certain } = lipCalibration.patches;

/**
 * The lips' color where color lies. Even lips have one color, that of them all. Where it lies in patches that of all is a mix of
 * color and bare lips; so it is taken from the more colored half, the surer the patches are. Other areas are held against what was
 * put on: patches are a fault of the lips alone.
 *
 * @param evenness `lipEvenness`
 */
export function lipCoat(
  view: FaceView,
  {
    pixels,
    whole,
    evenness,
    flushed,
  }: {
    readonly pixels: readonly number[];
    readonly whole: LipReading;
    readonly evenness: number;
    readonly flushed: number;
  },
): LipReading {
  const patchy = smoothstep(1 - evenness, none, certain);
  if (patchy === 0) return whole;
  const strength = lipStrength(view);
  const byStrength = pixels.toSorted((one, other) => strength(other) - strength(one));
  const colored = lipColor(view, byStrength.slice(0, Math.ceil(pixels.length / 2)), flushed);
  const between = (key: keyof LipReading) => whole[key] + patchy * (colored[key] - whole[key]);
  return {
    red: between('red'),
    yellow: between('yellow'),
    light: between('light'),
    intensity: Math.max(whole.intensity, between('intensity')),
  };
}
