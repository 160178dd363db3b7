import { facesOf } from '../../domain/photo/chooseFace.ts';
import type { FaceLocation, LocatedFace } from '../../domain/photo/FaceLocation.ts';
import type { OpenedPhoto } from '../../domain/photo/OpenedPhoto.ts';
import { joinClasses } from '../../components/joinClasses.ts';
import { photoCrop, type PhotoBox } from '../../components/photoCrop.ts';
import { PhotoFrame } from '../../components/PhotoFrame.tsx';
import { RemoveButton } from '../../components/RemoveButton.tsx';
import { useWideScreen } from '../../components/useWideScreen.ts';
import { FaceChoice } from './FaceChoice.tsx';
import { groupCrop } from './groupCrop.ts';
import styles from './PhotoPreview.module.css';

interface PhotoPreviewProps {
  readonly url: string;
  readonly photo: OpenedPhoto;
  /** Null while the face is still being looked for. */
  readonly location: FaceLocation | null;
  readonly onRemove: () => void;
  /** Given the place of a face among `facesOf`. */
  readonly onChooseFace: (face: number) => void;
  readonly className?: string | undefined;
}

const framing = { faceShare: 0.5, faceCenter: 0.48 };
/** How much of the frame's height the tag takes at its bottom, on phones. */
const tagShare = 0.15;

/** The chosen photo; the camera moves to the face once it is found, and brackets it. Of several, one is chosen by a tap. */
export function PhotoPreview({ url, photo, location, onRemove, onChooseFace, className }: PhotoPreviewProps) {
  const aspect = useWideScreen() ? 500 / 690 : 390 / 346;
  const face = location?.kind === 'found' ? location.face : null;
  const faces = facesOf(location);
  const crop =
    faces.length > 1
      ? groupCrop(
          photo.raster,
          faces.map(({ box }) => box),
          aspect,
        )
      : photoCrop(photo.raster, face?.box ?? null, { ...framing, aspect });
  return (
    <figure className={joinClasses(styles['preview'], className)}>
      <PhotoFrame
        url={url}
        size={photo.raster}
        turned={photo.turned}
        crop={crop}
        label="Preview of your photo"
      >
        {face && <path className={styles['brackets']} d={brackets(face.box, crop)} />}
      </PhotoFrame>
      {faces.length > 1 && <FaceChoice faces={faces} chosen={face} crop={crop} onChoose={onChooseFace} />}
      <RemoveButton label="Remove Photo" className={styles['remove']} onClick={onRemove} />
      {location?.kind === 'found' && (
        <figcaption className={styles['tag']}>
          {faces.length > 1 ? `${faces.length} faces: tap the one to rate` : 'One face, found'}
        </figcaption>
      )}
    </figure>
  );
}

/**
 * Four corners around a face, with some air for hair and chin, and all of them in the frame, above its tag. An SVG path
 * in raster pixels.
 */
function brackets({ x, y, width, height }: LocatedFace['box'], frame: PhotoBox): string {
  const air = { side: width * 0.14, top: height * 0.3, bottom: height * 0.12 };
  const inset = 0.05 * frame.height;
  const left = Math.max(x - air.side, frame.x + inset);
  const right = Math.min(x + width + air.side, frame.x + frame.width - inset);
  const top = Math.max(y - air.top, frame.y + inset);
  const bottom = Math.min(y + height + air.bottom, frame.y + frame.height * (1 - tagShare));
  const arm = width * 0.16;
  return [
    `M${left} ${top + arm}V${top}H${left + arm}`,
    `M${right - arm} ${top}H${right}V${top + arm}`,
    `M${left} ${bottom - arm}V${bottom}H${left + arm}`,
    `M${right - arm} ${bottom}H${right}V${bottom - arm}`,
  ].join('');
}
