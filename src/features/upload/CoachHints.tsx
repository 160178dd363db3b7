import { createLazyComponent } from '../../components/createLazyComponent.ts';
import { LookAgainButton } from '../../components/LookAgainButton.tsx';
import type { CoachWords } from '../../domain/coach/CoachHint.ts';
import { loadProgram } from '../../loadProgram.ts';
import type { CoachNoteProps } from './CoachNote.tsx';
import { FaceFinderProgress } from './FaceFinderProgress.tsx';
import styles from './CoachHints.module.css';

interface CoachHintsProps extends Omit<CoachNoteProps, 'hints'> {
  /** Null while the photo is still being looked at. */
  readonly hints: CoachWords | null;
  /** Given where another look may find the face that was not found. */
  readonly onLookAgain: (() => void) | undefined;
}

const useCoachNote = createLazyComponent(
  async () => (await loadProgram(() => import('./CoachNote.tsx'))).CoachNote,
);

/**
 * The photo coach's note, before a credit is spent. None of it is required. It is fetched with the first hints; as long
 * as it cannot be loaded, or where the coach could not look, there is nothing to say.
 */
export function CoachHints({ hints, located, onLookAgain }: CoachHintsProps) {
  const looked = hints !== null && hints !== 'silent';
  const note = useCoachNote(looked);
  return (
    <div className={styles['coach']}>
      {/* Not what is under way: its words change with every piece of a download, and would be read out each time. */}
      <div aria-live="polite">
        {looked && note.Content && <note.Content hints={hints} located={located} />}
      </div>
      {hints && onLookAgain && <LookAgainButton className={styles['again']} onLookAgain={onLookAgain} />}
      {(looked ? !note.Content && !note.failed : !hints) && <FaceFinderProgress />}
    </div>
  );
}
