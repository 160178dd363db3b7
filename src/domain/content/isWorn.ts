import type { BreakdownKey } from '../analysis/Breakdown.ts';
import { isLikely } from '../analysis/Faults.ts';
import type { LookMeasurement } from '../analysis/LookMeasurement.ts';

/** Whether more than "subtle or none" was read of what a sub-score speaks of (FEA-02). True where it speaks of no one kind of makeup. */
export function isWorn(key: BreakdownKey, { features, basePatches, baseEnd }: LookMeasurement): boolean {
  switch (key) {
    case 'foundation':
      // A base that lies in patches or ends in a line is there, though skin this uneven has no foundation by FEA-02.
      return features.hasFoundation || isLikely(basePatches) || isLikely(baseEnd);
    case 'eyeMakeup':
      return features.hasEyeMakeup;
    case 'lipPrecision':
      return features.hasLipMakeup;
    case 'colorHarmony':
    case 'blendingTechnique':
    case 'symmetry':
    case 'trendAlignment':
      return true;
  }
}
