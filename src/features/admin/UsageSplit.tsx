import styles from './UsageSplit.module.css';

interface UsageSplitProps {
  readonly free: number;
  readonly paid: number;
}

/** Free against paid analyses: one bar in two parts, and the same in words. */
export function UsageSplit({ free, paid }: UsageSplitProps) {
  const total = free + paid;
  const share = (part: number) => (total === 0 ? 0 : Math.round((part / total) * 100));
  // The second share is what the first leaves, so that the two always make 100.
  const freeShare = share(free);
  const paidShare = total === 0 ? 0 : 100 - freeShare;
  return (
    <figure>
      <figcaption className={styles['caption']}>Free versus paid</figcaption>
      <div className={styles['bar']} aria-hidden="true">
        <span className={styles['free']} style={{ flexGrow: free }} />
        <span className={styles['paid']} style={{ flexGrow: paid }} />
      </div>
      <ul className={styles['legend']}>
        <li className={styles['freeKey']}>{`Free: ${free} (${freeShare}%)`}</li>
        <li className={styles['paidKey']}>{`Paid: ${paid} (${paidShare}%)`}</li>
      </ul>
    </figure>
  );
}
