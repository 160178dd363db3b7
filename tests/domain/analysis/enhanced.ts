import type { EnhancementOutcome, EnhancementResult } from '../../../src/domain/enhancement/Enhancement.ts';

/** An answer of the model service that found nothing, but for what is given. */
export function enhanced(found: Partial<EnhancementResult> = {}): EnhancementOutcome {
  return {
    kind: 'enhanced',
    result: {
      confidence: 0.7,
      detectedFeatures: [],
      makeupElements: { foundation: false, eyeMakeup: false, lipMakeup: false, blush: false },
      imageQuality: 'good',
      suggestions: [],
      aiEnhanced: true,
      filterDetected: false,
      filterConfidence: 0,
      filterSummary: {
        aiDetected: false,
        confidence: 0,
        filterTypes: [],
        severity: 'none',
        penaltyPoints: 0,
      },
      ...found,
    },
  };
}
