/** trendAlignment lies so many points above the overall score, up to the cap (SCO-03). */
export const trendLift = 15;
export const trendCap = 85;

export interface Overall {
  /** 0-100: the rounded mean of all seven sub-scores. */
  readonly overallScore: number;
  readonly trendAlignment: number;
}

/**
 * The overall score, which is the rounded mean of seven sub-scores of which one, the trend, follows from it: the
 * smallest whole number that fits into its own definition (decision 1). Both lines of the specification then hold to the
 * letter: overallScore is the rounded mean of the seven (SCO-01), trendAlignment is min(85, overallScore + 15) (SCO-03).
 *
 * @param sum of the six measured sub-scores: a whole number, 0-600, for each of which one exists
 * @throws RangeError for any other sum
 */
export function solveOverall(sum: number): Overall {
  for (let overallScore = 0; overallScore <= 100; overallScore += 1) {
    const trendAlignment = Math.min(trendCap, overallScore + trendLift);
    if (Math.round((sum + trendAlignment) / 7) === overallScore) return { overallScore, trendAlignment };
  }
  throw new RangeError(`No overall score has a mean of its own for a sum of ${sum}`);
}
