import { freeAnalysesPerVisitor } from './creditLimits.ts';
import type { CreditsRecord } from './CreditsRecord.ts';

/** What a visitor starts with (CRD-01). */
export const defaultCredits: CreditsRecord = {
  freeAnalysesUsed: 0,
  freeAnalysesLimit: freeAnalysesPerVisitor,
  paidCredits: 0,
  totalAnalyses: 0,
};
