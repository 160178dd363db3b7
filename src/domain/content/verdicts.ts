import type { BreakdownKey } from '../analysis/Breakdown.ts';
import type { LookMeasurement } from '../analysis/LookMeasurement.ts';
import { craftOf, levelOf } from './craftOf.ts';
import type { MakeupFeedbackPool, WeighedFeedbackPool } from './FeedbackPool.ts';
import { type FeedbackLevel, feedbackLevel, isWorse, scoreThresholds } from './feedbackLevel.ts';
import { isHeldBackByAmount } from './isHeldBackByAmount.ts';
import { isWorn } from './isWorn.ts';
import { blendingFeedback } from './pools/blendingFeedback.ts';
import { eyeFeedback } from './pools/eyeFeedback.ts';
import { foundationFeedback } from './pools/foundationFeedback.ts';
import { harmonyFeedback } from './pools/harmonyFeedback.ts';
import { lipFeedback } from './pools/lipFeedback.ts';
import { symmetryFeedback } from './pools/symmetryFeedback.ts';
import { trendFeedback } from './pools/trendFeedback.ts';
import { tipThresholds } from './tipPool.ts';

/**
 * The sentences that fit a sub-score that was measured. They speak of the worse of what it scores and how well it is
 * done, but for three cases: makeup that reads as subtle or none (FEA-02), color whose craft could not be traced, and
 * makeup that is done better than it scores because there is little of it. None of the three is called badly done.
 *
 * @param score 0-100, before any penalty
 */
export function verdicts(key: BreakdownKey, score: number, measurement: LookMeasurement): readonly string[] {
  const { features, qualities } = measurement;
  const scored = feedbackLevel(score, scoreThresholds);
  const craft = craftOf(key, measurement);
  const level = craft !== null && isWorse(craft, scored) ? craft : scored;
  const fromMakeupPool = (pool: MakeupFeedbackPool, isLight: boolean, sentences = pool[level]) => {
    if (!isWorn(key, measurement)) return pool.bare;
    return isLight && craft !== null && isHeldBack(scored, craft) ? pool.sheer : sentences;
  };
  const fromJudgedPool = (pool: WeighedFeedbackPool) =>
    pool[isHeldBackByAmount(key, measurement) && craft !== null && isWorse(scored, craft) ? 'sheer' : level];

  switch (key) {
    case 'foundation': {
      const isLight = features.foundationCoverage < tipThresholds.foundationCoverage;
      return fromMakeupPool(foundationFeedback, isLight);
    }
    case 'eyeMakeup': {
      if (features.hasEyeMakeup && craft === null) return eyeFeedback.colorOnly;
      const isLight = features.eyeMakeupIntensity < tipThresholds.eyeMakeupIntensity;
      return fromMakeupPool(eyeFeedback, isLight);
    }
    case 'lipPrecision': {
      if (features.hasLipMakeup && craft === null) return lipFeedback.colorOnly;
      const isLight = features.lipColorIntensity < tipThresholds.lipColorIntensity;
      const fill = levelOf(qualities.lipEvenness);
      // The other sentences speak of the line, which is not what holds the score back here.
      const isFillWorse = craft !== null && fill !== null && isWorse(scored, craft) && isWorse(fill, craft);
      const { unevenFill } = lipFeedback;
      return fromMakeupPool(lipFeedback, isLight, isFillWorse ? unevenFill : undefined);
    }
    case 'colorHarmony':
      return fromJudgedPool(harmonyFeedback);
    case 'blendingTechnique':
      return fromJudgedPool(blendingFeedback);
    case 'symmetry':
      return fromJudgedPool(symmetryFeedback);
    case 'trendAlignment':
      return trendFeedback[level];
  }
}

/** Whether a light area is done well enough that only its amount keeps the score down. */
function isHeldBack(scored: FeedbackLevel, craft: FeedbackLevel): boolean {
  return (scored === 'fair' || scored === 'low') && isWorse(scored, craft);
}
