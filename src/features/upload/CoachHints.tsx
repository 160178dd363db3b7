import CircleCheck from 'lucide-react/icons/circle-check';
import CircleFadingArrowUp from 'lucide-react/icons/circle-fading-arrow-up';
import type { CoachHint } from '../../domain/coach/CoachHint.ts';
import { coachRows } from './coachRows.ts';
import { FaceFinderProgress } from './FaceFinderProgress.tsx';
import styles from './CoachHints.module.css';

interface CoachHintsProps {
  /** Null while the photo is still being looked at. */
  readonly hints: readonly CoachHint[] | null;
  /** A face was located in the photo. */
  readonly located: boolean;
}

/** The photo coach's note, before a credit is spent. None of it is required. */
export function CoachHints({ hints, located }: CoachHintsProps) {
  return (
    <div className={styles['coach']} aria-live="polite">
      {hints === null ? (
        <FaceFinderProgress />
      ) : (
        <ul>
          {coachRows(hints, located).map(({ aspect, text, tweak }) => (
            <li key={text} className={tweak ? styles['tweak'] : styles['good']}>
              {tweak ? (
                <CircleFadingArrowUp aria-hidden="true" size={26} />
              ) : (
                <CircleCheck aria-hidden="true" size={26} />
              )}
              <p>
                <strong>{aspect}.</strong> {text}
              </p>
              <span className={styles['verdict']}>{tweak ? 'Tweak' : 'Good'}</span>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
