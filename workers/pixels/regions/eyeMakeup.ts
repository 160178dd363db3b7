import { clamp01 } from '../statistics.ts';
import { eyeCalibration } from './calibration/eyeCalibration.ts';
import { eyeEvidence } from './calibration/eyeEvidence.ts';
import { type EyeSigns, eyeSigns, oddsOf } from './eyeSigns.ts';
import type { FaceView } from './FaceView.ts';
import { type EyeReading, readEye } from './readEye.ts';
import { shadeLine } from './shadeLine.ts';
import { softplus } from './softplus.ts';

const { laid, perOdds, begins, softness, full } = eyeCalibration.makeup;
const weights: EyeSigns = { ...eyeEvidence.weights, ...laid };

export interface EyeMakeupReading {
  /** 0-1; bare eyes lie below 0.08 (FEA-02). */
  readonly intensity: number;
  /** What of it lies on the lids, 0-1: shade and hue, without the line. */
  readonly shadow: number;
  readonly eyes: readonly EyeReading[];
}

/**
 * Eye makeup, 0-1. Its signs are weighed as in a logistic regression: their sum is the logarithm of the odds, and the intensity is
 * the softplus of it. No sign has a negative weight, so that shadow of whatever color never speaks for bare eyes. One exception is
 * as wide as bare lids differ in redness: shadow as red as they are by nature can take back a little of `gray` and `greener`.
 */
export function eyeMakeup(view: FaceView, sides: readonly (0 | 1)[]): EyeMakeupReading {
  const eyes = sides.map((side) => readEye(view, side));
  if (eyes.length === 0) return { intensity: 0, shadow: 0, eyes };
  const signs = eyeSigns(eyes, shadeLine(view));
  const odds = oddsOf(signs, { weights, even: eyeEvidence.even });
  const intensity = clamp01(perOdds * softplus(odds, begins, softness));
  // What lies on the lids is a part of all: what the signs together do not take for makeup is none.
  return { intensity, shadow: Math.min(intensity, lidShadow(signs)), eyes };
}

/** What lies on the lids, 0-1. */
function lidShadow({ hue, gray, warm }: EyeSigns): number {
  return hue / full.hue + gray / full.gray + warm / full.warm;
}
