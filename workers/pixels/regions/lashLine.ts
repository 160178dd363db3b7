import { piecewiseLinear } from '../../../src/domain/analysis/piecewiseLinear.ts';
import { clamp01, median, quantile } from '../statistics.ts';
import { eyeCalibration } from './calibration/eyeCalibration.ts';
import { type EyeAxes, eyeAxes, type EyeBox } from './eyeAxes.ts';
import type { FaceView } from './FaceView.ts';
import { upperLashes } from './landmarkSets.ts';

/** The whole eye with its lashes, where its black is looked for: pupil, lashes, or what is painted on them. */
const eye: EyeBox = { along: [-0.125, 1.03], up: [-0.16, 0.31] };
/** Skin around the eye: brow bone, temple, and below. The median of the three is lit as the eye is, hair or not. */
const skinAround: readonly EyeBox[] = [
  { along: [-0.09, 0.94], up: [0.31, 0.56] },
  { along: [-0.375, -0.19], up: [-0.16, 0.31] },
  { along: [-0.16, 0.78], up: [-0.85, -0.55] },
];
/**
 * Where lashes, liner and its wing lie: the outer third of the lash line and past the corner, away from the iris, which is as
 * dark by nature; and how far around that line, since landmarks miss it by some pixels.
 */
const outerThird: EyeBox = { along: [-0.25, 0.31], up: [-0.5, 0.7] };
const above = 0.19;
const below = -0.28;
/** Right above the lashes, where liner widens into shadow: how far above the line, eye widths, between lashes and crease. */
const rightAbove = { from: 0.05, to: 0.1 } as const;

const { blackShare, blackest, nearlyBlack, shaded, darkest, leastRange } = eyeCalibration.lashLine;

export interface LashLine {
  /** How much of the band about the outer lashes is as black as the eye's own black, 0-1. Bare lashes reach some 0.07. */
  readonly black: number;
  /**
   * How much darkness lies on that band, black or not, 0-1: rises with all that is laid on, and in shade, too. No score reads it;
   * it shows that amounts of drawn liner can be told apart.
   */
  readonly weight: number;
  /** Darkness of the line at its darkest: 0 skin, 1 the eye's black, and above it where the line is the blacker. */
  readonly depth: number;
  /** How much darker than the skin around the eye the lid is right above its outer lashes, share of that skin's light; 0 unseen. */
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
  const lightsIn = (box: EyeBox) => {
    const lights: number[] = [];
    axes.forEachIn(box, (pixel) => lights.push(light[pixel]!));
    return Float32Array.from(lights).sort();
  };
  const skin = median(skinAround.map((box) => quantile(lightsIn(box), 0.5)));
  const blackLight = Math.max(blackest * skin, quantile(lightsIn(eye), blackShare));
  const range = Math.max(leastRange, skin - blackLight);
  const heightAt = lashHeights(axes, side);
  const band: number[] = [];
  const lidAbove: number[] = [];
  let [black, weight] = [0, 0];
  axes.forEachIn(outerThird, (pixel, along, up) => {
    const over = up - heightAt(along);
    if (over > above || over < below) return;
    if (along > 0 && over >= rightAbove.from && over < rightAbove.to) lidAbove.push(light[pixel]!);
    const darkness = (skin - light[pixel]!) / range;
    band.push(darkness);
    black += clamp01((darkness - nearlyBlack) / (1 - nearlyBlack));
    weight += clamp01((1 - light[pixel]! / skin - shaded) / (1 - shaded)) ** 2;
  });
  if (band.length === 0 || !Number.isFinite(range)) return { black: 0, weight: 0, depth: 0, aboveShade: 0 };
  return {
    black: black / band.length,
    weight: weight / band.length,
    depth: quantile(Float32Array.from(band).sort(), 1 - darkest),
    aboveShade: lidAbove.length === 0 ? 0 : 1 - quantile(Float32Array.from(lidAbove).sort(), 0.5) / skin,
  };
}

/** The upper lash line's height over the line of the corners, level beyond them. Eye widths. */
function lashHeights(axes: EyeAxes, side: 0 | 1): (along: number) => number {
  const line = upperLashes[side]
    .map((landmark) => axes.of(landmark))
    .toSorted(([one], [other]) => one - other);
  return (along) => piecewiseLinear(line, along);
}
