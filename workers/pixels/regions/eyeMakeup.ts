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

const {
  leastLid,
  bare,
  variation,
  full,
  weakShade,
  noDoubt,
  lightestLid,
  lightLidShare,
  weightShare,
  meanShare,
  skinHueShare,
} = eyeCalibration.makeup;

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
 * Eye makeup, 0-1. It is the sum of three signs, each as far as it exceeds what bare eyes show: a wide black lash line, a lid
 * darker than the brow bone above it, and a lid of another hue than that bone. The two signs of the lids are taken mainly from
 * the eye that shows less of them, because makeup is put on both eyes, while side light, hair and deep sockets shade one. The
 * line is the mean of both eyes, because lashes differ by chance.
 */
export function eyeMakeup(view: FaceView, sides: readonly (0 | 1)[]): EyeMakeupReading {
  const eyes = sides.map((side) => readEye(view, side));
  if (eyes.length === 0) return { intensity: 0, shadow: 0, eyes };
  const meanOf = (value: (line: LashLine) => number) =>
    eyes.reduce((sum, { line }) => sum + value(line), 0) / eyes.length;
  const lids = eyes.filter(({ lid, bone }) => lid !== null && Number.isFinite(bone.light));
  const shade =
    lids.length === 0 ? lightestLid : fromBoth(lids.map(({ lid, bone }) => 1 - lid!.light / bone.light));
  const tint = fromBoth(lids.map(({ lid, bone }) => tinting(lid!, bone)));
  const lined =
    softplus(
      meanOf(({ black }) => black),
      bare.black,
      variation.black,
    ) /
      full.black +
    weightShare * meanOf(({ weight }) => weight);
  const shaded =
    (softplus(shade, bare.shade, variation.shade) + lightLidShare * Math.max(0, shade - lightestLid)) /
    full.shade;
  const tinted = softplus(tint, bare.tint, variation.tint) / full.tint;
  const trust = smoothstep(lined + tinted + shaded, noDoubt.from, noDoubt.to);
  const shadow = shaded * (weakShade + (1 - weakShade) * trust) + tinted;
  return { intensity: clamp01(lined + shadow), shadow: clamp01(shadow), eyes };
}

/** The lesser of the readings, moved a little towards their mean; 0 of none. */
function fromBoth(readings: readonly number[]): number {
  if (readings.length === 0) return 0;
  const mean = readings.reduce((sum, reading) => sum + reading, 0) / readings.length;
  return (1 - meanShare) * Math.min(...readings) + meanShare * mean;
}

/**
 * How far the lid's hue lies from the bone's. The thin skin of a bare lid is redder than the bone and, in its own shade, more
 * saturated. So a lid that is redder or yellower counts less than one that is greener or bluer.
 */
function tinting(lid: RegionColor, bone: RegionColor): number {
  const [red, yellow] = [lid.red - bone.red, lid.yellow - bone.yellow];
  return Math.hypot(red > 0 ? skinHueShare * red : red, yellow > 0 ? skinHueShare * yellow : yellow);
}
