import type { Slot } from '../../../machines/battleSlots.ts';
import type { AnalysisResult } from '../../domain/analysis/AnalysisResult.ts';

/** A look of a battle, with its photo. */
export interface RatedSlot {
  readonly slot: Pick<Slot, 'chosen'>;
  readonly result: Pick<AnalysisResult, 'measurement'>;
}
