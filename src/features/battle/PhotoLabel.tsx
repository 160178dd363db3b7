import type { ReactNode } from 'react';
import styles from './PhotoLabel.module.css';

interface PhotoLabelProps {
  /** Hidden from screen readers, which have read the same words already. */
  readonly silent?: boolean;
  readonly children: ReactNode;
}

/** A few words in the lower left corner of a look's photo. */
export function PhotoLabel({ silent, children }: PhotoLabelProps) {
  return (
    <span className={`display ${styles['label']}`} aria-hidden={silent}>
      {children}
    </span>
  );
}
