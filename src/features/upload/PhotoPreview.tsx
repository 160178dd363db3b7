import { facesOf } from '../../domain/photo/chooseFace.ts';
import type { FaceLocation } from '../../domain/photo/FaceLocation.ts';
import { faceOf } from '../../domain/photo/faceOf.ts';
import { FramedFace } from '../../components/FramedFace.tsx';
import { GroupPhoto } from '../../components/GroupPhoto.tsx';
import { joinClasses } from '../../components/joinClasses.ts';
import { photoCrop } from '../../components/photoCrop.ts';
import { RemoveButton } from '../../components/RemoveButton.tsx';
import type { ShownPhoto } from '../../components/ShownPhoto.ts';
import { useWideScreen } from '../../hooks/useWideScreen.ts';
import styles from './PhotoPreview.module.css';

interface PhotoPreviewProps {
  readonly photo: ShownPhoto;
  /** Null while the face is still being looked for. */
  readonly location: FaceLocation | null;
  readonly onRemove: () => void;
  /** `face` is an index into `facesOf(location)`. */
  readonly onChooseFace: (face: number) => void;
  readonly className?: string | undefined;
}

const framing = { faceShare: 0.5, faceCenter: 0.48 };

/** The chosen photo. Once a face is found, the crop moves to it, and brackets mark it. Of several faces one is chosen with a tap. */
export function PhotoPreview({ photo, location, onRemove, onChooseFace, className }: PhotoPreviewProps) {
  const aspect = useWideScreen() ? 500 / 690 : 390 / 346;
  const face = faceOf(location);
  const faces = facesOf(location);
  const several = faces.length > 1;
  return (
    <figure className={joinClasses(styles['preview'], className)}>
      {face && several ? (
        <GroupPhoto photo={photo} faces={faces} chosen={face} aspect={aspect} onChoose={onChooseFace} />
      ) : (
        <FramedFace
          photo={photo}
          face={face}
          crop={photoCrop(photo.size, face?.box ?? null, { ...framing, aspect })}
        />
      )}
      <RemoveButton label="Remove Photo" className={styles['remove']} onClick={onRemove} />
      {face && (
        <figcaption className={styles['tag']}>
          {several ? `${faces.length} faces: tap the one to rate` : 'One face, found'}
        </figcaption>
      )}
    </figure>
  );
}
