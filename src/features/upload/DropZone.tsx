import { Button } from '../../components/Button.tsx';
import { ArrivalHeading } from '../../components/ArrivalHeading.tsx';
import { joinClasses } from '../../components/joinClasses.ts';
import { ProgressBar } from '../../components/ProgressBar.tsx';
import { WinkingFace } from '../../components/WinkingFace.tsx';
import styles from './DropZone.module.css';

interface DropZoneProps {
  /** A chosen photo is being checked. */
  readonly busy: boolean;
  /** A file hovers over the zone. */
  readonly hovered: boolean;
  /** The visitor comes back from another view. */
  readonly arriving: boolean;
  /** The month on the cover, such as "November 2026". */
  readonly issue: string;
  /** Not the screen's primary action: an error asks for something else. */
  readonly quiet?: boolean;
  readonly onBrowse: () => void;
}

/** The empty cover (UPL-01). All of it is the button's target; drops are taken by the upload area around it. */
export function DropZone({ busy, hovered, arriving, issue, quiet = false, onBrowse }: DropZoneProps) {
  return (
    <div className={joinClasses(styles['zone'], hovered && styles['hovered'])}>
      <span className={joinClasses('display', styles['ghost'])} />
      <span className={styles['folio']} aria-hidden="true">
        <span>The You Issue</span>
        <span>{issue}</span>
      </span>
      <WinkingFace className={styles['face']} awake={hovered || busy} />
      {/* While busy it is another heading, which takes the focus when it is mounted, because the button that had it is gone. */}
      <ArrivalHeading key={String(busy)} className={styles['title']} arriving={busy || arriving}>
        <span>{busy ? 'Hold it' : 'This cover is'}</span> <em>{busy ? 'right there.' : 'empty.'}</em>
      </ArrivalHeading>
      <p className={styles['pitch']}>
        {busy
          ? 'Opening your photo, and checking that there is a human in it.'
          : 'Put your face on it. We rate the makeup, not the human.'}
      </p>
      {busy ? (
        <div className={styles['progress']}>
          <ProgressBar value={null} label="Checking your photo" />
        </div>
      ) : (
        <Button variant={quiet ? 'outline' : 'primary'} className={styles['choose']} onClick={onBrowse}>
          Choose a Photo
        </Button>
      )}
      <p className={styles['notes']}>
        <span>Supported formats: JPG, PNG</span>
        <span>Max size: 10MB</span>
        <span className={styles['drops']}>Or drop one here</span>
      </p>
    </div>
  );
}
