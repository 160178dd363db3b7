import { useRef } from 'react';
import { photoId, type Slot, type SlotNumber } from '../../../machines/battleSlots.ts';
import type { BattleActor } from '../../actors/AppActors.ts';
import { Button } from '../../components/Button.tsx';
import { PhotoInput } from '../../components/PhotoInput.tsx';
import { RemoveButton } from '../../components/RemoveButton.tsx';
import { VisuallyHidden } from '../../components/VisuallyHidden.tsx';
import { WinkingFace } from '../../components/WinkingFace.tsx';
import { coachHintText } from '../../domain/coach/coachHintText.ts';
import { costlyHint } from '../../domain/coach/costlyHint.ts';
import { lookNames } from '../../domain/battle/lookNames.ts';
import { causeHint } from '../../domain/failures/causeHint.ts';
import { describeFailure } from '../../domain/failures/describeFailure.ts';
import { useAlertKey } from '../../hooks/useAlertKey.ts';
import { facesOf } from '../../domain/photo/chooseFace.ts';
import { LookPhoto } from './LookPhoto.tsx';
import { LookToChoose } from './LookToChoose.tsx';
import { PhotoLabel } from './PhotoLabel.tsx';
import styles from './BattleSlot.module.css';

interface BattleSlotProps {
  readonly battle: BattleActor;
  readonly number: SlotNumber;
  readonly slot: Slot;
  /** While the battle runs nothing can be exchanged. */
  readonly running: boolean;
  /** A photo is hovering over the dialog. */
  readonly awake: boolean;
}

/** One look: an upload control while it is empty, the photo with its (x) once it is there, words when it was refused. */
export function BattleSlot({ battle, number, slot, running, awake }: BattleSlotProps) {
  const input = useRef<HTMLInputElement>(null);
  const name = lookNames[photoId(number)];
  const people = running ? 0 : facesOf(slot.chosen.location).length;
  // The photo that could not be opened because a piece of the program was missing.
  const kept = slot.failure && slot.chosen.file;
  const refusal = slot.failure && describeFailure(slot.failure);
  const cause = slot.failure && causeHint(slot.failure);
  const alertKey = useAlertKey(slot.failure);
  const choose = (file: File) => battle.send({ type: 'slot.choose', slot: number, file });
  const advice = running ? null : costlyHint(slot.hints);
  const status = `look-${number}-status`;
  return (
    <div data-slot={number}>
      {slot.chosen.photo ? (
        <div className={styles['filled']}>
          {running ? (
            <LookPhoto slot={slot} label={name} aspect={3 / 4} />
          ) : (
            <LookToChoose
              slot={slot}
              label={name}
              onChooseFace={(face) => battle.send({ type: 'slot.chooseFace', slot: number, face })}
            />
          )}
          {/* Silent, because the photo itself is labeled with the same name. */}
          <PhotoLabel silent>{name}</PhotoLabel>
          {!running && (
            <RemoveButton
              label={`Remove ${name}`}
              className={styles['remove']}
              onClick={() => battle.send({ type: 'slot.remove', slot: number })}
            />
          )}
        </div>
      ) : (
        <button
          type="button"
          data-focus="upload"
          className={styles['empty']}
          aria-describedby={status}
          aria-busy={slot.opening || undefined}
          onClick={() => input.current?.click()}
        >
          <WinkingFace className={styles['face']} awake={awake || slot.opening} />
          <span className={`display ${styles['name']}`}>{name}</span>
          <span className={styles['upload']}>{slot.opening ? 'Opening...' : 'Upload a photo'}</span>
        </button>
      )}
      {people > 1 && <p className={styles['people']}>{`${people} faces: tap the one to rate`}</p>}
      <p className={styles['advice']} aria-live="polite">
        {advice && coachHintText(advice.topic)}
      </p>
      <PhotoInput ref={input} onPhoto={choose} />
      <p key={alertKey} id={status} role="alert" className={styles['refused']}>
        {refusal && <span>{refusal}</span>}
        {cause && <span className={styles['why']}>{cause.text}</span>}
      </p>
      {kept && (
        <Button size="compact" className={styles['again']} onClick={() => choose(kept)}>
          Try Again
          <VisuallyHidden>{` with ${name}`}</VisuallyHidden>
        </Button>
      )}
    </div>
  );
}
