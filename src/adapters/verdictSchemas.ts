import * as v from 'valibot';
import { breakdownKeys } from '../domain/analysis/Breakdown.ts';
import { byKey } from '../domain/analysis/byKey.ts';

export const text = v.string();
/** 0-100 */
export const score = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100));
/** Missing or unknown reads as Mid (SCO-04). */
export const category = v.fallback(v.picklist(['Slay', 'Good', 'Mid', 'Needs Help']), 'Mid');

/** An entry for each sub-score. */
export const byArea = <Schema extends v.GenericSchema>(schema: Schema) => byKey(breakdownKeys, () => schema);

export const feedbackSchema = v.object({
  ...byArea(text),
  general: v.exactOptional(text),
  filterWarning: v.exactOptional(text),
  aiEnhanced: v.exactOptional(text),
});

export const cardSchema = v.object({
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
});

/** What is kept of the measurement of every paid look: whether a face or the whole photo was measured, and no positions on the photo. */
export const measured = {
  basis: v.picklist(['face', 'wholePhoto']),
  evidence: v.pipe(v.array(v.never()), v.length(0)),
};

/** The JSON of `stored` if it fits `schema`, else null. */
export function parseText<Output>(schema: v.GenericSchema<unknown, Output>, stored: string): Output | null {
  try {
    const parsed = v.safeParse(schema, JSON.parse(stored));
    return parsed.success ? parsed.output : null;
  } catch {
    return null;
  }
}
