import { Crown } from './Crown.tsx';
import styles from './VipBadge.module.css';

/** A gold badge with a crown, for visitors with paid credits (CRB-04, RES-04). */
export function VipBadge() {
  return (
    <span className={styles['badge']}>
      <Crown />
      VIP
    </span>
  );
}
