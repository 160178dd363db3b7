import type { Failure } from '../failures/Failure.ts';

/**
 * Why a thing that should be a result is none, or null: nothing came back (ERR-03), or it carries no numeric
 * overallScore (ANA-05).
 */
export function validateResult(result: unknown): Failure | null {
  if (result === null || result === undefined) return { kind: 'noResult' };
  const hasScore =
    typeof result === 'object' && 'overallScore' in result && Number.isFinite(result.overallScore);
  return hasScore ? null : { kind: 'invalidResult' };
}
