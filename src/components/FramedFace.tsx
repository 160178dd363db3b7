import { PhotoFrame } from './PhotoFrame.tsx';
import type { PhotoBox } from '../domain/photo/PhotoBox.ts';
import type { LocatedFace } from '../domain/photo/FaceLocation.ts';
import { faceBrackets } from './faceBrackets.ts';
import type { ShownPhoto } from './ShownPhoto.ts';
import styles from './FramedFace.module.css';

interface FramedFaceProps {
  readonly photo: ShownPhoto;
  /** Null while it is still being looked for. */
  readonly face: LocatedFace | null;
  /** The part of the photo that is shown. */
  readonly crop: PhotoBox;
  /** What a screen reader says. */
  readonly label?: string | undefined;
}

/** The chosen photo, with the face in brackets that would be rated. */
export function FramedFace({ photo, face, crop, label = 'Preview of your photo' }: FramedFaceProps) {
  return (
    <PhotoFrame photo={photo} crop={crop} moves label={label}>
      {face && <path className={styles['brackets']} d={faceBrackets(face.box, crop)} />}
    </PhotoFrame>
  );
}
