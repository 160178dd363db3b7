import { clamp01 } from '../statistics.ts';
import { eyeCalibration } from './calibration/eyeCalibration.ts';
import { eyeEvidence } from './calibration/eyeEvidence.ts';
import { type EyeSigns, eyeSigns, oddsOf } from './eyeSigns.ts';
import type { FaceView } from './FaceView.ts';
import { type EyeReading, readEye } from './readEye.ts';
import { type ShadeLine, shadeLine } from './shadeLine.ts';
import { softplus } from './softplus.ts';

const { laid, perOdds, begins, softness, full } = eyeCalibration.makeup;
const weights: EyeSigns = { ...eyeEvidence.weights, ...laid };

export interface EyeMakeupReading {
  /** 0-1; bare eyes lie below 0.08 (FEA-02). */
  readonly intensity: number;
  /** The intensity of the shadow on the lids, 0-1: shade and hue, without the line. At most `intensity`. */
  readonly shadow: number;
  readonly eyes: readonly EyeReading[];
  /** The intensity of each eye as if it were the only one, 0-1. */
  readonly alone: readonly number[];
  /** How the person's skin changes color in shade; level where no eye is seen. */
  readonly line: ShadeLine;
}

/**
 * Eye makeup, 0-1. Its signs are weighed as in a logistic regression: their sum is the logarithm of the odds, and the intensity is
 * the softplus of it. No sign has a negative weight, so that shadow of whatever color never speaks for bare eyes. There is one
 * exception, as large as bare lids differ in redness: shadow that is as red as bare lids can lower `gray` and `greener` a little.
 */
export function eyeMakeup(view: FaceView, sides: readonly (0 | 1)[]): EyeMakeupReading {
  const eyes = sides.map((side) => readEye(view, side));
  if (eyes.length === 0) return { intensity: 0, shadow: 0, eyes, alone: [], line: { red: 0, yellow: 0 } };
  const line = shadeLine(view);
  const signs = eyeSigns(eyes, line);
  const intensity = intensityOf(signs);
  const alone = eyes.map((eye) => intensityOf(eyeSigns([eye], line)));
  // Shadow is a part of the eye makeup, and cannot be more than all of it.
  return { intensity, shadow: Math.min(intensity, lidShadow(signs)), eyes, alone, line };
}

function intensityOf(signs: EyeSigns): number {
  const odds = oddsOf(signs, { weights, even: eyeEvidence.even });
  return clamp01(perOdds * softplus(odds, begins, softness));
}

/** The shadow on the lids, 0 and up. */
function lidShadow({ hue, gray, warm }: EyeSigns): number {
  return hue / full.hue + gray / full.gray + warm / full.warm;
}
