import { presenceThresholds } from '../../../src/domain/analysis/makeupPresence.ts';
import type { PixelBuffer } from '../../../src/domain/photo/PixelBuffer.ts';
import { clamp01 } from '../statistics.ts';
import type { FaceView } from './FaceView.ts';
import { neckSamples } from './neckSamples.ts';
import { regionColor } from './regionColor.ts';
import { rasterize, pixelsOf } from './regionMask.ts';
import { medianOver, spreadOver } from './sampled.ts';
import type { FaceVisibility } from './faceVisibility.ts';
import { softplus } from './softplus.ts';

/** Lips less different in color from the skin than this are in black and white, skin = 1. */
const leastHue = 0.01;
/** Share of the strip below the jaw that lies within the photo, and that is skin, from which there is a neck to compare. */
const leastInside = 0.8;
const leastSkin = 0.55;
const plentyOfSkin = 0.85;
/** What a neck may differ by from the face and still be its skin: collars, hair and walls differ more. Skin = 1, 0, 0. */
const skinLight = [0.5, 1.2] as const;
const skinRed = [-0.07, 0.09] as const;
const skinYellow = [-0.06, 0.14] as const;
/** The greatest spread of lightness over lightness on a neck; folds of cloth and strands of hair spread more. */
const mostSpread = 0.16;
/** A neck's lightness under the jaw: too dim to compare hues, and lit as the face is. */
const dim = 0.5;
const lit = 0.8;

/** By nature a neck is a little redder and yellower than cheeks and forehead, and less lit. */
const natural = { red: 0.01, yellow: 0.025 } as const;
const lessLit = [0.6, 1.05] as const;
/** A difference of lightness beyond that counts this share, because most of it comes from the light of the room. */
const lightShare = 0.25;
/** Differences of color that necks have by themselves, give or take, and that of a mask, skin = 1. */
const usual = 0.045;
const usualVariation = 0.008;
const mask = 0.1;

export interface NeckMatch {
  /** How far the face's tone is off the neck's beyond what is natural, 0-1. */
  readonly mismatch: number;
  /** How far the comparison can be trusted, 0-1. */
  readonly confidence: number;
  /** Where it was read, flat x, y list in frame px. */
  readonly outline: readonly number[];
}

/**
 * The face's tone against the neck's, to tell a base that ends at the jaw. Compared are color over lightness, free of how much
 * light falls under the jaw, and a little of the lightness itself. Null where no neck is seen: cropped, turned away, under
 * hair or collar, in the jaw's shadow, or of no hue in a photo without color.
 */
export function neckMatch(raster: PixelBuffer, view: FaceView, seen: FaceVisibility): NeckMatch | null {
  if (!seen.skin || seen.sides.length < 2 || !hasHues(view)) return null;
  const { lightness, a, b, outline, insideShare } = neckSamples(raster, view);
  if (insideShare < leastInside) return null;
  const neck = Array.from(lightness.keys()).filter(
    (i) =>
      within(skinLight, lightness[i]!) &&
      within(skinRed, a[i]! / lightness[i]!) &&
      within(skinYellow, b[i]! / lightness[i]!),
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
    lightShare * beyond(lessLit, light),
  );
  return {
    mismatch: clamp01(softplus(difference, usual, usualVariation) / (mask - usual)),
    confidence,
    outline,
  };
}

/** Coverage by which a base is on, over that at which it counts as present: bare skin may be tanned above the collar. */
const wornOver = 0.15;
/** What a mask takes from the evenness of tone, at most: the base on the face itself may still be even. */
const maskShare = 0.3;

/** Evenness of tone over face and neck, 0-1: less by a base's mismatch, as far as one is worn and the neck is to be believed. */
export function evennessWithNeck(uniformity: number, coverage: number, neck: NeckMatch | null): number {
  if (neck === null) return uniformity;
  const worn = clamp01((coverage - presenceThresholds.coverage) / wornOver);
  return uniformity * (1 - maskShare * worn * neck.confidence * neck.mismatch);
}

/** Whether the photo has colors. Skin alone would not tell: in cool light the fairest is gray. */
function hasHues(view: FaceView): boolean {
  const lips = regionColor(view, pixelsOf(rasterize(view.regions.outlines.lips)));
  return Math.hypot(lips.red, lips.yellow) >= leastHue;
}

type Range = readonly [from: number, to: number];

const within = ([from, to]: Range, value: number): boolean => value >= from && value <= to;

/** How far a value lies outside a range. */
const beyond = ([from, to]: Range, value: number): number => Math.max(0, from - value, value - to);
