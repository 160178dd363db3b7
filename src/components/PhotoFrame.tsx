import { type CSSProperties, type ReactNode, useRef } from 'react';
import { joinClasses } from './joinClasses.ts';
import type { PhotoBox } from '../domain/photo/PhotoBox.ts';
import styles from './PhotoFrame.module.css';
import type { ShownPhoto } from './ShownPhoto.ts';
import { usePhotoDrawing } from './usePhotoDrawing.ts';

interface PhotoFrameProps {
  readonly photo: ShownPhoto;
  /** The part of the photo that is shown. */
  readonly crop: PhotoBox;
  /** Whether a change of the crop is animated: the whole photo is drawn then, otherwise the crop alone. */
  readonly moves?: boolean;
  /** What a screen reader says; empty where the picture repeats another. */
  readonly label: string;
  readonly className?: string | undefined;
  /** Marks, in raster pixels. */
  readonly children?: ReactNode;
}

/** Height of the marks' drawing in its own units; its width follows from the crop's aspect. */
const drawingHeight = 100;

/** A photo with marks on it. Both are laid out alike, and moved by the same transitions, so that they stay aligned. */
export function PhotoFrame({ photo, crop, moves = false, label, className, children }: PhotoFrameProps) {
  const { preview, size, turned } = photo;
  const canvas = useRef<HTMLCanvasElement>(null);
  const drawn = moves ? { x: 0, y: 0, width: size.width, height: size.height } : crop;
  usePhotoDrawing(canvas, preview, { size, turned, part: drawn, shown: crop.width });
  const scale = drawingHeight / crop.height;
  const across = (100 * (drawn.x - crop.x)) / drawn.width;
  const down = (100 * (drawn.y - crop.y)) / drawn.height;
  return (
    <span
      className={joinClasses(styles['frame'], className)}
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    >
      <span className={styles['stage']} style={{ '--aspect': crop.width / crop.height } as CSSProperties}>
        <canvas
          ref={canvas}
          className={styles['camera']}
          style={{ transform: `scale(${drawn.width / crop.width}) translate(${across}%, ${down}%)` }}
        />
      </span>
      {children && (
        <svg
          className={styles['marks']}
          viewBox={`0 0 ${crop.width * scale} ${drawingHeight}`}
          preserveAspectRatio="xMidYMid slice"
          aria-hidden="true"
        >
          <g
            className={styles['camera']}
            style={{ transform: `scale(${scale}) translate(${-crop.x}px, ${-crop.y}px)` }}
          >
            {children}
          </g>
        </svg>
      )}
    </span>
  );
}
