import type { ReactNode } from 'react';
import { joinClasses } from '../../components/joinClasses.ts';
import { PhotoRequirements } from './PhotoRequirements.tsx';
import styles from './EmptyCover.module.css';

interface EmptyCoverProps {
  readonly hero: ReactNode;
  /** The drop zone, and above it why the last photo was refused. */
  readonly children: ReactNode;
  /** Other ways in. */
  readonly more: ReactNode;
}

/** The page before there is a photo: the banner, the drop zone, other ways in, and what a photo should be like. */
export function EmptyCover({ hero, children, more }: EmptyCoverProps) {
  return (
    <div className={joinClasses('wrap', styles['cover'])}>
      <div className={styles['hero']}>{hero}</div>
      <div className={styles['upload']}>
        {children}
        <div className={styles['more']}>{more}</div>
      </div>
      <div className={styles['requirements']}>
        <PhotoRequirements />
      </div>
    </div>
  );
}
