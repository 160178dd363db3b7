import { useMemo } from 'react';
import type { LocatedFace } from '../../domain/photo/FaceLocation.ts';
import { joinClasses } from '../../components/joinClasses.ts';
import { photoCrop } from '../../components/photoCrop.ts';
import { PhotoFrame } from '../../components/PhotoFrame.tsx';
import type { ShownPhoto } from '../../components/ShownPhoto.ts';
import { useWideScreen } from '../../hooks/useWideScreen.ts';
import styles from './ScannedPhoto.module.css';

interface ScannedPhotoProps {
  readonly photo: ShownPhoto;
  readonly face: LocatedFace | null;
  readonly className?: string | undefined;
}

/** The photo under analysis, with the landmarks that the measures are based on. */
export function ScannedPhoto({ photo, face, className }: ScannedPhotoProps) {
  const aspect = useWideScreen() ? 500 / 690 : 390 / 166;
  const landmarks = useMemo(() => face && dots(face.points), [face]);
  const crop = photoCrop(photo.size, face?.box ?? null, { aspect, faceShare: 0.92, faceCenter: 0.5 });
  return (
    <figure className={joinClasses(styles['photo'], className)}>
      <PhotoFrame photo={photo} crop={crop} moves label="Your photo, being measured">
        {landmarks && <path className={styles['landmarks']} d={landmarks} />}
      </PhotoFrame>
    </figure>
  );
}

/** A dot for every landmark: lines of no length, which round caps make visible. */
function dots(points: Float32Array): string {
  let path = '';
  for (let index = 0; index + 2 < points.length; index += 3)
    path += `M${points[index]?.toFixed(1)} ${points[index + 1]?.toFixed(1)}h0`;
  return path;
}
