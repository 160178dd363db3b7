import type { Slot } from '../../../machines/battleSlots.ts';
import { faceOf } from '../../domain/photo/faceOf.ts';
import { PhotoFrame } from '../../components/PhotoFrame.tsx';
import { photoCrop } from '../../components/photoCrop.ts';
import { shownPhoto } from '../../components/ShownPhoto.ts';

interface LookPhotoProps {
  readonly slot: Pick<Slot, 'chosen'>;
  readonly label: string;
  /** Width by height of the frame. */
  readonly aspect: number;
}

/** A look's photo, cropped around the face that was located in it. */
export function LookPhoto({ slot, label, aspect }: LookPhotoProps) {
  const photo = shownPhoto(slot.chosen);
  if (!photo) return null;
  const face = faceOf(slot.chosen.location)?.box ?? null;
  return (
    <PhotoFrame
      photo={photo}
      crop={photoCrop(photo.size, face, { aspect, faceShare: 0.52, faceCenter: 0.46 })}
      moves
      label={label}
    />
  );
}
