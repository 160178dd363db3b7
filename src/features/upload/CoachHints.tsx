import { LookAgainButton } from '../../components/LookAgainButton.tsx';
import { createPiece } from '../../createPiece.ts';
import type { CoachWords } from '../../domain/coach/CoachHint.ts';
import { usePiece } from '../../hooks/usePiece.ts';
import type { CoachNoteProps } from './CoachNote.tsx';
import { FaceFinderProgress } from './FaceFinderProgress.tsx';
import { roughWords } from './roughWords.ts';
import styles from './CoachHints.module.css';

interface CoachHintsProps extends Omit<CoachNoteProps, 'hints'> {
  /** Null while the photo is still being looked at. */
  readonly hints: CoachWords | null;
  /** Undefined where another search could not find the face either. */
  readonly onLookAgain: (() => void) | undefined;
}

const noNote = 'No note this time: the coach could not look. The photo can be rated all the same.';

const coachNote = createPiece(() => import('./CoachNote.tsx'));

/**
 * The photo coach's note, before a credit is spent. None of it is required. It is fetched with the first hints; where it cannot be loaded,
 * or where the coach could not look, that is said, or that the rating would be rough.
 */
export function CoachHints({ hints, located, onLookAgain }: CoachHintsProps) {
  const looked = hints !== null && hints !== 'silent';
  const note = usePiece(coachNote, looked);
  return (
    <div className={styles['coach']}>
      {/* The progress is not in this live region: its words change with every part of a download, and would be read out each time. */}
      <div aria-live="polite">
        {looked && note.loaded && <note.loaded.CoachNote hints={hints} located={located} />}
        {(hints === 'silent' || (looked && note.failed)) && <p>{located ? noNote : roughWords}</p>}
      </div>
      {hints && onLookAgain && <LookAgainButton className={styles['again']} onLookAgain={onLookAgain} />}
      {(looked ? !note.loaded && !note.failed : !hints) && <FaceFinderProgress />}
    </div>
  );
}
