import * as v from 'valibot';
import { breakdownKeys } from '../domain/analysis/Breakdown.ts';
import type { ShownResult } from '../domain/analysis/ShownResult.ts';

const text = v.string();
const score = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100));
const category = v.picklist(['Slay', 'Good', 'Mid', 'Needs Help']);

/** An entry for each sub-score. */
const byArea = <Schema extends v.GenericSchema>(schema: Schema) =>
  Object.fromEntries(breakdownKeys.map((key) => [key, schema])) as Record<
    (typeof breakdownKeys)[number],
    Schema
  >;

const premium = {
  makeupTitle: text,
  makeupTagline: text,
  styleEra: text,
  seasonalTheme: text,
  personalizedTip: text,
} as const;

const card = {
  title: text,
  tagline: text,
  era: text,
  tip: text,
  seasonal: text,
  timestamp: text,
  branding: text,
  score,
  category,
  uniqueId: text,
  rubric: text,
} as const;

/** Everything that the verdict's view reads: what is missing here would break it. */
const verdictSchema = v.object({
  overallScore: score,
  category,
  breakdown: v.object(byArea(score)),
  feedback: v.object({
    ...byArea(text),
    general: v.exactOptional(text),
    filterWarning: v.exactOptional(text),
    aiEnhanced: v.exactOptional(text),
  }),
  suggestions: v.pipe(v.array(text), v.maxLength(6)),
  premiumFeatures: v.object(premium),
  taglines: v.object({ roast: text, hype: text, seeded: v.picklist(['roast', 'hype']) }),
  shareableCard: v.object(card),
  measurement: v.object({
    basis: v.picklist(['face', 'wholePhoto']),
    evidence: v.pipe(v.array(v.never()), v.length(0)),
    features: v.object({ imageFingerprint: text }),
  }),
});

/** A verdict as this tab wrote it; null where the text is none, whoever changed it. */
export function readVerdict(stored: string | null): ShownResult | null {
  try {
    const parsed = v.safeParse(verdictSchema, JSON.parse(stored ?? 'null'));
    return parsed.success ? parsed.output : null;
  } catch {
    return null;
  }
}
