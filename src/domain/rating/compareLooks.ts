import type { AnalysisResult } from '../analysis/AnalysisResult.ts';
import { isEstimated } from '../analysis/isEstimated.ts';
import { areaRounds } from '../content/areaRounds.ts';
import { writeComparison } from '../content/writeComparison.ts';
import type { ComparisonResult } from '../battle/ComparisonResult.ts';

/** Scores that differ by less are a tie (BTL-03). */
export const tieBelow = 3;

/** Said in place of a winner. */
export const noWinner =
  'No winner this time: a look could not be measured, so its number is a placeholder. No credit was used.';

/** Names the winner of two rated looks and says why, from what differed between them, as a whole and area by area (BTL-03, BTL-08). */
export function compareLooks(first: AnalysisResult, second: AnalysisResult): ComparisonResult {
  const winner = winnerOf(first, second);
  return {
    winner,
    photo1Title: first.premiumFeatures.makeupTitle,
    photo2Title: second.premiumFeatures.makeupTitle,
    photo1Score: first.overallScore,
    photo2Score: second.overallScore,
    comparison: winner === 'none' ? noWinner : writeComparison({ winner, first, second }),
    rounds: winner === 'none' ? [] : areaRounds(first, second),
  };
}

function winnerOf(first: AnalysisResult, second: AnalysisResult): ComparisonResult['winner'] {
  if (isEstimated(first.measurement) || isEstimated(second.measurement)) return 'none';
  const lead = first.overallScore - second.overallScore;
  if (Math.abs(lead) < tieBelow) return 'tie';
  return lead > 0 ? 'photo1' : 'photo2';
}
