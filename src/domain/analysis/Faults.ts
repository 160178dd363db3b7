/** How surely each fault of a look is seen, 0-1; 0 where it is not, or cannot be. `scoreMeasurement` decides how much a fault costs. */
export interface Faults {
  /** Lip color is smeared over its line. */
  readonly lipSmear: number;
  /** Blush lies on one cheek alone: it counts as worn then, and as neither blended nor matched. */
  readonly oneSidedBlush: number;
  /** The color on the lids fights that on the lips. */
  readonly lidsAgainstLips: number;
  /** The makeup of the eyes is smudged below both, or was wiped off one. */
  readonly spoiledEyes: number;
  /** A base lies in patches. Patches are seen in soft photos as well, in which a base as such cannot be told. */
  readonly basePatches: number;
  /** A base that is too dark and too orange ends in a line at the edge of the face. */
  readonly baseEnd: number;
}

/** Whether a fault is more likely there than not, so that words speak of it. */
export const isLikely = (fault: number): boolean => fault >= 0.5;

export const noFaults: Faults = {
  lipSmear: 0,
  oneSidedBlush: 0,
  lidsAgainstLips: 0,
  spoiledEyes: 0,
  basePatches: 0,
  baseEnd: 0,
};
