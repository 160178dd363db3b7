import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { joinClasses } from '../../components/joinClasses.ts';
import { photoCrop } from '../../components/photoCrop.ts';
import { PhotoFrame } from '../../components/PhotoFrame.tsx';
import { useWideScreen } from '../../hooks/useWideScreen.ts';
import { WinkingFace } from '../../components/WinkingFace.tsx';
import type { RatedPhoto } from './RatedPhoto.ts';
import styles from './Cover.module.css';

interface CoverProps {
  /** Null where the verdict was recalled without its photo: the cover says so. */
  readonly photo: RatedPhoto | null;
  readonly title: string;
  /** The line above the title. */
  readonly kicker: string;
  /** The month, such as "November 2026". */
  readonly issue: string;
  /** Shows a sticker about filters; the cover then leaves space for the notice below it. */
  readonly filtered: boolean;
}

/** The face stands between the masthead and the title. */
const phoneFraming = { aspect: 390 / 354, faceShare: 0.56, faceCenter: 0.43 };
/** The cover is short here, so that the whole notice about filters fits on the first screen. */
const filteredFraming = { aspect: 390 / 250, faceShare: 0.74, faceCenter: 0.5 };
const desktopFraming = { aspect: 500 / 692, faceShare: 0.42, faceCenter: 0.44 };

/** The photo as a magazine's printed cover. The headings beside it say the same, so it is one picture to a screen reader. */
export function Cover({ photo, title, kicker, issue, filtered }: CoverProps) {
  const wide = useWideScreen();
  const framing = wide ? desktopFraming : filtered ? filteredFraming : phoneFraming;
  return (
    <figure
      className={joinClasses(
        styles['cover'],
        photo && filtered && styles['filtered'],
        !photo && styles['empty'],
      )}
    >
      {photo ? (
        <PhotoFrame
          className={styles['photo']}
          photo={photo}
          crop={photoCrop(photo.size, photo.face?.box ?? null, framing)}
          label="Your photo"
        />
      ) : (
        <div className={styles['gone']}>
          <WinkingFace className={styles['face']} />
          <p>Your photo is gone, as promised.</p>
        </div>
      )}
      <p className={joinClasses('display', styles['masthead'])} aria-hidden="true">
        Glow<em>Check</em>
      </p>
      <p className={styles['folio']} aria-hidden="true">
        <span>The You Issue</span>
        {!filtered && <span>{issue}</span>}
      </p>
      {filtered && (
        <p className={styles['sticker']} aria-hidden="true">
          <TriangleAlert size={20} strokeWidth={2.6} /> Filters detected
        </p>
      )}
      <span className={styles['barcode']} aria-hidden="true" />
      <figcaption className={styles['caption']} aria-hidden="true">
        <span className={styles['kicker']}>{kicker}</span>
        <span className={joinClasses('display', styles['title'], titleSize(title))}>{title}</span>
      </figcaption>
    </figure>
  );
}

/** Longer titles are set smaller, so that each fits into two lines: a third line would overlap the words above. */
function titleSize(title: string): string {
  if (title.length > 21) return joinClasses(styles['long']);
  return joinClasses(title.length > 18 && styles['middling']);
}
