import { PhotoFrame } from './PhotoFrame.tsx';
import type { PhotoBox } from '../domain/photo/PhotoBox.ts';
import type { LocatedFace } from '../domain/photo/FaceLocation.ts';
import type { OpenedPhoto } from '../domain/photo/OpenedPhoto.ts';
import { faceBrackets } from './faceBrackets.ts';
import styles from './FramedFace.module.css';

interface FramedFaceProps {
  readonly preview: ImageBitmap;
  readonly photo: OpenedPhoto;
  /** Null while it is still being looked for. */
  readonly face: LocatedFace | null;
  /** The part of the photo that is shown. */
  readonly crop: PhotoBox;
  /** What a screen reader says. */
  readonly label?: string | undefined;
}

/** The chosen photo, with the face in brackets that would be rated. */
export function FramedFace({ preview, photo, face, crop, label = 'Preview of your photo' }: FramedFaceProps) {
  return (
    <PhotoFrame preview={preview} size={photo.raster} turned={photo.turned} crop={crop} moves label={label}>
      {face && <path className={styles['brackets']} d={faceBrackets(face.box, crop)} />}
    </PhotoFrame>
  );
}
