/** trendAlignment lies this many points above the overall score, up to the cap (SCO-03). */
export const trendLift = 15;
export const trendCap = 85;

export interface Overall {
  /** 0-100: the rounded mean of all seven sub-scores. */
  readonly overallScore: number;
  readonly trendAlignment: number;
}

/**
 * Solves for the overall score, whose definition is circular: it is the rounded mean of seven sub-scores, and one of these, the trend,
 * is computed from it. The smallest whole number that satisfies both lines of the specification is taken (decision 1): overallScore is
 * the rounded mean of the seven (SCO-01), and trendAlignment is min(85, overallScore + 15) (SCO-03).
 *
 * @param sum of the six measured sub-scores: a whole number, 0-600. Each of these sums has a solution
 * @throws RangeError for any other sum
 */
export function solveOverall(sum: number): Overall {
  for (let overallScore = 0; overallScore <= 100; overallScore += 1) {
    const trendAlignment = Math.min(trendCap, overallScore + trendLift);
    if (Math.round((sum + trendAlignment) / 7) === overallScore) return { overallScore, trendAlignment };
  }
  throw new RangeError(`No overall score has a mean of its own for a sum of ${sum}`);
}
