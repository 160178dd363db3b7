import { mostSuggestions } from '../content/suggestTips.ts';
import type { Outcome } from '../failures/Failure.ts';
import type { AnalysisResult, Feedback } from '../analysis/AnalysisResult.ts';
import type { PremiumFeatures } from '../analysis/PremiumFeatures.ts';
import { type Breakdown, type BreakdownKey, breakdownKeys } from '../analysis/Breakdown.ts';
import { byKey } from '../analysis/byKey.ts';
import { readCategory } from '../analysis/categoryOf.ts';
import { missingScores } from '../analysis/missingScores.ts';
import { validateResult } from '../analysis/validateResult.ts';

/** What can be read of a result whatever release wrote it. */
export interface ResultReading extends Pick<
  AnalysisResult,
  'overallScore' | 'category' | 'breakdown' | 'feedback' | 'suggestions'
> {
  readonly premiumFeatures: PremiumFeatures | null;
}

type Fields = Readonly<Record<string, unknown>>;

/** Which field of legacy `categories` a sub-score is read from, where it is missing (SCO-05). */
const legacyFields: Readonly<Partial<Record<BreakdownKey, string>>> = {
  foundation: 'foundation',
  eyeMakeup: 'eyeMakeup',
  lipPrecision: 'lipColor',
  symmetry: 'eyebrows',
};

/**
 * Reads a result of any release: of today, or one with `categories` for a breakdown, feedback as a list and `tips` for
 * suggestions (SCO-05 to SCO-07). What is missing takes its default; nothing is recomputed (decision 9).
 */
export function readLegacyResult(raw: unknown): Outcome<ResultReading> {
  const failure = validateResult(raw);
  if (failure) return { ok: false, failure };
  const fields = fieldsOf(raw);
  return {
    ok: true,
    value: {
      overallScore: Number(fields['overallScore']),
      category: readCategory(fields['category']),
      breakdown: readBreakdown(fieldsOf(fields['breakdown']), fieldsOf(fields['categories'])),
      feedback: readFeedback(fields['feedback']),
      suggestions: readSuggestions(fields),
      premiumFeatures: readPremium(fieldsOf(fields['premiumFeatures'])),
    },
  };
}

function readBreakdown(breakdown: Fields, categories: Fields): Breakdown {
  const read = (key: BreakdownKey): number =>
    [breakdown[key], categories[legacyFields[key] ?? '']].find(isScore) ?? missingScores[key];
  return byKey(breakdownKeys, read);
}

/** By name, or as a list in the breakdown's order whose surplus is general (SCO-06). */
function readFeedback(raw: unknown): Feedback {
  if (!Array.isArray(raw)) {
    const named = fieldsOf(raw);
    return { ...byKey(breakdownKeys, (key) => textOf(named[key])), ...notes(named) };
  }
  const texts = raw.map(textOf);
  const general = texts.slice(breakdownKeys.length).filter(Boolean).join(' ');
  return { ...byKey(breakdownKeys, (key) => texts[breakdownKeys.indexOf(key)] ?? ''), ...notes({ general }) };
}

function notes(named: Fields): Pick<Feedback, 'general' | 'filterWarning' | 'aiEnhanced'> {
  const kinds = ['general', 'filterWarning', 'aiEnhanced'] as const;
  return Object.fromEntries(
    kinds.map((kind) => [kind, textOf(named[kind])]).filter(([, text]) => text !== ''),
  );
}

/** At most six; `tips` where there are no suggestions (SCO-07). */
function readSuggestions(fields: Fields): readonly string[] {
  const suggestions = textsOf(fields['suggestions']);
  return (suggestions.length > 0 ? suggestions : textsOf(fields['tips'])).slice(0, mostSuggestions);
}

/** All five, or none. */
function readPremium(fields: Fields): PremiumFeatures | null {
  const premium: PremiumFeatures = {
    makeupTitle: textOf(fields['makeupTitle']),
    makeupTagline: textOf(fields['makeupTagline']),
    styleEra: textOf(fields['styleEra']),
    seasonalTheme: textOf(fields['seasonalTheme']),
    personalizedTip: textOf(fields['personalizedTip']),
  };
  return Object.values(premium).every(Boolean) ? premium : null;
}

function fieldsOf(raw: unknown): Fields {
  return typeof raw === 'object' && raw !== null ? (raw as Fields) : {};
}

function isScore(raw: unknown): raw is number {
  return typeof raw === 'number' && Number.isFinite(raw);
}

function textsOf(raw: unknown): readonly string[] {
  return Array.isArray(raw) ? raw.map(textOf).filter(Boolean) : [];
}

function textOf(raw: unknown): string {
  return typeof raw === 'string' ? raw : '';
}
