import type { FaceView } from './FaceView.ts';
import { medianOver } from './sampled.ts';

/** A region's color against the person's skin, free of exposure and of shading. */
export interface RegionColor {
  /** Median a / L less the skin's own: how much redder, whatever light falls on it. */
  readonly red: number;
  /** Median b / L less the skin's own. */
  readonly yellow: number;
  /** Median L / L0. */
  readonly light: number;
}

/** Below this lightness the quotients are noise. */
const darkest = 0.04;

/** The median color of some pixels of the frame; NaN of none. */
export function regionColor({ frame, skin, light }: FaceView, pixels: readonly number[]): RegionColor {
  const lit = pixels.filter((i) => frame.L[i]! > darkest);
  return {
    red: medianOver(lit, (i) => frame.a[i]! / frame.L[i]!) - skin.red / skin.lightness,
    yellow: medianOver(lit, (i) => frame.b[i]! / frame.L[i]!) - skin.yellow / skin.lightness,
    light: medianOver(pixels, (i) => light[i]!),
  };
}
