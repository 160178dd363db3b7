import { useState } from 'react';
import type { ShownResult } from '../../domain/analysis/ShownResult.ts';
import { breakdownKeys, type BreakdownKey } from '../../domain/analysis/Breakdown.ts';
import { joinClasses } from '../../components/joinClasses.ts';
import { CloseUpRow } from './CloseUpRow.tsx';
import { PhotoPrint } from './PhotoPrint.tsx';
import type { RatedPhoto } from './RatedPhoto.ts';
import styles from './CloseUps.module.css';

interface CloseUpsProps {
  readonly result: ShownResult;
  /** Null where the photo is gone: then there are words and numbers only. */
  readonly photo: RatedPhoto | null;
  /** How many rows show by now, at most. */
  readonly rows: number;
}

/**
 * The detailed breakdown (RES-03): a row for each sub-score, and the photo, on which the row under pointer, finger or
 * focus shows where it was measured.
 */
export function CloseUps({ result, photo, rows }: CloseUpsProps) {
  const [active, setActive] = useState<BreakdownKey>(breakdownKeys[0]);
  const { breakdown, feedback, measurement } = result;
  const evidenceOf = (key: BreakdownKey) => measurement.evidence.find((evidence) => evidence.key === key);
  return (
    <section
      className={joinClasses(styles['closeUps'], !photo && styles['alone'])}
      aria-labelledby="close-ups"
    >
      <header className={styles['header']}>
        <h2 id="close-ups">
          Up <em>close.</em>
        </h2>
        {photo && measurement.evidence.length > 0 && (
          <p className="muted">Pick a count to see where on your photo we measured it.</p>
        )}
      </header>
      {photo && (
        <PhotoPrint
          className={styles['print']}
          photo={photo}
          area={active}
          score={breakdown[active]}
          evidence={evidenceOf(active)}
        />
      )}
      <ul className={styles['rows']}>
        {breakdownKeys.slice(0, rows).map((key) => (
          <CloseUpRow
            key={key}
            area={key}
            score={breakdown[key]}
            feedback={feedback[key]}
            evidence={evidenceOf(key)}
            photo={photo}
            active={photo !== null && key === active}
            onPick={() => setActive(key)}
          />
        ))}
      </ul>
    </section>
  );
}
