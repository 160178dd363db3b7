import type { Slot } from '../../../machines/battleSlots.ts';
import { GroupPhoto } from '../../components/GroupPhoto.tsx';
import { shownPhoto } from '../../components/ShownPhoto.ts';
import { useWideScreen } from '../../hooks/useWideScreen.ts';
import { facesOf } from '../../domain/photo/chooseFace.ts';
import { faceOf } from '../../domain/photo/faceOf.ts';
import { LookPhoto } from './LookPhoto.tsx';

interface LookToChooseProps {
  readonly slot: Slot;
  readonly label: string;
  /** `face` is an index into `facesOf(location)`. */
  readonly onChooseFace: (face: number) => void;
}

/** A look before the battle. In a photo of several people the one to rate can be chosen with a tap (FAC-11). */
export function LookToChoose({ slot, label, onChooseFace }: LookToChooseProps) {
  // The same as in the style sheet of the frame, so that the buttons lie on the faces.
  const aspect = useWideScreen() ? 1 / 1.06 : 3 / 4;
  const { location } = slot.chosen;
  const photo = shownPhoto(slot.chosen);
  const face = faceOf(location);
  const faces = facesOf(location);
  if (!photo || !face || faces.length < 2) return <LookPhoto slot={slot} label={label} aspect={aspect} />;
  return (
    <GroupPhoto
      photo={photo}
      faces={faces}
      chosen={face}
      aspect={aspect}
      label={label}
      onChoose={onChooseFace}
    />
  );
}
