import { coachTexts } from './coachTexts.ts';
import type { Feedback } from '../../../src/domain/analysis/AnalysisResult.ts';
import { basisNote } from '../../../src/domain/content/basisNote.ts';
import { advancedTips } from '../../../src/domain/content/pools/advancedTips.ts';
import { blendingFeedback } from '../../../src/domain/content/pools/blendingFeedback.ts';
import { blushTips } from '../../../src/domain/content/pools/blushTips.ts';
import * as comparison from '../../../src/domain/content/pools/comparisonPhrases.ts';
import { eyeFeedback } from '../../../src/domain/content/pools/eyeFeedback.ts';
import { eyeTips } from '../../../src/domain/content/pools/eyeTips.ts';
import { foundationFeedback } from '../../../src/domain/content/pools/foundationFeedback.ts';
import { foundationTips } from '../../../src/domain/content/pools/foundationTips.ts';
import { generalTips } from '../../../src/domain/content/pools/generalTips.ts';
import { harmonyFeedback } from '../../../src/domain/content/pools/harmonyFeedback.ts';
import { hypePhrases } from '../../../src/domain/content/pools/hypePhrases.ts';
import { lipFeedback } from '../../../src/domain/content/pools/lipFeedback.ts';
import { lipTips } from '../../../src/domain/content/pools/lipTips.ts';
import { readingLeads } from '../../../src/domain/content/pools/readingLeads.ts';
import { roastPhrases } from '../../../src/domain/content/pools/roastPhrases.ts';
import { seasonalThemes } from '../../../src/domain/content/pools/seasonalThemes.ts';
import { seasonalTips } from '../../../src/domain/content/pools/seasonalTips.ts';
import { styleEras } from '../../../src/domain/content/pools/styleEras.ts';
import { subtitles } from '../../../src/domain/content/pools/subtitles.ts';
import { symmetryFeedback } from '../../../src/domain/content/pools/symmetryFeedback.ts';
import { techniqueTips } from '../../../src/domain/content/pools/techniqueTips.ts';
import { titles } from '../../../src/domain/content/pools/titles.ts';
import { trendFeedback } from '../../../src/domain/content/pools/trendFeedback.ts';
import {
  estimatedFeedback,
  nothingToJudgeFeedback,
  unreadableFeedback,
} from '../../../src/domain/content/pools/unmeasuredFeedback.ts';
import { smoothingNote } from '../../../src/domain/content/smoothingNote.ts';
import { everyUnseenArea } from './everyUnseenArea.ts';
import { unseenAreaText } from '../../../src/domain/content/unseenAreaText.ts';

/** Every string in whatever is nested, in order. */
export function textsIn(pool: unknown): readonly string[] {
  if (typeof pool === 'string') return [pool];
  return typeof pool === 'object' && pool !== null ? Object.values(pool).flatMap(textsIn) : [];
}

/** Feedback by the key it is written for, each with all its levels. */
export const feedbackPools = {
  foundation: foundationFeedback,
  eyeMakeup: eyeFeedback,
  lipPrecision: lipFeedback,
  colorHarmony: harmonyFeedback,
  blendingTechnique: blendingFeedback,
  symmetry: symmetryFeedback,
  trendAlignment: trendFeedback,
} as const satisfies Partial<Record<keyof Feedback, unknown>>;

export const tipPools = {
  foundationTips,
  eyeTips,
  lipTips,
  blushTips,
  generalTips,
  advancedTips,
  seasonalTips,
  techniqueTips,
} as const;

/** All that is written by hand and read by a visitor, by the name of its pool. */
export const allPools: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  Object.entries({
    titles,
    roastPhrases,
    hypePhrases,
    styleEras,
    seasonalThemes,
    subtitles,
    ...tipPools,
    ...feedbackPools,
    unmeasured: [estimatedFeedback, nothingToJudgeFeedback, unreadableFeedback],
    unseen: everyUnseenArea.map(unseenAreaText),
    readingLeads,
    comparison: { ...comparison },
    coach: coachTexts,
    notes: [basisNote('wholePhoto'), basisNote('estimated'), smoothingNote(1)],
  }).map(([name, pool]) => [name, textsIn(pool)]),
);

export const allTexts = Object.values(allPools).flat();
