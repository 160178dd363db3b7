import { Button } from './Button.tsx';
import { fetchingWords, type FetchedBytes } from './fetchingWords.ts';
import styles from './FaceFinderWait.module.css';
import { LookAgainButton } from './LookAgainButton.tsx';
import { Notice } from './Notice.tsx';
import { ProgressBar } from './ProgressBar.tsx';
import { RemovablePart } from './RemovablePart.tsx';

interface FaceFinderWaitProps {
  /** How much of the landmark models has arrived; null while nothing is being fetched. */
  readonly fetched: FetchedBytes | null;
  /** The models are not available: only a rough rating remains. */
  readonly missing: boolean;
  /** Looks for the face once more; undefined where that could not find one either. */
  readonly onLookAgain: (() => void) | undefined;
  readonly onRoughly: () => void;
}

/** Says what a rating waits for before it begins, and offers to go on without it (FAC-10). No credit was taken yet. */
export function FaceFinderWait({ fetched, missing, onLookAgain, onRoughly }: FaceFinderWaitProps) {
  if (!missing && !fetched) return null;
  return (
    <RemovablePart className={styles['wait']}>
      {missing && (
        <Notice tone="warning" role="alert" title="No mirror this time.">
          <p>
            Without it we can only measure the whole photo, and the rating will be approximate. It costs 1
            credit all the same.
          </p>
        </Notice>
      )}
      {!missing && fetched && (
        <>
          <p className="muted">{fetchingWords(fetched)}</p>
          <ProgressBar value={fetched.arrived} max={fetched.total} label="Fetching the mirror" />
        </>
      )}
      {onLookAgain && <LookAgainButton onLookAgain={onLookAgain} />}
      <Button variant="outline" onClick={onRoughly}>
        Rate it roughly now
      </Button>
    </RemovablePart>
  );
}
