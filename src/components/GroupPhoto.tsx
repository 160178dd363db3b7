import type { LocatedFace } from '../domain/photo/FaceLocation.ts';
import type { OpenedPhoto } from '../domain/photo/OpenedPhoto.ts';
import { FaceChoice } from './FaceChoice.tsx';
import { FramedFace } from './FramedFace.tsx';
import { groupCrop } from './groupCrop.ts';

export interface GroupPhotoProps {
  readonly preview: ImageBitmap;
  readonly photo: OpenedPhoto;
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
export function GroupPhoto({ preview, photo, faces, chosen, aspect, label, onChoose }: GroupPhotoProps) {
  const boxes = faces.map(({ box }) => box);
  const crop = groupCrop(photo.raster, boxes, aspect);
  return (
    <>
      <FramedFace preview={preview} photo={photo} face={chosen} crop={crop} label={label} />
      <FaceChoice faces={faces} chosen={chosen} crop={crop} onChoose={onChoose} />
    </>
  );
}
