import { mean } from '../statistics.ts';
import { eyeCalibration } from './calibration/eyeCalibration.ts';
import type { FaceView } from './FaceView.ts';
import type { RegionColor } from './regionColor.ts';
import { dilate, pixelsOf, rasterize, subtract } from './regionMask.ts';
import { medianOver, medianQuotient, pixelsBetween, quantilesOver } from './sampled.ts';
import { blushReach } from './skinReference.ts';

const { steps, leastSpread } = eyeCalibration.shadeLine;
/** One pixel in so many is read: some hundred for each median are plenty. */
const thinning = 8;

/** How the color over lightness of one face's skin changes for each unit of lightness, 0 at most: skin in shade is more saturated. */
export interface ShadeLine {
  readonly red: number;
  readonly yellow: number;
}

/**
 * Fits the shade line to the skin where no eye makeup is put: straight lines by least squares through the medians of ten equal shares of
 * its pixels, from the darkest to the lightest. Contrast, saturation, colored light and what the photo was edited with
 * decide how red and how yellow a face's own shade is, and all of them act on the lids, too. Where the face is evenly lit nothing
 * can be told, and the line is level.
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

/** The color that skin would have if it were no lighter than that: its own where it is not. */
export function inShade(skin: RegionColor, light: number, line: ShadeLine): RegionColor {
  const darker = Math.min(0, light - skin.light);
  return {
    light: skin.light + darker,
    red: skin.red + line.red * darker,
    yellow: skin.yellow + line.yellow * darker,
  };
}

/** Least squares, shrunk to level where the lights hardly differ. */
function slope(lights: readonly number[], colors: readonly number[]): number {
  const [middle, center] = [mean(lights), mean(colors)];
  const along = mean(lights.map((light, k) => (light - middle) * (colors[k]! - center)));
  return along / (mean(lights.map((light) => (light - middle) ** 2)) + leastSpread ** 2);
}
