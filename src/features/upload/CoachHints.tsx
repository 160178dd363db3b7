import { Suspense } from 'react';
import { lazyOr } from '../../components/lazyOr.ts';
import type { CoachHint } from '../../domain/coach/CoachHint.ts';
import { loadProgram } from '../../loadProgram.ts';
import type { CoachNoteProps } from './CoachNote.tsx';
import { FaceFinderProgress } from './FaceFinderProgress.tsx';
import styles from './CoachHints.module.css';

interface CoachHintsProps extends Omit<CoachNoteProps, 'hints'> {
  /** Null while the photo is still being looked at. */
  readonly hints: readonly CoachHint[] | null;
}

/** Fetched with the first hints. If it cannot be had, the coach has nothing to say. */
const CoachNote = lazyOr<CoachNoteProps>(
  async () => (await loadProgram(() => import('./CoachNote.tsx'))).CoachNote,
  () => null,
);

/** The photo coach's note, before a credit is spent. None of it is required. */
export function CoachHints({ hints, located }: CoachHintsProps) {
  const looking = <FaceFinderProgress />;
  return (
    <div className={styles['coach']} aria-live="polite">
      {hints === null ? (
        looking
      ) : (
        <Suspense fallback={looking}>
          <CoachNote hints={hints} located={located} />
        </Suspense>
      )}
    </div>
  );
}
