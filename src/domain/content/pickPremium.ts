import type { AnalysisResult } from '../analysis/AnalysisResult.ts';
import type { PremiumFeatures } from '../analysis/PremiumFeatures.ts';
import { pickFrom } from '../random/pickFrom.ts';
import { seededStream } from '../random/seededStream.ts';
import { hypePhrases } from './pools/hypePhrases.ts';
import { roastPhrases } from './pools/roastPhrases.ts';
import { seasonalThemes } from './pools/seasonalThemes.ts';
import { styleEras } from './pools/styleEras.ts';
import { titles } from './pools/titles.ts';
import type { RatedLook } from './RatedLook.ts';
import { fittingPhrases } from './fittingPhrases.ts';
import { ofMonth } from './ofMonth.ts';
import { taglineTier } from './taglineTier.ts';
import { tipPool } from './tipPool.ts';
import { titleTier } from './titleTier.ts';

/** The creative part of a rating, with both versions of its tagline. */
export interface Premium {
  readonly premiumFeatures: PremiumFeatures;
  readonly taglines: AnalysisResult['taglines'];
}

/** Picks title, taglines, era, theme and tip, each from a named stream of its own (TXT-01 to TXT-04, TXT-06). */
export function pickPremium(look: RatedLook): Premium {
  const { overallScore, measurement, month } = look;
  const { features } = measurement;
  const stream = (use: string) => seededStream(features.imageFingerprint, use);

  const tier = taglineTier(overallScore);
  const fitting = (phrases: readonly string[]) => fittingPhrases(phrases, tier, measurement);
  const roast = tagline(overallScore, pickFrom(fitting(roastPhrases[tier]), stream('tagline.roast')));
  const hype = tagline(overallScore, pickFrom(fitting(hypePhrases[tier]), stream('tagline.hype')));
  const seeded = pickFrom(['roast', 'hype'] as const, stream('tagline.mode'));

  return {
    premiumFeatures: {
      makeupTitle: pickFrom(titles[titleTier(overallScore, features)], stream('title')),
      makeupTagline: seeded === 'roast' ? roast : hype,
      styleEra: pickFrom(styleEras, stream('styleEra')),
      seasonalTheme: pickFrom(ofMonth(seasonalThemes, month), stream('seasonalTheme')),
      personalizedTip: pickFrom(tipPool(look), stream('personalizedTip')),
    },
    taglines: { roast, hype, seeded },
  };
}

/** The score, a dash, a phrase (TXT-02). */
function tagline(overallScore: number, phrase: string): string {
  return `${overallScore} — ${phrase}`;
}
