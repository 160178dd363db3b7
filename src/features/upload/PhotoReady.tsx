import type { CoachWords } from '../../domain/coach/CoachHint.ts';
import type { Failure } from '../../domain/failures/Failure.ts';
import type { FaceLocation } from '../../domain/photo/FaceLocation.ts';
import type { OpenedPhoto } from '../../domain/photo/OpenedPhoto.ts';
import { ArrivalHeading } from '../../components/ArrivalHeading.tsx';
import { Button } from '../../components/Button.tsx';
import { joinClasses } from '../../components/joinClasses.ts';
import { AnalyzeButton } from './AnalyzeButton.tsx';
import { CoachHints } from './CoachHints.tsx';
import { ErrorBox } from './ErrorBox.tsx';
import { PhotoPreview } from './PhotoPreview.tsx';
import styles from './PhotoReady.module.css';

export interface PhotoReadyProps {
  readonly preview: ImageBitmap;
  readonly photo: OpenedPhoto;
  /** Null while the face is still being looked for. */
  readonly location: FaceLocation | null;
  /** Null while the coach is still looking. */
  readonly hints: CoachWords | null;
  /** Why the last attempt came to nothing. */
  readonly failure: Failure | null;
  readonly canAnalyze: boolean;
  readonly onAnalyze: () => void;
  /** Looks at the same photo once more; missing where that would find nothing else. */
  readonly onLookAgain: (() => void) | undefined;
  readonly onBrowse: () => void;
  readonly onRemove: () => void;
  readonly onChooseFace: (face: number) => void;
}

/** A photo with its preview, and what to do next (UPL-05). */
export function PhotoReady({
  preview,
  photo,
  location,
  hints,
  failure,
  canAnalyze,
  onAnalyze,
  onLookAgain,
  onBrowse,
  onRemove,
  onChooseFace,
}: PhotoReadyProps) {
  return (
    <div className={joinClasses('wrap', styles['ready'])}>
      <div className={styles['columns']}>
        {failure && (
          <div className={styles['error']}>
            <ErrorBox failure={failure} onBrowse={onBrowse} onAgain={onAnalyze} />
          </div>
        )}
        <PhotoPreview
          className={styles['photo']}
          preview={preview}
          photo={photo}
          location={location}
          onRemove={onRemove}
          onChooseFace={onChooseFace}
        />
        {!failure && (
          <div className={styles['words']}>
            <ArrivalHeading className={styles['title']}>
              Looking <em>ready.</em>
            </ArrivalHeading>
            <p className={styles['intro']}>
              A quick coach's note before you spend a credit. None of this is required. All of it helps.
            </p>
            <CoachHints hints={hints} located={location?.kind === 'found'} onLookAgain={onLookAgain} />
          </div>
        )}
        <div className={styles['actions']}>
          <AnalyzeButton disabled={!canAnalyze} quiet={failure !== null} onAnalyze={onAnalyze} />
          <Button variant="link" onClick={onBrowse}>
            Choose Different Photo
          </Button>
        </div>
      </div>
    </div>
  );
}
