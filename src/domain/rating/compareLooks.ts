import type { AnalysisResult } from '../analysis/AnalysisResult.ts';
import { writeComparison } from '../content/writeComparison.ts';
import type { ComparisonResult } from '../battle/ComparisonResult.ts';

/** Scores that differ by less are a tie (BTL-03). */
export const tieBelow = 3;

/** Names the winner of two rated looks and says why, from what differed between them (BTL-03). */
export function compareLooks(first: AnalysisResult, second: AnalysisResult): ComparisonResult {
  const winner = winnerOf(first.overallScore, second.overallScore);
  return {
    winner,
    photo1Title: first.premiumFeatures.makeupTitle,
    photo2Title: second.premiumFeatures.makeupTitle,
    photo1Score: first.overallScore,
    photo2Score: second.overallScore,
    comparison: writeComparison({ winner, first, second }),
  };
}

function winnerOf(first: number, second: number): ComparisonResult['winner'] {
  if (Math.abs(first - second) < tieBelow) return 'tie';
  return first > second ? 'photo1' : 'photo2';
}
