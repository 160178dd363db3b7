import { createLazyComponent } from '../../components/createLazyComponent.ts';
import type { CoachHint } from '../../domain/coach/CoachHint.ts';
import { loadProgram } from '../../loadProgram.ts';
import type { CoachNoteProps } from './CoachNote.tsx';
import { FaceFinderProgress } from './FaceFinderProgress.tsx';
import styles from './CoachHints.module.css';

interface CoachHintsProps extends Omit<CoachNoteProps, 'hints'> {
  /** Null while the photo is still being looked at. */
  readonly hints: readonly CoachHint[] | null;
}

const useCoachNote = createLazyComponent(
  async () => (await loadProgram(() => import('./CoachNote.tsx'))).CoachNote,
);

/**
 * The photo coach's note, before a credit is spent. None of it is required. It is fetched with the first hints; as long
 * as it cannot be loaded, the coach has nothing to say.
 */
export function CoachHints({ hints, located }: CoachHintsProps) {
  const note = useCoachNote(hints !== null);
  return (
    <div className={styles['coach']} aria-live="polite">
      {hints && note.Content && <note.Content hints={hints} located={located} />}
      {!(hints && (note.Content || note.failed)) && <FaceFinderProgress />}
    </div>
  );
}
