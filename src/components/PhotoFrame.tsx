import type { ReactNode } from 'react';
import { joinClasses } from './joinClasses.ts';
import type { PhotoBox, PhotoSize } from './photoCrop.ts';
import styles from './PhotoFrame.module.css';

interface PhotoFrameProps {
  /** The preview's object URL. */
  readonly url: string;
  /** Size of the raster that boxes and marks are measured in, px. */
  readonly size: PhotoSize;
  /** The part of the photo that is shown; a change is animated. */
  readonly crop: PhotoBox;
  /** What a screen reader says; empty where the picture repeats another. */
  readonly label: string;
  readonly className?: string | undefined;
  /** Marks, in raster pixels. */
  readonly children?: ReactNode;
}

/** Height of a frame in its own units; its width follows from the crop's aspect. */
const frameHeight = 100;

/** A photo with marks on it. One SVG holds both, so that they stay aligned at every size. */
export function PhotoFrame({ url, size, crop, label, className, children }: PhotoFrameProps) {
  const scale = frameHeight / crop.height;
  return (
    <svg
      className={joinClasses(styles['frame'], className)}
      viewBox={`0 0 ${crop.width * scale} ${frameHeight}`}
      preserveAspectRatio="xMidYMid slice"
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    >
      <g
        className={styles['camera']}
        style={{ transform: `scale(${scale}) translate(${-crop.x}px, ${-crop.y}px)` }}
      >
        <image href={url} width={size.width} height={size.height} preserveAspectRatio="none" />
        {children}
      </g>
    </svg>
  );
}
