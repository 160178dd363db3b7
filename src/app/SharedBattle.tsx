import { useState } from 'react';
import { useBattle } from '../actors/useBattle.ts';
import type { LazyDialogProps } from '../components/createLazyDialog.ts';
import { BattleDialog } from '../features/battle/BattleDialog.tsx';
import { ShareBattle } from '../features/share/ShareBattle.tsx';
import { keepBattle } from './keepBattle.ts';

/** Makeup Battle Mode with its ways to share. It is fetched as one chunk, which also keeps the results for a reload. */
export function SharedBattle({ onClose }: LazyDialogProps) {
  const battle = useBattle();
  // Before the first view, so that recalled results are not preceded by the picker.
  useState(() => keepBattle(battle, window));
  return (
    <BattleDialog
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
