import type { Faults } from './Faults.ts';
import type { BreakdownKey } from './Breakdown.ts';
import type { MakeupFeatures } from './MakeupFeatures.ts';
import type { UnseenArea } from './unseenAreas.ts';

/** Where the numbers come from: located regions, the whole photo (approximate), or seeded defaults (nothing measured). */
export type MeasurementBasis = 'face' | 'wholePhoto' | 'estimated';

/** The pixels a sub-score was measured on, for showing on the photo. Never stored. */
export interface Evidence {
  readonly key: BreakdownKey;
  /** Polygons in pixels of `OpenedPhoto.raster`, each a flat x, y, x, y … list. Empty: the whole photo. */
  readonly polygons: readonly (readonly number[])[];
  /**
   * The outline, in the same form, of what the pixels were compared with outside the face, such as the neck. It is marked on the photo,
   * but not shown in a close-up.
   */
  readonly beside?: readonly number[];
  /** The measured quantity in plain words, such as "lip color 42% of the way from bare to bold". */
  readonly reading: string;
}

/**
 * Everything measured on one look: the specification's features plus the qualities that the sub-scores are judged by.
 * A quality is 0-1, higher is better, and null where it could not be measured.
 */
export interface LookMeasurement extends Faults {
  readonly features: MakeupFeatures;
  readonly qualities: {
    /** How cleanly the lip color keeps to the lip line. */
    readonly lipEdge: number | null;
    /** How evenly the color lies on the lips. */
    readonly lipEvenness: number | null;
    /** Harmony of the hues of lip, lid, cheek and undertone. */
    readonly colorHarmony: number | null;
    /** Softness of the transitions of blush, shadow and base. */
    readonly blending: number | null;
    /** Left against right. */
    readonly symmetry: number | null;
    /** How even the tone of the skin is, whether it wears a base or not: 0.5 is ordinary skin, less has patches. */
    readonly toneEvenness: number | null;
    /** How finely the eye makeup is done: both eyes alike in depth, lash line defined. */
    readonly eyeDefinition: number | null;
  };
  /** How far each reading can be trusted, 0-1; it decides how surely the feedback speaks. */
  readonly confidence: Readonly<Record<BreakdownKey, number>>;
  readonly basis: MeasurementBasis;
  readonly unseen: readonly UnseenArea[];
  readonly evidence: readonly Evidence[];
  /** The intensity of the shadow on the lids, without the line, 0-1: only shadow can be blended. */
  readonly eyeShadow: number;
  /** How strongly the lips are colored where color lies on them, 0-1: on patchy lips more than `lipColorIntensity`. 0 if none were read. */
  readonly lipCoat: number;
  /**
   * How far the photo shows the fine detail by which a base is told, 0-1. At 0 the sub-score of the foundation is its default, at 1 what was
   * measured, and in between a mix of both. Patches of tone count in a soft photo as well.
   */
  readonly baseTold: number;
  /** Chance that skin texture was smoothed away, 0-1; null where it cannot be told. Additive to FLT-01, never charged. */
  readonly smoothingSuspicion: number | null;
}
