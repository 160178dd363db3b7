import CircleCheck from 'lucide-react/icons/circle-check';
import CircleFadingArrowUp from 'lucide-react/icons/circle-fading-arrow-up';
import type { CoachHint } from '../../domain/coach/CoachHint.ts';
import { coachRows } from './coachRows.ts';
import styles from './CoachHints.module.css';

export interface CoachNoteProps {
  readonly hints: readonly CoachHint[];
  /** A face was located in the photo. */
  readonly located: boolean;
}

/** What the coach has to say, aspect by aspect. */
export function CoachNote({ hints, located }: CoachNoteProps) {
  return (
    <ul>
      {coachRows(hints, located).map(({ aspect, text, tweak }) => (
        <li key={text} className={tweak ? styles['tweak'] : styles['good']}>
          {tweak ? (
            <CircleFadingArrowUp aria-hidden="true" size={26} />
          ) : (
            <CircleCheck aria-hidden="true" size={26} />
          )}
          <p>
            <strong>{`${aspect}.`}</strong> <span>{text}</span>
          </p>
          <span className={styles['verdict']}>{tweak ? 'Tweak' : 'Good'}</span>
        </li>
      ))}
    </ul>
  );
}
