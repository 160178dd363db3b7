import { smoothstep } from '../../../src/domain/analysis/smoothstep.ts';
import { clamp01 } from '../statistics.ts';
import { eyeCalibration } from './calibration/eyeCalibration.ts';
import type { FaceView } from './FaceView.ts';
import { type LashLine, lashLine } from './lashLine.ts';
import { type RegionColor, regionColor } from './regionColor.ts';
import { dilate, rasterize, pixelsOf, subtract } from './regionMask.ts';
import { softplus } from './softplus.ts';

/** Around the opening lie lashes, around the brows hair. Frame px. */
const aroundOpening = 3;
const aroundBrow = 3;

const { leastLid, evidence, full, paintedVariation, meanShare, skinHueShare } = eyeCalibration.makeup;

/** One eye: lid and lash line, against the person's own brow bone. */
export interface EyeReading {
  readonly side: 0 | 1;
  readonly line: LashLine;
  /** Null where the lid is folded away. */
  readonly lid: RegionColor | null;
  readonly bone: RegionColor;
  readonly pixels: readonly number[];
}

export interface EyeMakeupReading {
  /** 0-1; bare eyes lie below 0.08 (FEA-02). */
  readonly intensity: number;
  /** What of it lies on the lids, 0-1: shade and hue, without the line. */
  readonly shadow: number;
  readonly eyes: readonly EyeReading[];
}

export function readEye(view: FaceView, side: 0 | 1): EyeReading {
  const { eyes, brows, lids, browBones } = view.regions.outlines;
  const opening = dilate(rasterize(eyes[side]), aroundOpening);
  const brow = dilate(rasterize(brows[side]), aroundBrow);
  const pixels = pixelsOf(subtract(rasterize(lids[side]), opening, brow, view.frame.outside));
  const bone = pixelsOf(subtract(rasterize(browBones[side]), brow, view.frame.outside));
  return {
    side,
    line: lashLine(view, side),
    lid: pixels.length < leastLid ? null : regionColor(view, pixels),
    bone: regionColor(view, bone),
    pixels,
  };
}

/**
 * Eye makeup, 0-1. Its signs are a wide black lash line, a lid of another hue than the brow bone above it, shade right above the
 * outer lashes, and a lid that is darker than the bone without being redder: deep sockets and light from above darken lids as
 * well, but bare skin grows redder in its shade, and skin that is painted dark does not. The signs are weighed as in a logistic
 * regression: their sum is the logarithm of the odds, and the intensity is the softplus of it. Hue and shade of the lids are taken
 * mainly from the eye that shows less of them, because makeup is put on both eyes, while side light, hair and deep sockets shade
 * one. The others are the mean of both eyes, because lashes differ by chance.
 */
export function eyeMakeup(view: FaceView, sides: readonly (0 | 1)[]): EyeMakeupReading {
  const eyes = sides.map((side) => readEye(view, side));
  if (eyes.length === 0) return { intensity: 0, shadow: 0, eyes };
  const black = mean(eyes.map(({ line }) => line.black));
  // Where a lid is folded away it is the brow's skin that lies above the lashes.
  const lids = eyes.flatMap(({ lid, bone, line }) =>
    lid !== null && Number.isFinite(bone.light) ? [{ lid, bone, line }] : [],
  );
  const shade = fromBoth(lids.map(({ lid, bone }) => 1 - lid.light / bone.light));
  const tint = fromBoth(lids.map(({ lid, bone }) => tinting(lid, bone)));
  const shadeAbove = mean(lids.map(({ line }) => line.aboveShade));
  const { natural } = evidence;
  const redder = Math.max(-natural, Math.min(natural, mean(lids.map(({ lid, bone }) => lid.red - bone.red))));
  const painted = shade - evidence.shadePerRed * redder;
  const odds =
    evidence.perBlack * black +
    evidence.perTint * tint +
    evidence.perShadeAbove * shadeAbove -
    evidence.perRed * redder +
    evidence.perHue * softplus(tint, evidence.hue, evidence.hueVariation) +
    evidence.forPainted * smoothstep(painted, evidence.painted.from, evidence.painted.to) -
    evidence.even;
  const intensity = clamp01(evidence.perOdds * softplus(odds, 0, evidence.softness));
  // What lies on the lids is a part of all: what the signs together do not take for makeup is none.
  return { intensity, shadow: Math.min(intensity, lidShadow(painted, tint)), eyes };
}

/** What lies on the lids, 0-1: shade that their redness does not explain, and hue. */
function lidShadow(painted: number, tint: number): number {
  return (
    softplus(painted, evidence.painted.from, paintedVariation) / full.painted +
    softplus(tint, evidence.hue, evidence.hueVariation) / full.tint
  );
}

/** 0 of none. */
function mean(readings: readonly number[]): number {
  return readings.reduce((sum, reading) => sum + reading, 0) / Math.max(1, readings.length);
}

/** The lesser of the readings, moved a little towards their mean; 0 of none. */
function fromBoth(readings: readonly number[]): number {
  if (readings.length === 0) return 0;
  return (1 - meanShare) * Math.min(...readings) + meanShare * mean(readings);
}

/**
 * How far the lid's hue lies from the bone's. The thin skin of a bare lid is redder than the bone and, in its own shade, more
 * saturated. So a lid that is redder or yellower counts less than one that is greener or bluer.
 */
function tinting(lid: RegionColor, bone: RegionColor): number {
  const [red, yellow] = [lid.red - bone.red, lid.yellow - bone.yellow];
  return Math.hypot(red > 0 ? skinHueShare * red : red, yellow > 0 ? skinHueShare * yellow : yellow);
}
