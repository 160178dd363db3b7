import type { BreakdownKey } from '../../domain/analysis/Breakdown.ts';
import type { Evidence } from '../../domain/analysis/LookMeasurement.ts';
import { bandColor, BandMark } from '../../components/BandMark.tsx';
import { joinClasses } from '../../components/joinClasses.ts';
import { Loupe } from '../../components/Loupe.tsx';
import { ProgressBar } from '../../components/ProgressBar.tsx';
import { scoreBand } from '../../domain/analysis/scoreBand.ts';
import { areaTitles } from '../../components/areaTitles.ts';
import type { RatedPhoto } from './RatedPhoto.ts';
import styles from './CloseUpRow.module.css';

interface CloseUpRowProps {
  readonly area: BreakdownKey;
  /** 0-100 */
  readonly score: number;
  readonly feedback: string;
  readonly evidence: Evidence | undefined;
  /** Null where the photo is gone: then the row is no button. */
  readonly photo: RatedPhoto | null;
  readonly active: boolean;
  readonly onPick: () => void;
}

/** One sub-score: a loupe on where it was measured, its number, its bar and its sentence. The whole row can be clicked. */
export function CloseUpRow({ area, score, feedback, evidence, photo, active, onPick }: CloseUpRowProps) {
  const band = scoreBand(score);
  return (
    // On move, not on enter: scrolling under a pointer that does not move must not change what the keyboard chose.
    <li
      className={joinClasses(styles['row'], active && styles['active'], !photo && styles['alone'])}
      onPointerMove={active || !photo ? undefined : onPick}
    >
      {photo && <Loupe className={styles['loupe']} photo={photo} evidence={evidence} />}
      <div className={styles['line']}>
        <h3>
          {photo ? (
            <button
              type="button"
              className={styles['pick']}
              aria-pressed={active}
              onClick={onPick}
              onFocus={onPick}
            >
              {areaTitles[area]}
            </button>
          ) : (
            areaTitles[area]
          )}
        </h3>
        {/* Hidden, because the bar below reads out the same score with the name of its area. */}
        <p className={joinClasses('display', styles['score'], bandColor(band))} aria-hidden="true">
          <BandMark band={band} />
          <span>{score}</span>
        </p>
      </div>
      <ProgressBar value={score} band={band} kind="meter" label={`${areaTitles[area]} score`} />
      <p className={styles['feedback']}>{feedback}</p>
    </li>
  );
}
