import type { Failure } from '../failures/Failure.ts';

/**
 * Why a value is no valid result, or null if it is one: it is null or undefined (ERR-03), or it has no numeric overallScore (ANA-05).
 */
export function validateResult(result: unknown): Failure | null {
  if (result === null || result === undefined) return { kind: 'noResult' };
  const hasScore =
    typeof result === 'object' && 'overallScore' in result && Number.isFinite(result.overallScore);
  return hasScore ? null : { kind: 'invalidResult' };
}
