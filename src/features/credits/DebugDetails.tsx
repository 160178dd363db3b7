import type { CreditsRecord } from '../../domain/credits/CreditsRecord.ts';
import { Button } from '../../components/Button.tsx';
import styles from './DebugDetails.module.css';

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
    ['Pending payment', pending ? 'yes' : 'no'],
    // Always: sharing reads as claimed since the reward ended (CRB-11).
    ['Sharing claimed', 'yes'],
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
