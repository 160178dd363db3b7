import { mean } from '../statistics.ts';
import { eyeCalibration } from './calibration/eyeCalibration.ts';
import type { FaceView } from './FaceView.ts';
import type { RegionColor } from './regionColor.ts';
import { dilate, pixelsOf, rasterize, subtract } from './regionMask.ts';
import { medianOver, medianQuotient, pixelsBetween, quantilesOver } from './sampled.ts';
import { blushReach } from './skinReference.ts';

const { steps, leastSpread } = eyeCalibration.shadeLine;
/** Only every `thinning`-th pixel is read, because some hundred for each median are enough. */
const thinning = 8;

/** The slope of the skin's color over lightness against its lightness, 0 at most, because skin in shade is more saturated. */
export interface ShadeLine {
  readonly red: number;
  readonly yellow: number;
}

/**
 * Fits the shade line to the skin where no eye makeup is put: straight lines by least squares through the medians of ten equal shares of
 * its pixels, from the darkest to the lightest. Contrast, saturation, colored light and editing of the photo decide
 * how red and how yellow the shade of a face is, and all of them act on the lids, too. If the face is evenly lit, nothing can be told, and
 * the line is level.
 */
export function shadeLine(view: FaceView): ShadeLine {
  const { light, red, yellow, regions } = view;
  const { apples, lids, browBones, underEyes } = regions.outlines;
  const pixels = pixelsOf(
    subtract(
      regions.skin,
      dilate(rasterize(...apples), blushReach),
      rasterize(...lids, ...browBones, ...underEyes),
    ),
  ).filter((_, i) => i % thinning === 0);
  if (pixels.length === 0) return { red: 0, yellow: 0 };
  const edges = quantilesOver(
    pixels,
    Array.from({ length: steps + 1 }, (_, k) => k / steps),
    light,
  );
  const shares = edges.slice(1).map((to, k) => pixelsBetween(pixels, light, edges[k]!, to));
  const lights = shares.map((share) => medianOver(share, light));
  const slopeOf = (plane: Float32Array) =>
    Math.min(
      0,
      slope(
        lights,
        shares.map((share) => medianQuotient(share, plane, light)),
      ),
    );
  return { red: slopeOf(red), yellow: slopeOf(yellow) };
}

/** The color that skin would have in shade, if its lightness were `light`; its own color if it is no lighter than that. */
export function inShade(skin: RegionColor, light: number, line: ShadeLine): RegionColor {
  const darker = Math.min(0, light - skin.light);
  return {
    light: skin.light + darker,
    red: skin.red + line.red * darker,
    yellow: skin.yellow + line.yellow * darker,
  };
}

/** The least squares slope, shrunk towards 0 (ridge regression) if the lights hardly differ. */
function slope(lights: readonly number[], colors: readonly number[]): number {
  const [middle, center] = [mean(lights), mean(colors)];
  const along = mean(lights.map((light, k) => (light - middle) * (colors[k]! - center)));
  return along / (mean(lights.map((light) => (light - middle) ** 2)) + leastSpread ** 2);
}
