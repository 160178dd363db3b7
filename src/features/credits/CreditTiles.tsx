import type { CreditsRecord } from '../../domain/credits/CreditsRecord.ts';
import { joinClasses } from '../../components/joinClasses.ts';
import { ProgressBar } from '../../components/ProgressBar.tsx';
import { VipBadge } from '../../components/VipBadge.tsx';
import styles from './CreditTiles.module.css';

interface CreditTilesProps {
  readonly record: CreditsRecord;
  /** Free analyses remaining. */
  readonly free: number;
}

/** Free Analysis with its bar, Glow Credits with the VIP badge, Your Progress (CRB-03 to CRB-05). */
export function CreditTiles({ record, free }: CreditTilesProps) {
  const { freeAnalysesUsed, freeAnalysesLimit, paidCredits, totalAnalyses } = record;
  return (
    <ul className={styles['tiles']}>
      <li className={styles['tile']}>
        <h3>Free Analysis</h3>
        <strong className={`display ${styles['number']}`}>{free}</strong>
        <p className="small">
          {`${freeAnalysesUsed} of ${freeAnalysesLimit} used. ${free > 0 ? 'This one is on the house.' : 'It went to a good cause.'}`}
        </p>
        <div className={styles['bar']}>
          <ProgressBar value={freeAnalysesUsed} max={freeAnalysesLimit} label="Free analyses used" />
        </div>
      </li>
      <li className={joinClasses(styles['tile'], paidCredits > 0 && styles['vip'])}>
        <h3>Glow Credits {paidCredits > 0 && <VipBadge />}</h3>
        <strong className={`display ${styles['number']}`}>{paidCredits}</strong>
        <p className="small">Paid credits. They never expire, unlike mascara.</p>
      </li>
      <li className={styles['tile']}>
        <h3>Your Progress</h3>
        <strong className={`display ${styles['number']}`}>{totalAnalyses}</strong>
        <p className="small">Total analyses. Ten makes you a regular.</p>
      </li>
    </ul>
  );
}
