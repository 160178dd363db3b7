import type { LookMeasurement } from './LookMeasurement.ts';

/** Whether nothing was measured, so that the scores are seeded defaults (decision 13). Such a result costs nothing and is not shared. */
export const isEstimated = ({ basis }: Pick<LookMeasurement, 'basis'>): boolean => basis === 'estimated';
