import { smoothstep } from '../../../src/domain/analysis/smoothstep.ts';
import { clamp01 } from '../statistics.ts';
import type { FaceView } from './FaceView.ts';
import { type LashLine, lashLine } from './lashLine.ts';
import { type RegionColor, regionColor } from './regionColor.ts';
import { dilate, rasterize, pixelsOf, subtract } from './regionMask.ts';
import { softplus } from './softplus.ts';

/** Around the opening lie lashes, around the brows hair. Frame px. */
const aroundOpening = 3;
const aroundBrow = 3;
/** Fewer pixels are no lid: the eye is narrow or the lid folded away. */
const leastLid = 60;

/**
 * What bare eyes show, over which makeup counts. Fitted on few photos, CC0 portraits without glasses, 33 with eyes labeled as
 * bare, 16 as subtly and 11 as clearly made up, and not checked on others: of the same bare ones 85 % stay below what reads as
 * present, and 81 and 91 % of the made up ones reach it. 0.077 of black is what 85 % of the bare ones stay below.
 */
const bareBlack = 0.077;
const bareShade = 0.24;
const bareTint = 0.06;
/** By how much bare eyes differ from each other in each. */
const blackVariation = 0.012;
const shadeVariation = 0.02;
const tintVariation = 0.006;
/**
 * Shade on a lid is makeup or the room's: light from above darkens the lids of deep sockets. It counts two thirds as long as
 * it is weak and alone, and in full where all signs together, with a line as black as the pupil or a hue, leave no doubt. By as much
 * less as still reads drawn brown shadow of half strength as present.
 */
const weakShade = 0.67;
const noDoubt = { from: 0.3, to: 0.9 } as const;

/** The measure's unit: a wide black line, a lid a third darker still, an opaque hue. */
const fullBlack = 0.11;
const fullShade = 0.32;
const fullTint = 0.12;
/**
 * Some lids are lighter than the bone above, as where the brow casts its shadow on that. Darkening counts from there on,
 * if little, so that shadow laid on such a lid is not lost in its own change of hue.
 */
const lightestLid = -0.5;
const lightLidShare = 0.01;

/** What the weight of the line adds, so that more laid on always reads more, as little as that is on bare eyes. */
const weightShare = 0.1;

/** How much the eye that shows more of a sign counts, against the one that shows less. */
const meanShare = 0.1;

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
 * Eye makeup, 0-1, from three signs, each over what bare eyes show: a wide black lash line, a lid darker than the brow
 * bone above it, a lid of another hue than the bone's. Each is taken mainly from the eye that shows less of it, because makeup
 * is put on both, while side light, hair and deep sockets shade one; the line counts by its mean, since lashes fall freely.
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
      bareBlack,
      blackVariation,
    ) /
      fullBlack +
    weightShare * meanOf(({ weight }) => weight);
  const shaded =
    (softplus(shade, bareShade, shadeVariation) + lightLidShare * Math.max(0, shade - lightestLid)) /
    fullShade;
  const tinted = softplus(tint, bareTint, tintVariation) / fullTint;
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
 * How far the lid's hue lies from the bone's. Away from what skin does by itself: thin lid skin is redder and, in its own
 * shade, more saturated, so that way counts a quarter.
 */
function tinting(lid: RegionColor, bone: RegionColor): number {
  const [red, yellow] = [lid.red - bone.red, lid.yellow - bone.yellow];
  return Math.hypot(red > 0 ? red / 4 : red, yellow > 0 ? yellow / 4 : yellow);
}
