import styles from './VipBadge.module.css';

/** Gold, a crown and the word: for who has paid credits, and for nobody else (CRB-04). */
export function VipBadge() {
  return (
    <span className={styles['badge']}>
      <svg viewBox="0 0 64 48" aria-hidden="true">
        <path d="M6 44L3 13l15 13L32 6l14 20 15-13-3 31z" />
      </svg>
      VIP
    </span>
  );
}
