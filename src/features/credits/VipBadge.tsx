import { Crown } from '../../components/Crown.tsx';
import styles from './VipBadge.module.css';

/** A gold badge with a crown, shown only to visitors with paid credits (CRB-04). */
export function VipBadge() {
  return (
    <span className={styles['badge']}>
      <Crown />
      VIP
    </span>
  );
}
