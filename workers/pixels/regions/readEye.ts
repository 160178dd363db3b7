import { eyeCalibration } from './calibration/eyeCalibration.ts';
import type { FaceView } from './FaceView.ts';
import { type LashLine, lashLine } from './lashLine.ts';
import { type RegionColor, regionColor } from './regionColor.ts';
import { dilate, rasterize, pixelsOf, subtract } from './regionMask.ts';

/** Around the opening lie lashes, around the brows hair. Frame px. */
const aroundOpening = 3;
const aroundBrow = 3;

const { leastLid } = eyeCalibration.makeup;

/** One eye: lid and lash line, against the person's own brow bone. */
export interface EyeReading {
  readonly side: 0 | 1;
  readonly line: LashLine;
  /** Null where the lid is folded away. */
  readonly lid: RegionColor | null;
  readonly bone: RegionColor;
  readonly pixels: readonly number[];
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
