import { pickPremium } from '../content/pickPremium.ts';
import type { RatedLook } from '../content/RatedLook.ts';
import { writeShareableCard } from '../content/writeShareableCard.ts';
import { suggestTips } from '../content/suggestTips.ts';
import { writeFeedback } from '../content/writeFeedback.ts';
import type { EnhancementOutcome } from '../enhancement/Enhancement.ts';
import type { AnalysisResult } from '../analysis/AnalysisResult.ts';
import { seededCategory } from '../analysis/categoryOf.ts';
import type { FilterDetection } from '../analysis/FilterDetection.ts';
import { judgeBreakdown } from '../analysis/judgeBreakdown.ts';
import type { LookMeasurement } from '../analysis/LookMeasurement.ts';
import { penaltyOf } from '../analysis/penaltyOf.ts';

/** The results of the three steps of an analysis, the day on which they are read, and the site's address. */
export interface LookInput {
  readonly measurement: LookMeasurement;
  readonly filters: FilterDetection;
  readonly enhancement: EnhancementOutcome;
  /** The visitor's own day: themes follow its month (0-11), the card shows its date (decision 4). */
  readonly now: { readonly month: number; readonly localDate: string };
  /** Stands on the card (TXT-05). */
  readonly siteAddress: string;
}

/**
 * The complete rating of a look (SCO, TXT). Pure: the same photo in the same month reads the same, but for the card's
 * date (SCO-08). What the model service answered lowers scores and adds notes; no stream of picks is seeded by it (decision 5).
 */
export function judgeLook(input: LookInput): AnalysisResult {
  const { measurement, filters, enhancement } = input;
  const fingerprint = measurement.features.imageFingerprint;
  const penaltyPoints = penaltyOf(filters, enhancement);
  const { breakdown, overallScore } = judgeBreakdown(measurement, penaltyPoints);
  const category = seededCategory(overallScore, fingerprint);

  const look: RatedLook = { overallScore, breakdown, measurement, month: input.now.month };
  const { premiumFeatures, taglines } = pickPremium(look);
  return {
    overallScore,
    category,
    breakdown,
    feedback: writeFeedback({ ...look, filters, enhancement, penaltyPoints }),
    suggestions: suggestTips(look, premiumFeatures.personalizedTip),
    premiumFeatures,
    taglines,
    shareableCard: writeShareableCard({
      fingerprint,
      overallScore,
      category,
      premiumFeatures,
      localDate: input.now.localDate,
      siteAddress: input.siteAddress,
    }),
    filters,
    enhancement,
    measurement,
  };
}
