import type { Feedback } from '../../../src/domain/analysis/AnalysisResult.ts';
import { noFilters } from '../../../src/domain/analysis/FilterDetection.ts';
import { type FeedbackInput, writeFeedback } from '../../../src/domain/content/writeFeedback.ts';
import { ratedLook } from './ratedLook.ts';

/** The feedback of a clear look in an honest photo, but for what is given. */
export function writtenFeedback(given: Partial<FeedbackInput> = {}): Feedback {
  return writeFeedback({
    ...ratedLook(),
    filters: noFilters,
    enhancement: { kind: 'notConfigured' },
    penaltyPoints: 0,
    ...given,
  });
}
