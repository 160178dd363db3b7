import { type ReactNode, useDeferredValue, useState } from 'react';
import { useSelector } from '@xstate/react';
import type { SlotNumber, Slots } from '../../../machines/battleSlots.ts';
import type { ShownBattle } from '../../domain/battle/ShownBattle.ts';
import type { BattleActor } from '../../actors/AppActors.ts';
import { usePastedFiles } from '../../components/usePastedFiles.ts';
import { photosAmong } from '../../domain/photo/photosAmong.ts';
import type { LazyDialogProps } from '../../components/createLazyDialog.ts';
import { BattlePicker } from './BattlePicker.tsx';
import { BattleResultsView } from './BattleResultsView.tsx';
import { sortIntoSlots } from './sortIntoSlots.ts';

interface BattleDialogProps extends LazyDialogProps {
  readonly battle: BattleActor;
  /** The ways to share the results of a battle. */
  readonly renderSharing: (results: ShownBattle, slots: Slots) => ReactNode;
}

/** Makeup Battle Mode: the picker, then the results, each a modal of its own (BTL-01, BTL-05). */
export function BattleDialog({ battle, onClose, renderSharing }: BattleDialogProps) {
  // Deferred, so that the frame that answers the press is painted first: closing one modal dialog and opening another is slow.
  const snapshot = useDeferredValue(useSelector(battle, (state) => state));
  const { slots, results } = snapshot.context;
  /** Photos that came in while a battle ran or its results were shown: the next battle takes them. */
  const [waiting, setWaiting] = useState<readonly File[]>([]);
  const place = (files: readonly File[], aimedAt?: SlotNumber) => {
    setWaiting([]);
    for (const { slot, file } of sortIntoSlots(files, battle.getSnapshot().context.slots, aimedAt))
      battle.send({ type: 'slot.choose', slot, file });
  };
  const receive = (files: readonly File[], aimedAt?: SlotNumber) => {
    const now = battle.getSnapshot();
    if (now.matches('running') || now.matches('results')) setWaiting(photosAmong(files));
    else place(files, aimedAt);
  };
  usePastedFiles(
    (files) => receive(files),
    // What is pasted while another dialog lies over this one is not meant for the battle.
    () => document.querySelectorAll('dialog[open]').length === 1,
  );
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
        photosWait={waiting.length > 0}
        onRematch={(keep) => {
          battle.send({ type: 'rematch', keep });
          // One of two would take the place of the look that is kept.
          place(waiting.slice(0, 1));
        }}
        onNewBattle={() => {
          battle.send({ type: 'newBattle' });
          place(waiting);
        }}
        onClose={close}
      />
    );
  return (
    <BattlePicker
      battle={battle}
      snapshot={snapshot}
      photosWait={waiting.length > 0}
      onFiles={receive}
      onClose={close}
    />
  );
}
