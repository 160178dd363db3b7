import type { FilterDetection } from '../src/domain/analysis/FilterDetection.ts';
import type { LookMeasurement } from '../src/domain/analysis/LookMeasurement.ts';
import type { EnhancementOutcome } from '../src/domain/enhancement/Enhancement.ts';

/** The results of the three steps of an analysis, from which the look is judged. */
export interface Analysis {
  readonly measurement: LookMeasurement;
  readonly filters: FilterDetection;
  readonly enhancement: EnhancementOutcome;
}
