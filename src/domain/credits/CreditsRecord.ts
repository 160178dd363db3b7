/** The credits record in browser storage (CRD-01). All four are non-negative numbers. */
export interface CreditsRecord {
  readonly freeAnalysesUsed: number;
  readonly freeAnalysesLimit: number;
  readonly paidCredits: number;
  readonly totalAnalyses: number;
}
