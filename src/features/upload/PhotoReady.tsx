import { ArrivalHeading } from '../../components/ArrivalHeading.tsx';
import { Button } from '../../components/Button.tsx';
import { joinClasses } from '../../components/joinClasses.ts';
import { shownPhoto } from '../../components/ShownPhoto.ts';
import { AnalyzeButton } from './AnalyzeButton.tsx';
import { CoachHints } from './CoachHints.tsx';
import { ErrorBox } from './ErrorBox.tsx';
import { PhotoPreview } from './PhotoPreview.tsx';
import styles from './PhotoReady.module.css';
import type { UploadActor, UploadSnapshot } from './uploadSnapshot.ts';

export interface PhotoReadyProps {
  readonly upload: UploadActor;
  readonly snapshot: UploadSnapshot;
  readonly onAnalyze: () => void;
  readonly onBrowse: () => void;
}

/** A photo with its preview, and what to do next (UPL-05). */
export function PhotoReady({ upload, snapshot, onAnalyze, onBrowse }: PhotoReadyProps) {
  const { chosen, hints, failure } = snapshot.context;
  const { location } = chosen;
  const photo = shownPhoto(chosen);
  if (!photo) return null;
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
          photo={photo}
          location={location}
          onRemove={() => upload.send({ type: 'photo.remove' })}
          onChooseFace={(face) => upload.send({ type: 'face.choose', face })}
        />
        {!failure && (
          <div className={styles['words']}>
            <ArrivalHeading className={styles['title']}>
              Looking <em>ready.</em>
            </ArrivalHeading>
            <p className={styles['intro']}>
              A quick coach's note before you spend a credit. None of this is required. All of it helps.
            </p>
            <CoachHints
              hints={hints}
              located={location?.kind === 'found'}
              // Undefined where another search could not find the face either.
              onLookAgain={
                snapshot.can({ type: 'lookAgain' }) ? () => upload.send({ type: 'lookAgain' }) : undefined
              }
            />
          </div>
        )}
        <div className={styles['actions']}>
          <AnalyzeButton
            disabled={!snapshot.can({ type: 'analyze' })}
            quiet={failure !== null}
            onAnalyze={onAnalyze}
          />
          <Button variant="link" onClick={onBrowse}>
            Choose Different Photo
          </Button>
        </div>
      </div>
    </div>
  );
}
