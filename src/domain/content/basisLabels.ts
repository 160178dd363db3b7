import type { MeasurementBasis } from '../analysis/LookMeasurement.ts';

/** What a result is labeled with when it does not rest on a located face (decision 13). */
export const basisLabels: Readonly<Record<MeasurementBasis, string | null>> = {
  face: null,
  wholePhoto: 'Approximate',
  estimated: 'Estimated',
};
