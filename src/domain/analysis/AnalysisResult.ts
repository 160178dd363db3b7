import type { EnhancementOutcome } from '../enhancement/Enhancement.ts';
import type { Breakdown, BreakdownKey } from './Breakdown.ts';
import type { Category } from './Category.ts';
import type { FilterDetection } from './FilterDetection.ts';
import type { LookMeasurement } from './LookMeasurement.ts';
import type { PremiumFeatures } from './PremiumFeatures.ts';
import type { ShareableCard } from './ShareableCard.ts';

/** Feedback by area, with the two notes of the specification (SCO-06). */
export type Feedback = Readonly<Record<BreakdownKey, string>> & {
  readonly general?: string;
  readonly filterWarning?: string;
  readonly aiEnhanced?: string;
};

/** A complete rating (spec section 3). Plain data: survives structured clone and JSON. */
export interface AnalysisResult {
  readonly overallScore: number;
  readonly category: Category;
  readonly breakdown: Breakdown;
  readonly feedback: Feedback;
  readonly suggestions: readonly string[];
  readonly premiumFeatures: PremiumFeatures;
  /** Both versions of the tagline, so that the visitor can flip it; `seeded` is the one shown first. */
  readonly taglines: { readonly roast: string; readonly hype: string; readonly seeded: 'roast' | 'hype' };
  readonly shareableCard: ShareableCard;
  readonly filters: FilterDetection;
  readonly enhancement: EnhancementOutcome;
  /** What was measured, and where: every score can be traced to it. */
  readonly measurement: LookMeasurement;
}
