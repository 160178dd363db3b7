import type { AnalysisResult } from './AnalysisResult.ts';
import type { LookMeasurement } from './LookMeasurement.ts';
import type { MakeupFeatures } from './MakeupFeatures.ts';

/** What a verdict shows of a rating. Words and numbers as plain JSON; the evidence alone refers to the photo. */
export type ShownResult = Pick<
  AnalysisResult,
  | 'overallScore'
  | 'category'
  | 'breakdown'
  | 'feedback'
  | 'suggestions'
  | 'premiumFeatures'
  | 'taglines'
  | 'shareableCard'
> & {
  readonly measurement: Pick<LookMeasurement, 'basis' | 'evidence'> & {
    readonly features: Pick<MakeupFeatures, 'imageFingerprint'>;
  };
};
