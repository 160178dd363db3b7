/** Summary of the model service's filter labels (AIX-03). */
export interface FilterSummary {
  readonly aiDetected: boolean;
  /** 0-1, the highest counted score. */
  readonly confidence: number;
  readonly filterTypes: readonly string[];
  readonly severity: 'none' | 'light' | 'moderate' | 'heavy';
  readonly penaltyPoints: number;
}

/** What was read from the model service's answers (AIX-02). */
export interface EnhancementResult {
  /** 0.6-0.95 */
  readonly confidence: number;
  readonly detectedFeatures: readonly {
    readonly type: string;
    readonly confidence: number;
    readonly label: string;
  }[];
  readonly makeupElements: {
    readonly foundation: boolean;
    readonly eyeMakeup: boolean;
    readonly lipMakeup: boolean;
    readonly blush: boolean;
  };
  readonly imageQuality: 'good' | 'poor';
  readonly suggestions: readonly string[];
  readonly aiEnhanced: boolean;
  readonly filterDetected: boolean;
  readonly filterConfidence: number;
  readonly filterSummary: FilterSummary;
}

/** How the enhancement region ended. Only `enhanced` changes anything. */
export type EnhancementOutcome =
  | { readonly kind: 'enhanced'; readonly result: EnhancementResult }
  | { readonly kind: 'notConfigured' }
  | { readonly kind: 'declined' }
  | { readonly kind: 'failed'; readonly reason: string };
