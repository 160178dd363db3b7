import type { ReactNode } from 'react';
import styles from './PhotoLabel.module.css';

/** A few words in the lower left corner of a look's photo. */
export function PhotoLabel({ children }: { readonly children: ReactNode }) {
  return <span className={`display ${styles['label']}`}>{children}</span>;
}
