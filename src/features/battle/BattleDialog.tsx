import { type ReactNode, useDeferredValue } from 'react';
import { useSelector } from '@xstate/react';
import type { Slots } from '../../../machines/battleSlots.ts';
import type { ShownBattle } from '../../domain/battle/ShownBattle.ts';
import { useBattle } from '../../actors/useBattle.ts';
import type { LazyDialogProps } from '../../components/createLazyDialog.ts';
import { battleStage } from './battleStage.ts';
import { BattlePicker } from './BattlePicker.tsx';
import { BattleResultsView } from './BattleResultsView.tsx';
import { BattleWait } from './BattleWait.tsx';

interface BattleDialogProps extends LazyDialogProps {
  /** The ways to share the results of a battle. */
  readonly renderSharing: (results: ShownBattle, slots: Slots) => ReactNode;
}

/** Makeup Battle Mode: the picker, then the results, each a modal of its own (BTL-01, BTL-05). */
export function BattleDialog({ onClose, renderSharing }: BattleDialogProps) {
  const battle = useBattle();
  // Deferred, so that the frame that answers the press is painted first: closing one modal dialog and opening another is slow.
  const state = useDeferredValue(useSelector(battle, (snapshot) => snapshot));
  const { slots, results, failure } = state.context;
  const close = () => {
    battle.send({ type: 'close' });
    onClose();
  };
  if (state.matches('results') && results)
    return (
      <BattleResultsView
        slots={slots}
        results={results}
        sharing={renderSharing(results, slots)}
        onRematch={(keep) => battle.send({ type: 'rematch', keep })}
        onNewBattle={() => battle.send({ type: 'newBattle' })}
        onClose={close}
      />
    );
  return (
    <BattlePicker
      stage={battleStage(state.value)}
      slots={slots}
      failure={failure}
      canStart={state.can({ type: 'start' })}
      wait={
        state.can({ type: 'roughly' }) && (
          <BattleWait
            missing={state.hasTag('faceFinderMissing')}
            onLookAgain={
              state.can({ type: 'lookAgain' }) ? () => battle.send({ type: 'lookAgain' }) : undefined
            }
            onRoughly={() => battle.send({ type: 'roughly' })}
          />
        )
      }
      onChoose={(slot, file) => battle.send({ type: 'slot.choose', slot, file })}
      onRemove={(slot) => battle.send({ type: 'slot.remove', slot })}
      onChooseFace={(slot, face) => battle.send({ type: 'slot.chooseFace', slot, face })}
      onStart={() => battle.send({ type: 'start' })}
      onClose={close}
    />
  );
}
