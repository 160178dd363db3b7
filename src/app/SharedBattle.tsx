import { useActors } from '../actors/ActorsContext.tsx';
import type { LazyDialogProps } from '../components/createLazyDialog.ts';
import { BattleDialog } from '../features/battle/BattleDialog.tsx';
import { ShareBattle } from '../features/share/ShareBattle.tsx';
import { battleProgram } from './battleProgram.ts';

/** Makeup Battle Mode with its ways to share, fetched together with what the battle is started with. */
export function SharedBattle({ onClose }: LazyDialogProps) {
  const battle = useActors().battle(battleProgram);
  return (
    <BattleDialog
      battle={battle}
      onClose={onClose}
      renderSharing={({ comparison, first, second }, [firstSlot, secondSlot]) =>
        // Without a winner some of the numbers are placeholders, which are not to be shared.
        comparison.winner !== 'none' && (
          <ShareBattle
            comparison={comparison}
            cards={[first.shareableCard, second.shareableCard]}
            photos={[firstSlot.chosen, secondSlot.chosen]}
          />
        )
      }
    />
  );
}
