import { type FaceFrame, outlineOf } from './FaceFrame.ts';
import * as sets from './landmarkSets.ts';
import { dilate, rasterize, type RegionMask, subtract } from './regionMask.ts';

/** A region on one side of the face: the person's right, then left. */
export type Sided<T> = readonly [right: T, left: T];

/** The outlines of the regions, flat x, y lists in frame px. */
export interface RegionOutlines {
  readonly oval: readonly number[];
  readonly lips: readonly number[];
  readonly mouth: readonly number[];
  /** Upper lids: from the lash line past the crease, where shadow is laid. */
  readonly lids: Sided<readonly number[]>;
  /** The bone between lid and brow, mostly left bare. */
  readonly browBones: Sided<readonly number[]>;
  readonly eyes: Sided<readonly number[]>;
  readonly brows: Sided<readonly number[]>;
  readonly underEyes: Sided<readonly number[]>;
  readonly cheeks: Sided<readonly number[]>;
  readonly apples: Sided<readonly number[]>;
  readonly forehead: readonly number[];
  readonly nose: readonly number[];
  readonly chin: readonly number[];
  readonly glabella: readonly number[];
}

export interface FaceRegions {
  readonly outlines: RegionOutlines;
  /** The oval, a little inside its edge, without lips, brows and eyes. */
  readonly skin: RegionMask;
}

/** How far the skin keeps from what is no skin, frame px. */
const insideOval = 10;
const aroundLips = 8;
const aroundBrows = 6;
const aroundEyes = 11;

/** Where the upper edge of the lid lies between the ring of landmarks at the crease (0) and the ring above it (1). */
const lidReach = 0.5;

export function faceRegions(frame: FaceFrame): FaceRegions {
  const outline = (set: sets.LandmarkSet) => outlineOf(frame, set);
  const sided = (pair: sets.SidedSet): Sided<number[]> => [outline(pair[0]), outline(pair[1])];
  const outlines: RegionOutlines = {
    oval: outline(sets.faceOval),
    lips: outline(sets.outerLips),
    mouth: outline(sets.mouthOpening),
    lids: [lidOutline(frame, 0), lidOutline(frame, 1)],
    browBones: [browBoneOutline(frame, 0), browBoneOutline(frame, 1)],
    eyes: sided(sets.eyeOutlines),
    brows: sided(sets.brows),
    underEyes: sided(sets.underEyes),
    cheeks: sided(sets.cheeks),
    apples: sided(sets.apples),
    forehead: outline(sets.forehead),
    nose: outline(sets.nose),
    chin: outline(sets.chin),
    glabella: outline(sets.glabella),
  };
  const skin = subtract(
    dilate(rasterize(outlines.oval), -insideOval),
    dilate(rasterize(outlines.lips), aroundLips),
    dilate(rasterize(...outlines.brows), aroundBrows),
    dilate(rasterize(...outlines.eyes), aroundEyes),
    frame.outside,
  );
  return { outlines, skin };
}

/** The outline of the lid: along the lash line, and back above the crease. */
function lidOutline(frame: FaceFrame, side: 0 | 1): number[] {
  const lashes = outlineOf(frame, sets.upperLashes[side]);
  const crease = outlineOf(frame, sets.creases[side]).slice(2, -2);
  const bone = outlineOf(frame, sets.browBones[side]);
  const upper: number[] = [];
  for (let i = crease.length - 2; i >= 0; i -= 2)
    for (const axis of [0, 1])
      upper.push(crease[i + axis]! + lidReach * (bone[i + axis]! - crease[i + axis]!));
  return [...lashes, ...upper];
}

/** The outline of the bone: between the ring above the crease and the lower edge of the brow. */
function browBoneOutline(frame: FaceFrame, side: 0 | 1): number[] {
  const ring = outlineOf(frame, sets.browBones[side]).slice(0, -2);
  const brow = outlineOf(frame, sets.browUndersides[side]);
  const upper: number[] = [];
  for (let i = brow.length - 2; i >= 0; i -= 2) upper.push(brow[i]!, brow[i + 1]!);
  return [...ring, ...upper];
}
