import type { FilterDetection } from '../analysis/FilterDetection.ts';
import type { EnhancementOutcome } from '../enhancement/Enhancement.ts';
import { fillPlaceholders } from './fillPlaceholders.ts';
import { pointsInWords } from './pointsInWords.ts';

/** The phrases the warning badge looks for, to the letter (FLT-05). */
export const filterPhrases = {
  light: 'light filtering detected',
  moderate: 'filters detected',
  heavy: 'heavy filters',
} as const;

export type WarningSeverity = keyof typeof filterPhrases;

/** Points charged from which a warning is moderate, and heavy: what the smoothing filter of FLT-01 costs, and what both filters cost. */
export const severityPoints = { moderate: 20, heavy: 35 } as const;

const warnings: Readonly<Record<WarningSeverity, string>> = {
  light: `We noticed ${filterPhrases.light}{types}. The score was adjusted: {points} off each measured area, because we rate the makeup and the app did some of the talking.`,
  moderate: `We found ${filterPhrases.moderate}{types}. The score was adjusted: {points} off each measured area. The filter blended something, and it does not get the credit.`,
  heavy: `We found ${filterPhrases.heavy}{types}. The score was adjusted: {points} off each measured area. Send the photo before the app got to it and let the brushwork speak.`,
};

/**
 * The warning of a filtered photo, or null where nothing was charged (FLT-05). Its severity is the graver of what was
 * charged and what the model service's labels say (decision 2).
 *
 * @param penaltyPoints what was taken from each measured sub-score
 */
export function filterWarning(
  filters: FilterDetection,
  enhancement: EnhancementOutcome,
  penaltyPoints: number,
): string | null {
  if (penaltyPoints <= 0) return null;
  const types = filters.filterTypes.length > 0 ? ` (${filters.filterTypes.join(', ')})` : '';
  const points = pointsInWords(penaltyPoints);
  return fillPlaceholders(warnings[warningSeverity(enhancement, penaltyPoints)], { types, points });
}

function warningSeverity(enhancement: EnhancementOutcome, penaltyPoints: number): WarningSeverity {
  const labels = enhancement.kind === 'enhanced' ? enhancement.result.filterSummary.severity : 'none';
  if (labels === 'heavy' || penaltyPoints >= severityPoints.heavy) return 'heavy';
  if (labels === 'moderate' || penaltyPoints >= severityPoints.moderate) return 'moderate';
  return 'light';
}
