import * as v from 'valibot';
import type { ShownResult } from '../domain/analysis/ShownResult.ts';
import {
  byArea,
  cardSchema,
  category,
  feedbackSchema,
  measured,
  parseText,
  score,
  text,
} from './verdictSchemas.ts';

const premium = {
  makeupTitle: text,
  makeupTagline: text,
  styleEra: text,
  seasonalTheme: text,
  personalizedTip: text,
} as const;

/** Everything that the verdict's view reads: what is missing here would break it. */
const verdictSchema = v.object({
  overallScore: score,
  category,
  breakdown: v.object(byArea(score)),
  feedback: feedbackSchema,
  suggestions: v.pipe(v.array(text), v.maxLength(6)),
  premiumFeatures: v.object(premium),
  taglines: v.object({ roast: text, hype: text, seeded: v.picklist(['roast', 'hype']) }),
  shareableCard: cardSchema,
  measurement: v.object({
    ...measured,
    features: v.object({ imageFingerprint: text }),
  }),
});

/** A verdict as this tab wrote it; null for any other text, whoever changed it. */
export const readVerdict = (stored: string): ShownResult | null => parseText(verdictSchema, stored);
