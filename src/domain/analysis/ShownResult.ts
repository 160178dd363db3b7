import type { AnalysisResult } from './AnalysisResult.ts';
import type { LookMeasurement } from './LookMeasurement.ts';
import type { MakeupFeatures } from './MakeupFeatures.ts';

/** What a verdict shows of a rating besides its measurement. */
export const shownKeys = [
  'overallScore',
  'category',
  'breakdown',
  'feedback',
  'suggestions',
  'premiumFeatures',
  'taglines',
  'shareableCard',
] as const satisfies readonly (keyof AnalysisResult)[];

/** What a verdict shows of a rating. Words and numbers as plain JSON; the evidence alone refers to the photo. */
export type ShownResult = Pick<AnalysisResult, (typeof shownKeys)[number]> & {
  readonly measurement: Pick<LookMeasurement, 'basis' | 'evidence'> & {
    readonly features: Pick<MakeupFeatures, 'imageFingerprint'>;
  };
};
