import type { ReactNode } from 'react';
import type { Failure } from '../../domain/failures/Failure.ts';
import { Button } from '../../components/Button.tsx';
import { joinClasses } from '../../components/joinClasses.ts';
import { DropZone } from './DropZone.tsx';
import { ErrorBox } from './ErrorBox.tsx';
import { PhotoRequirements } from './PhotoRequirements.tsx';
import styles from './EmptyCover.module.css';

interface EmptyCoverProps {
  readonly busy: boolean;
  readonly hovered: boolean;
  readonly arriving: boolean;
  readonly issue: string;
  readonly hero: ReactNode;
  /** Why the last photo was refused. */
  readonly failure: Failure | null;
  readonly onBrowse: () => void;
  /** Opens the refused photo again; absent where its file was not kept. */
  readonly onAgain?: (() => void) | undefined;
  readonly onCompare?: (() => void) | undefined;
  readonly camera: ReactNode;
}

/** The page before there is a photo: the banner, the drop zone, other ways in, and what a photo should be like. */
export function EmptyCover({
  busy,
  hovered,
  arriving,
  issue,
  hero,
  failure,
  onBrowse,
  onAgain,
  onCompare,
  camera,
}: EmptyCoverProps) {
  return (
    <div className={joinClasses('wrap', styles['cover'])}>
      <div className={styles['hero']}>{hero}</div>
      <div className={styles['upload']}>
        {failure && <ErrorBox failure={failure} onBrowse={onBrowse} onAgain={onAgain} />}
        <DropZone
          busy={busy}
          hovered={hovered}
          arriving={arriving && !failure}
          issue={issue}
          quiet={failure !== null}
          onBrowse={onBrowse}
        />
        <div className={styles['more']}>
          {camera}
          {onCompare && (
            <Button size="compact" onClick={onCompare}>
              Compare 2 Looks
            </Button>
          )}
        </div>
      </div>
      <div className={styles['requirements']}>
        <PhotoRequirements />
      </div>
    </div>
  );
}
