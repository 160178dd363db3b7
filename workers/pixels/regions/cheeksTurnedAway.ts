import type { FaceRegions } from './faceRegions.ts';
import { type RegionMask, rasterize } from './regionMask.ts';

/** The cheeks that are not among the sides that are seen. */
export const cheeksTurnedAway = (outlines: FaceRegions['outlines'], sides: readonly (0 | 1)[]): RegionMask =>
  rasterize(...outlines.cheeks.filter((_, side) => !sides.includes(side as 0 | 1)));
