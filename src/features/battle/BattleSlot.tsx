import { useRef } from 'react';
import X from 'lucide-react/icons/x';
import type { Slot, SlotNumber } from '../../../machines/battleSlots.ts';
import { WinkingFace } from '../../components/WinkingFace.tsx';
import { describeFailure } from '../../domain/failures/describeFailure.ts';
import { LookPhoto } from './LookPhoto.tsx';
import styles from './BattleSlot.module.css';

interface BattleSlotProps {
  readonly number: SlotNumber;
  readonly slot: Slot;
  /** While the battle runs nothing can be exchanged. */
  readonly running: boolean;
  /** A photo is hovering over the dialog. */
  readonly awake: boolean;
  readonly onChoose: (file: File) => void;
  readonly onRemove: () => void;
}

/** One look: an upload control while it is empty, the photo with its (x) once it is there, words when it was refused. */
export function BattleSlot({ number, slot, running, awake, onChoose, onRemove }: BattleSlotProps) {
  const input = useRef<HTMLInputElement>(null);
  const name = `Look #${number}`;
  const status = `look-${number}-status`;
  return (
    <div className={styles['slot']} data-slot={number}>
      {slot.chosen.photo ? (
        <div className={styles['filled']}>
          <LookPhoto slot={slot} label={name} aspect={3 / 4} />
          <span className={`display ${styles['label']}`}>{name}</span>
          {!running && (
            <button
              type="button"
              className={styles['remove']}
              aria-label={`Remove ${name}`}
              onClick={onRemove}
            >
              <X aria-hidden="true" size={22} />
            </button>
          )}
        </div>
      ) : (
        <button
          type="button"
          data-focus="upload"
          className={styles['empty']}
          aria-describedby={status}
          aria-busy={slot.opening}
          onClick={() => input.current?.click()}
        >
          <WinkingFace className={styles['face']} awake={awake || slot.opening} />
          <span className={`display ${styles['name']}`}>{name}</span>
          <span className={styles['upload']}>{slot.opening ? 'Opening...' : 'Upload a photo'}</span>
        </button>
      )}
      <input
        ref={input}
        type="file"
        accept="image/*"
        className={styles['input']}
        tabIndex={-1}
        aria-hidden="true"
        onChange={({ currentTarget }) => {
          const file = currentTarget.files?.[0];
          // Reset, because choosing the same file again fires no event otherwise.
          currentTarget.value = '';
          if (file) onChoose(file);
        }}
      />
      <p id={status} role="alert" className={styles['refused']}>
        {slot.failure && describeFailure(slot.failure)}
      </p>
    </div>
  );
}
