import type { CreditsRecord } from '../../domain/credits/CreditsRecord.ts';
import { sharingRewards } from '../../domain/payment/sharingRewards.ts';
import { Button } from '../../components/Button.tsx';
import styles from './DebugDetails.module.css';

const yesOrNo = (answer: boolean) => (answer ? 'yes' : 'no');

interface DebugDetailsProps {
  readonly record: CreditsRecord;
  readonly pending: boolean;
  readonly onDumpStorage: () => void;
}

/** The record as it stands, for whoever helps a visitor to find a lost credit (CRB-10). */
export function DebugDetails({ record, pending, onDumpStorage }: DebugDetailsProps) {
  const lines = [
    ['Free analyses', `${record.freeAnalysesUsed} used of ${record.freeAnalysesLimit}`],
    ['Paid credits', record.paidCredits],
    ['Total analyses', record.totalAnalyses],
    ['Pending payment', yesOrNo(pending)],
    ['Sharing claimed', yesOrNo(sharingRewards.isClaimed())],
  ] as const;
  return (
    <details className={styles['debug']}>
      <summary>Debug details</summary>
      <dl>
        {lines.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <Button size="compact" onClick={onDumpStorage}>
        Print Storage to the Console
      </Button>
    </details>
  );
}
