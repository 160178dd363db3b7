import type { AnalysisResult } from '../analysis/AnalysisResult.ts';
import type { LookMeasurement } from '../analysis/LookMeasurement.ts';
import type { ComparisonResult } from './ComparisonResult.ts';

/** What a battle's results show of one look. Words and numbers as plain JSON; the evidence alone refers to the photo. */
export type ShownLook = Pick<AnalysisResult, 'feedback' | 'shareableCard'> & {
  readonly measurement: Pick<LookMeasurement, 'basis' | 'unseen' | 'evidence'>;
};

/** What a battle's results show (BTL-05, BTL-08). */
export interface ShownBattle {
  readonly comparison: ComparisonResult;
  readonly first: ShownLook;
  readonly second: ShownLook;
}
