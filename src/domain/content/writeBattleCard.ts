import type { ShareableCard } from '../analysis/ShareableCard.ts';
import type { BattleCard } from '../battle/BattleCard.ts';
import type { ComparisonResult } from '../battle/ComparisonResult.ts';
import { lookNames } from '../battle/lookNames.ts';

/** The first group of digits of a look's card number. The number of a battle consists of both looks' groups. */
const groupOf = ({ uniqueId }: ShareableCard) => uniqueId.split('-')[1] ?? uniqueId;

/** The card of a battle, from its outcome and the cards of both looks. The same two photos always get the same number. */
export function writeBattleCard(
  comparison: ComparisonResult,
  [first, second]: readonly [ShareableCard, ShareableCard],
): BattleCard {
  return {
    winner: comparison.winner,
    looks: [
      { name: lookNames.photo1, title: comparison.photo1Title, score: comparison.photo1Score },
      { name: lookNames.photo2, title: comparison.photo2Title, score: comparison.photo2Score },
    ],
    comparison: comparison.comparison,
    timestamp: first.timestamp,
    branding: first.branding,
    uniqueId: `GC-${groupOf(first)}-VS-${groupOf(second)}`,
    rubric: first.rubric,
  };
}
