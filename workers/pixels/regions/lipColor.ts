import { smoothstep } from '../../../src/domain/analysis/smoothstep.ts';
import { clamp01, quantile } from '../statistics.ts';
import type { FaceView } from './FaceView.ts';
import { type RegionColor, regionColor } from './regionColor.ts';
import { dilate, rasterize, pixelsOf, subtract } from './regionMask.ts';
import { softplus } from './softplus.ts';
import { sampled } from './sampled.ts';

/** How far the lip pixels keep from the line and the teeth, frame px. */
const insideLine = 2;
/** The brightest share is shine. */
const shineShare = 0.08;

/** Bare lips are redder than the skin by up to about this, and by how much they differ from each other. */
const bareRedness = 0.1;
const bareVariation = 0.02;
/** And yellower by up to about this. */
const bareYellow = 0.02;
/**
 * And bluer by up to about this, mostly on dark skin, where bare lips hold more pigment: 45 of 47 CC0 portraits with bare lips stay
 * below it, and the other two are dark. On lips that are redder than the skin by what most bare ones are not, blue is makeup's.
 */
const bareBlue = 0.05;
const redder = 0.08;
const bareTintVariation = 0.004;
/** Strength at which the measure begins and is full; 0.12, where lip color is present (FEA-02), lies at 0.036. */
const faint = 0.01;
const faintVariation = 0.005;
const full = 0.225;

export interface LipReading extends RegionColor {
  /** 0-1 */
  readonly intensity: number;
}

/** The lips' pixels without the opening, the rim and the shine. */
export function lipPixels({ regions: { outlines }, frame }: FaceView): number[] {
  const lips = subtract(
    dilate(rasterize(outlines.lips), -insideLine),
    dilate(rasterize(outlines.mouth), insideLine),
    frame.outside,
  );
  const pixels = pixelsOf(lips);
  const limit = quantile(sampled(pixels, (i) => frame.lightness[i]!).sort(), 1 - shineShare);
  return pixels.filter((i) => frame.lightness[i]! <= limit);
}

function bareTint({ red, yellow }: RegionColor): number {
  return yellow > 0 ? bareYellow : bareBlue - (bareBlue - bareYellow) * smoothstep(red, 0, redder);
}

/**
 * Lip color, 0-1: how far the lips' saturation lies from bare lips' on the same skin. Quotients of color
 * and lightness, because they do not move with the shading of the lips, which lie lower and darker than the cheeks.
 */
export function lipColor(view: FaceView, pixels = lipPixels(view)): LipReading {
  const color = regionColor(view, pixels);
  const strength = Math.hypot(
    softplus(color.red, bareRedness, bareVariation),
    softplus(Math.abs(color.yellow), bareTint(color), bareTintVariation),
  );
  return { ...color, intensity: clamp01(softplus(strength, faint, faintVariation) / (full - faint)) };
}
