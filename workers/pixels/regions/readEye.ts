import { eyeCalibration } from './calibration/eyeCalibration.ts';
import { darkerUnderEye } from './darkerUnderEye.ts';
import type { FaceView } from './FaceView.ts';
import { type LashLine, lashLine } from './lashLine.ts';
import { lowerLashLine } from './lowerLashLine.ts';
import { type RegionColor, regionColor } from './regionColor.ts';
import { dilate, intersect, rasterize, pixelsOf, subtract } from './regionMask.ts';
import { medianOver } from './sampled.ts';

/** How far lashes reach around the opening, and hairs around the brows. Frame px. */
const aroundOpening = 3;
const aroundBrow = 3;

const { leastLid } = eyeCalibration.makeup;
const { natural } = eyeCalibration.smudge;

/** One eye: lid and lash line, against the person's own brow bone and the skin under the eye. */
export interface EyeReading {
  readonly side: 0 | 1;
  readonly line: LashLine;
  /** `lowerLashLine` */
  readonly lower: number;
  /** Null where the lid is folded away. */
  readonly lid: RegionColor | null;
  readonly bone: RegionColor;
  /** The skin right under the eye, which lies in the same socket and is seldom made up. Its lightness is what it would be without smudges. */
  readonly under: RegionColor;
  /** `darkerUnderEye` */
  readonly darkerUnder: number;
  /** How deep the socket lies in shade: the share of the cheek's light that the skin under the eye lacks, 0-1. */
  readonly socketShade: number;
  /** The lid's pixels, copied out of the kernels' memory, so that they stay valid. */
  readonly pixels: Int32Array;
}

/** @param side of the person: 0 the right eye, 1 the left */
export function readEye(view: FaceView, side: 0 | 1): EyeReading {
  const { eyes, brows, browBones, underEyes, cheeks } = view.regions.outlines;
  const opening = dilate(rasterize(eyes[side]), aroundOpening);
  const brow = dilate(rasterize(brows[side]), aroundBrow);
  const pixels = lidPixels(view, side);
  const bone = pixelsOf(subtract(rasterize(browBones[side]), brow, view.frame.outside));
  const below = pixelsOf(subtract(rasterize(underEyes[side]), opening, view.frame.outside));
  const cheek = pixelsOf(intersect(rasterize(cheeks[side]), view.regions.skin));
  const darkerUnder = darkerUnderEye(view, side);
  const smudged = Math.max(0, darkerUnder - natural);
  const under = unsmudged(regionColor(view, below), smudged);
  const shade = 1 - under.light / medianOver(cheek, view.light);
  return {
    side,
    line: lashLine(view, side),
    lower: lowerLashLine(view, side, smudged),
    lid: pixels.length < leastLid ? null : regionColor(view, pixels),
    bone: regionColor(view, bone),
    under,
    darkerUnder,
    socketShade: Number.isFinite(shade) ? Math.max(0, shade) : 0,
    pixels: pixels.slice(),
  };
}

/** The lid's pixels without lashes and brow. */
export function lidPixels({ regions: { outlines }, frame }: FaceView, side: 0 | 1): Int32Array {
  return pixelsOf(
    subtract(
      rasterize(outlines.lids[side]),
      dilate(rasterize(outlines.eyes[side]), aroundOpening),
      dilate(rasterize(outlines.brows[side]), aroundBrow),
      frame.outside,
    ),
  );
}

/** The color of skin without the darkness of a smudge, natural logarithm, which is no shade that the lid shares. */
function unsmudged(skin: RegionColor, smudged: number): RegionColor {
  return { ...skin, light: skin.light * Math.exp(smudged) };
}
