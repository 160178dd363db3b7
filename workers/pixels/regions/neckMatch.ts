import { presenceThresholds } from '../../../src/domain/analysis/makeupPresence.ts';
import type { PixelBuffer } from '../../../src/domain/photo/PixelBuffer.ts';
import { clamp01 } from '../statistics.ts';
import { baseCalibration } from './calibration/baseCalibration.ts';
import type { FaceView } from './FaceView.ts';
import { neckSamples } from './neckSamples.ts';
import { regionColor } from './regionColor.ts';
import { rasterize, pixelsOf } from './regionMask.ts';
import { medianOver, spreadOver } from './sampled.ts';
import type { FaceVisibility } from './faceVisibility.ts';
import { softplus } from './softplus.ts';

const {
  leastHue,
  leastInside,
  leastSkin,
  plentyOfSkin,
  skin,
  mostSpread,
  dim,
  lit,
  natural,
  lightShare,
  usual,
  usualVariation,
  mask,
  wornOver,
  maskShare,
} = baseCalibration.neck;

export interface NeckMatch {
  /** How far the tone of the face differs from that of the neck, beyond what is natural, 0-1. */
  readonly mismatch: number;
  /** How far the comparison can be trusted, 0-1. */
  readonly confidence: number;
  /** Where the neck was read, a flat x, y list in frame px. */
  readonly outline: readonly number[];
}

/**
 * Compares the tone of the face with that of the neck, to notice a base that ends at the jaw. It compares color divided by
 * lightness, which does not depend on how much light falls under the jaw, and a little of the lightness itself. Null where no
 * neck can be seen (cropped, turned away, under hair or collar, in the jaw's shadow) and in a photo without color.
 */
export function neckMatch(raster: PixelBuffer, view: FaceView, seen: FaceVisibility): NeckMatch | null {
  if (!seen.skin || seen.sides.length < 2 || !hasHues(view)) return null;
  const { lightness, a, b, outline, insideShare } = neckSamples(raster, view);
  if (insideShare < leastInside) return null;
  const neck = Array.from(lightness.keys()).filter(
    (i) =>
      within(skin.light, lightness[i]!) &&
      within(skin.red, a[i]! / lightness[i]!) &&
      within(skin.yellow, b[i]! / lightness[i]!),
  );
  const skinShare = neck.length / lightness.length;
  const light = medianOver(neck, (i) => lightness[i]!);
  const isNeck = skinShare >= leastSkin && spreadOver(neck, (i) => lightness[i]!) <= mostSpread * light;
  const confidence =
    clamp01((light - dim) / (lit - dim)) * clamp01((skinShare - leastSkin) / (plentyOfSkin - leastSkin));
  if (!isNeck || confidence === 0) return null;
  const difference = Math.hypot(
    medianOver(neck, (i) => a[i]! / lightness[i]!) - natural.red,
    medianOver(neck, (i) => b[i]! / lightness[i]!) - natural.yellow,
    lightShare * beyond(natural.light, light),
  );
  return {
    mismatch: clamp01(softplus(difference, usual, usualVariation) / (mask - usual)),
    confidence,
    outline,
  };
}

/** Evenness of tone over face and neck, 0-1: a base that does not match the neck lowers it, as far as both can be told. */
export function evennessWithNeck(uniformity: number, coverage: number, neck: NeckMatch | null): number {
  if (neck === null) return uniformity;
  const worn = clamp01((coverage - presenceThresholds.coverage) / wornOver);
  return uniformity * (1 - maskShare * worn * neck.confidence * neck.mismatch);
}

/** Whether the photo has colors. The lips tell, because in cool light very fair skin is gray. */
function hasHues(view: FaceView): boolean {
  const lips = regionColor(view, pixelsOf(rasterize(view.regions.outlines.lips)));
  return Math.hypot(lips.red, lips.yellow) >= leastHue;
}

type Range = readonly [from: number, to: number];

const within = ([from, to]: Range, value: number): boolean => value >= from && value <= to;

/** How far a value lies outside a range. */
const beyond = ([from, to]: Range, value: number): number => Math.max(0, from - value, value - to);
