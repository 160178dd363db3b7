import styles from './VipBadge.module.css';

/** A gold badge with a crown, shown only to visitors with paid credits (CRB-04). */
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
