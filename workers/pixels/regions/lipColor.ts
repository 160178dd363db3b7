import { clamp01, median, quantile } from '../statistics.ts';
import type { FaceView } from './FaceView.ts';
import { grown, maskOf, pixelsOf, without } from './regionMask.ts';

/** How far the lip pixels keep from the line and the teeth, frame px. */
const insideLine = 2;
/** The brightest share is shine. */
const shineShare = 0.08;

/** Bare lips are redder than the skin by about this much. */
const bareRedness = 0.035;
/** The same pigment moves dark skin's relative color further; this divides it out, from `dark` to `light` skin. */
const dark = { lightness: 0.52, factor: 0.68 };
const light = { lightness: 0.74, factor: 1 };
/** Where the measure begins and is full. */
const faint = 0.013;
const full = 0.167;

export interface LipReading {
  readonly intensity: number;
  /** Median color against the skin's, in units of its lightness. */
  readonly red: number;
  readonly yellow: number;
}

/** The lips' pixels without the opening, the rim and the shine. */
export function lipPixels({ regions: { outlines }, frame }: FaceView): number[] {
  const lips = without(grown(maskOf(outlines.lips), -insideLine), grown(maskOf(outlines.mouth), insideLine));
  const pixels = pixelsOf(lips);
  const limit = quantile(Float32Array.from(pixels, (i) => frame.L[i]!).sort(), 1 - shineShare);
  return pixels.filter((i) => frame.L[i]! <= limit);
}

/** Lip color against the person's skin, 0-1; bare lips lie below 0.12 (FEA-02). */
export function lipColor(view: FaceView, pixels = lipPixels(view)): LipReading {
  const red = median(pixels.map((i) => view.red[i]!));
  const yellow = median(pixels.map((i) => view.yellow[i]!));
  const lightness = clamp01((view.skin.lightness - dark.lightness) / (light.lightness - dark.lightness));
  const scale = dark.factor + (light.factor - dark.factor) * lightness;
  const strength = Math.hypot(Math.max(0, red - bareRedness), 0.5 * yellow) / scale;
  return { intensity: clamp01((strength - faint) / full), red, yellow };
}
