import type { ReactNode } from 'react';
import type { QuarterTurns } from '../domain/photo/QuarterTurns.ts';
import { joinClasses } from './joinClasses.ts';
import type { PhotoBox, PhotoSize } from './photoCrop.ts';
import styles from './PhotoFrame.module.css';

interface PhotoFrameProps {
  /** The preview's object URL. */
  readonly url: string;
  /** Size of the raster that boxes and marks are measured in, px. */
  readonly size: PhotoSize;
  /** How often the preview has to be turned clockwise to lie as the raster does. */
  readonly turned: QuarterTurns;
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
export function PhotoFrame({ url, size, turned, crop, label, className, children }: PhotoFrameProps) {
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
        <image href={url} preserveAspectRatio="none" {...placed(size, turned)} />
        {children}
      </g>
    </svg>
  );
}

/** The attributes that lay a preview over the raster's place. */
function placed({ width, height }: PhotoSize, turned: QuarterTurns) {
  const [across, down] = turned % 2 === 1 ? [height, width] : [width, height];
  const corner = [undefined, [width, 0], [width, height], [0, height]][turned];
  return {
    width: across,
    height: down,
    transform: corner && `translate(${corner.join(' ')}) rotate(${turned * 90})`,
  };
}
