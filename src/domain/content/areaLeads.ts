import type { AnalysisResult } from '../analysis/AnalysisResult.ts';
import { type MeasuredKey, measuredKeys } from '../analysis/Breakdown.ts';
import { earnedScores } from '../analysis/earnedScores.ts';
import { penaltyOf } from '../analysis/penaltyOf.ts';
import { unmeasured } from './unmeasured.ts';

/** What a battle reads of a rating. */
export type ComparedLook = Pick<
  AnalysisResult,
  'overallScore' | 'breakdown' | 'measurement' | 'filters' | 'enhancement'
>;

/** An area in which one look leads. */
export interface Lead {
  readonly key: MeasuredKey;
  /** Points by which the first look leads; negative where the second does. */
  readonly gap: number;
}

/** The points from which on one look leads an area, and from which on it leads clearly. */
export const leadPoints = { slight: 3, clear: 10 } as const;

/**
 * The areas in which one look leads, widest gap first. What counts is what was earned before any penalty, because a filter lowers the
 * score and does not make the makeup worse.
 *
 * @param keys the areas to compare, see `comparableKeys`
 */
export function areaLeads(
  keys: readonly MeasuredKey[],
  first: ComparedLook,
  second: ComparedLook,
): readonly Lead[] {
  return keys
    .map((key) => ({ key, gap: earned(key, first) - earned(key, second) }))
    .filter(({ gap }) => Math.abs(gap) >= leadPoints.slight)
    .toSorted((one, other) => Math.abs(other.gap) - Math.abs(one.gap));
}

/** The areas that were measured on both looks. A default that stands in for a measurement is not compared. */
export function comparableKeys(first: ComparedLook, second: ComparedLook): readonly MeasuredKey[] {
  return measuredKeys.filter((key) =>
    [first, second].every(({ measurement }) => unmeasured(key, measurement) === null),
  );
}

/** What an area earned before a filter's penalty was taken off. */
export function earned(
  key: MeasuredKey,
  { breakdown, measurement, filters, enhancement }: ComparedLook,
): number {
  return earnedScores(breakdown, measurement, penaltyOf(filters, enhancement))[key];
}
