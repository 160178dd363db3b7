import type { UnseenArea } from '../../../src/domain/analysis/LookMeasurement.ts';

const areas = ['eyes', 'lips', 'cheeks', 'skin', 'symmetry'] as const;
const reasons = [
  'covered',
  'glasses',
  'turnedAway',
  'tooSmall',
  'tooDark',
  'outOfFrame',
  'noColor',
  'tooSoft',
] as const;

/** Each area, unseen for each reason. */
export const everyUnseenArea: readonly UnseenArea[] = areas.flatMap((area) =>
  reasons.map((reason) => ({ area, reason })),
);
