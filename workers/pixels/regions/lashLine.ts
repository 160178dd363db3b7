import { clamp01, mean, median, quantileOf } from '../statistics.ts';
import { eyeCalibration } from './calibration/eyeCalibration.ts';
import { eyeAxes, type EyeBox } from './eyeAxes.ts';
import type { FaceView } from './FaceView.ts';
import { upperLashes } from './landmarkSets.ts';
import { medianOver, quantileOver, sampled } from './sampled.ts';

/** The whole eye with its lashes, where its black is looked for: pupil, lashes, or what is painted on them. */
const eye: EyeBox = { along: [-0.125, 1.03], up: [-0.16, 0.31] };
/** Skin around the eye: brow bone, temple, and below. The median of the three is lit as the eye is, hair or not. */
const skinAround: readonly EyeBox[] = [
  { along: [-0.09, 0.94], up: [0.31, 0.56] },
  { along: [-0.375, -0.19], up: [-0.16, 0.31] },
  { along: [-0.16, 0.78], up: [-0.85, -0.55] },
];
/**
 * Where lashes, liner and its wing lie, from the upper lash line upward: at its outer third and past the corner, away from the iris,
 * which is as dark by nature. The box extends below the line as well, because landmarks miss the line by some pixels.
 */
const outerThird: EyeBox = { along: [-0.25, 0.31], up: [-0.28, 0.19] };
/** Right above the lashes, where liner widens into shadow, between them and the crease; from the upper lash line upward. */
const rightAbove: EyeBox = { along: [0, 0.31], up: [0.05, 0.1] };

const { blackShare, blackest, nearlyBlack, darkest, leastRange } = eyeCalibration.lashLine;

export interface LashLine {
  /** How much of the band about the outer lashes is as black as the eye's own black, 0-1. Bare lashes reach some 0.07. */
  readonly black: number;
  /** Darkness of the line at its darkest: 0 is the skin, 1 the eye's black; more than 1 if the line is blacker than that. */
  readonly depth: number;
  /** How much darker than the skin around the eye the lid is right above its outer lashes, share of that skin's light; 0 if unseen. */
  readonly aboveShade: number;
}

/**
 * Reads the lash line of one eye. Darkness is measured between the skin around this eye (0) and its own black, which is the
 * pupil's (1), so that the measure is the same in hard and in flat light, on light and on dark skin. Liner and mascara make
 * the outer lash line as dark as the pupil, and wide. Bare lashes are thin and let the skin through; the shade of a deep
 * socket stays lighter than the pupil. Makeup raises the contrast between eyes and skin: Russell 2009, Perception 38.
 */
export function lashLine({ frame, light }: FaceView, side: 0 | 1): LashLine {
  const axes = eyeAxes(frame, side);
  const skin = median(skinAround.map((box) => medianOver(axes.pixelsIn(box), light)));
  const blackLight = Math.max(blackest * skin, quantileOver(axes.pixelsIn(eye), blackShare, light));
  const range = Math.max(leastRange, skin - blackLight);
  const line = axes.lineOf(upperLashes[side]);
  const band = sampled(axes.pixelsIn(outerThird, line), light);
  // Where the skin around the eye has no light, as under a black fringe, there is nothing to compare with.
  if (band.length === 0 || !Number.isFinite(range) || skin === 0)
    return { black: 0, depth: 0, aboveShade: 0 };
  const darkness = band.map((lightness) => (skin - lightness) / range);
  const lidLight = medianOver(axes.pixelsIn(rightAbove, line), light);
  return {
    black: mean(darkness.map((dark) => clamp01((dark - nearlyBlack) / (1 - nearlyBlack)))),
    depth: quantileOf(darkness, 1 - darkest),
    aboveShade: Number.isNaN(lidLight) ? 0 : 1 - lidLight / skin,
  };
}
