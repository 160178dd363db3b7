import { useEffect, useRef, useState, type DragEvent } from 'react';
import { slotAt, type SlotNumber } from '../../../machines/battleSlots.ts';
import type { BattleActor } from '../../actors/AppActors.ts';
import { Button } from '../../components/Button.tsx';
import { Dialog } from '../../components/Dialog.tsx';
import { LiveRegion } from '../../components/LiveRegion.tsx';
import { isFocusLost } from '../../components/rescueFocus.ts';
import { BattleSlot } from './BattleSlot.tsx';
import { battleStage, type BattleSnapshot } from './battleStage.ts';
import { BattleWait } from './BattleWait.tsx';
import { looksInWords } from './looksInWords.ts';
import { NoVerdict } from './NoVerdict.tsx';
import styles from './BattlePicker.module.css';

interface BattlePickerProps {
  readonly battle: BattleActor;
  readonly snapshot: BattleSnapshot;
  /** A photo came in while the battle ran: it waits for the next one. */
  readonly photosWait: boolean;
  /** Takes files that were dropped, on one of the slots if they were aimed at it. */
  readonly onFiles: (files: readonly File[], aimedAt?: SlotNumber) => void;
  /** Returns false where the dialog has to stay open. */
  readonly onClose: () => boolean;
}

/** Two slots and the button (BTL-01, BTL-02). Files may be picked, pasted, or dropped: two at once fill both slots. */
export function BattlePicker({ battle, snapshot, photosWait, onFiles, onClose }: BattlePickerProps) {
  const root = useRef<HTMLDivElement>(null);
  const [hovering, setHovering] = useState(false);
  const { slots, failure } = snapshot.context;
  const stage = battleStage(snapshot);
  const running = stage === 'running';
  const canStart = snapshot.can({ type: 'start' });
  const incomplete = slots.some(({ chosen }) => !chosen.photo);

  // Each of these changes may remove or disable the control that has the focus, or end what the focused line said.
  useEffect(() => {
    if (isFocusLost() || (!running && hasFocusInLine())) nextPlace(root.current)?.focus();
  }, [stage, slots, canStart, running]);

  function onDrop(event: DragEvent) {
    event.preventDefault();
    setHovering(false);
    const target = (event.target as Element).closest('[data-slot]')?.getAttribute('data-slot');
    onFiles([...event.dataTransfer.files], target === '1' ? 1 : target === '2' ? 2 : undefined);
  }

  return (
    <Dialog
      onClose={onClose}
      title={
        <>
          Makeup <em>Battle Mode</em>
        </>
      }
    >
      <div
        ref={root}
        data-machine="battle"
        data-state={stage}
        onDragOver={(event) => {
          event.preventDefault();
          const droppable = !running && event.dataTransfer.types.includes('Files');
          // The pointer then shows that what is dragged cannot be dropped here.
          if (!droppable) event.dataTransfer.dropEffect = 'none';
          setHovering(droppable);
        }}
        onDragLeave={() => setHovering(false)}
        onDrop={onDrop}
      >
        <p>Two looks. One mirror. No hard feelings.</p>
        <LiveRegion>{looksInWords(slots)}</LiveRegion>
        <div className={styles['slots']}>
          {([1, 2] as const).map((number) => (
            <BattleSlot
              key={number}
              battle={battle}
              number={number}
              slot={slotAt(slots, number)}
              running={running}
              awake={hovering}
            />
          ))}
          <span className={`display ${styles['versus']}`} aria-hidden="true">
            vs.
          </span>
        </div>
        <div aria-live="polite" className={styles['trouble']}>
          {failure && <NoVerdict failure={failure} />}
        </div>
        <p className={styles['hint']} data-focus="status" tabIndex={-1} aria-live="polite">
          {running
            ? statusWords(snapshot, photosWait)
            : incomplete && 'Upload both photos to start the battle!'}
        </p>
        {snapshot.can({ type: 'roughly' }) && <BattleWait battle={battle} snapshot={snapshot} />}
        <Button
          variant="primary"
          size="wide"
          data-focus="start"
          disabled={!canStart || running}
          onClick={() => battle.send({ type: 'start' })}
        >
          {running ? 'Analyzing Battle...' : 'Start the Battle!'}
        </Button>
        <p className={styles['price']}>A battle costs 1 credit.</p>
      </div>
    </Dialog>
  );
}

/** What goes on in a battle that runs. Without the face finder nothing does, until the visitor has decided. */
function statusWords(snapshot: BattleSnapshot, photosWait: boolean): string {
  if (photosWait) return 'Both looks are on the table. Another photo has to wait for the next battle.';
  if (snapshot.hasTag('faceFinderMissing'))
    return 'Both looks are on the table. The battle waits for your word.';
  return 'Both looks are on the table. This takes a moment.';
}

/** Whether the focus is in the line that says what goes on, where it waits while a battle runs. */
const hasFocusInLine = () => document.activeElement?.matches('[data-focus="status"]') ?? false;

/** Where a lost focus goes: to the next empty slot, to the button, or to the line that says what goes on. */
function nextPlace(picker: HTMLElement | null) {
  const first = (place: string) =>
    picker?.querySelector<HTMLElement>(`[data-focus="${place}"]:not(:disabled)`);
  return first('upload') ?? first('start') ?? first('status');
}
