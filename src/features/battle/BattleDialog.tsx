import { type ReactNode, useDeferredValue } from 'react';
import { useSelector } from '@xstate/react';
import type { Slots } from '../../../machines/battleSlots.ts';
import type { ShownBattle } from '../../domain/battle/ShownBattle.ts';
import { useBattle } from '../../actors/useBattle.ts';
import type { LazyDialogProps } from '../../components/createLazyDialog.ts';
import { BattlePicker } from './BattlePicker.tsx';
import { BattleResultsView } from './BattleResultsView.tsx';

interface BattleDialogProps extends LazyDialogProps {
  /** The ways to share the results of a battle. */
  readonly renderSharing: (results: ShownBattle, slots: Slots) => ReactNode;
}

/** Makeup Battle Mode: the picker, then the results, each a modal of its own (BTL-01, BTL-05). */
export function BattleDialog({ onClose, renderSharing }: BattleDialogProps) {
  const battle = useBattle();
  // Deferred, so that the frame that answers the press is painted first: closing one modal dialog and opening another is slow.
  const snapshot = useDeferredValue(useSelector(battle, (state) => state));
  const { slots, results } = snapshot.context;
  const close = () => {
    // While the credit is being taken the chart cannot turn back: the dialog stays, and then shows what the credit was taken for.
    if (!battle.getSnapshot().can({ type: 'close' })) return false;
    battle.send({ type: 'close' });
    onClose();
    return true;
  };
  if (snapshot.matches('results') && results)
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
  return <BattlePicker battle={battle} snapshot={snapshot} onClose={close} />;
}
