import type { LocatedFace } from '../domain/photo/FaceLocation.ts';
import { FaceChoice } from './FaceChoice.tsx';
import { FramedFace } from './FramedFace.tsx';
import { groupCrop } from './groupCrop.ts';
import type { ShownPhoto } from './ShownPhoto.ts';

export interface GroupPhotoProps {
  readonly photo: ShownPhoto;
  /** From the left to the right. */
  readonly faces: readonly LocatedFace[];
  readonly chosen: LocatedFace;
  /** Width by height of the frame. */
  readonly aspect: number;
  /** Whose photo it is, where there are several. */
  readonly label?: string;
  /** Given the place among `faces`. */
  readonly onChoose: (face: number) => void;
}

/** A photo of several people: all their faces, to be chosen from. */
export function GroupPhoto({ photo, faces, chosen, aspect, label, onChoose }: GroupPhotoProps) {
  const boxes = faces.map(({ box }) => box);
  const crop = groupCrop(photo.size, boxes, aspect);
  return (
    <>
      <FramedFace photo={photo} face={chosen} crop={crop} label={label} />
      <FaceChoice faces={faces} chosen={chosen} crop={crop} onChoose={onChoose} />
    </>
  );
}
