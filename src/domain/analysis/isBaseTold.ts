import { type Faults, isLikely } from './Faults.ts';
import type { LookMeasurement } from './LookMeasurement.ts';

type Told = Pick<LookMeasurement, 'baseTold'> & Pick<Faults, 'basePatches' | 'baseEnd'>;

/**
 * Whether the photo shows enough for words about the base: fine detail, or a fault of the base. Otherwise the sub-score is mostly its
 * default.
 */
export function isBaseTold({ baseTold, basePatches, baseEnd }: Told): boolean {
  return baseTold >= 0.5 || isLikely(basePatches) || isLikely(baseEnd);
}
