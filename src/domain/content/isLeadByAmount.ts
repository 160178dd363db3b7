import type { MeasuredKey } from '../analysis/Breakdown.ts';
import type { LookMeasurement } from '../analysis/LookMeasurement.ts';
import { makeupToJudge } from '../analysis/makeupToJudge.ts';
import { craftOf } from './craftOf.ts';
import { isWorse } from './feedbackLevel.ts';
import { isWorn } from './isWorn.ts';

/** The least difference of two amounts, 0-1, that explains a lead. */
const clearlyMore = 0.1;

/**
 * Whether the look that leads an area wears more there, while the other's craft is no worse or could not be read: then words about
 * neater lines or softer edges would be wrong. An area that reads as subtle or none has no craft to compare: what is read there is of
 * the skin, the lashes or the lips themselves.
 */
export function isLeadByAmount(key: MeasuredKey, leader: LookMeasurement, other: LookMeasurement): boolean {
  if (isWorn(key, leader) && !isWorn(key, other)) return true;
  if (amountOf(key, leader) - amountOf(key, other) < clearlyMore) return false;
  const [better, worse] = [craftOf(key, leader), craftOf(key, other)];
  return better === null || worse === null || !isWorse(worse, better);
}

/** How much makeup there is for a sub-score to speak of, 0-1. */
function amountOf(key: MeasuredKey, measurement: LookMeasurement): number {
  const { features } = measurement;
  switch (key) {
    case 'foundation':
      return features.foundationCoverage;
    case 'eyeMakeup':
      return features.eyeMakeupIntensity;
    case 'lipPrecision':
      return features.lipColorIntensity;
    case 'colorHarmony':
    case 'blendingTechnique':
    case 'symmetry':
      return makeupToJudge(measurement)[key];
  }
}
