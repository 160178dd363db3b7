import type { BreakdownKey } from '../../domain/analysis/Breakdown.ts';
import type { Evidence } from '../../domain/analysis/LookMeasurement.ts';
import { EvidenceMarks } from '../../components/EvidenceMarks.tsx';
import { joinClasses } from '../../components/joinClasses.ts';
import { photoCrop } from '../../components/photoCrop.ts';
import { PhotoFrame } from '../../components/PhotoFrame.tsx';
import { useWideScreen } from '../../hooks/useWideScreen.ts';
import { areaTitles } from '../../components/areaTitles.ts';
import type { RatedPhoto } from './RatedPhoto.ts';
import styles from './PhotoPrint.module.css';

interface PhotoPrintProps {
  readonly photo: RatedPhoto;
  readonly area: BreakdownKey;
  /** 0-100 */
  readonly score: number;
  /** What the score was measured on; undefined where nothing was. */
  readonly evidence: Evidence | undefined;
  readonly className?: string | undefined;
}

/** The photo with the measured region marked on it, and its reading. */
export function PhotoPrint({ photo, area, score, evidence, className }: PhotoPrintProps) {
  const aspect = useWideScreen() ? 1 : 390 / 252;
  const whole = evidence?.polygons.length === 0;
  const crop = photoCrop(photo.size, whole ? null : (photo.face?.box ?? null), {
    aspect,
    faceShare: 0.84,
    faceCenter: 0.5,
  });
  const where = areaTitles[area].toLowerCase();
  return (
    <figure className={joinClasses(styles['print'], className)}>
      <PhotoFrame
        photo={photo}
        crop={crop}
        moves
        label={evidence ? `Your photo, marked where ${where} was measured` : 'Your photo'}
      >
        {evidence && <EvidenceMarks evidence={evidence} size={photo.size} />}
      </PhotoFrame>
      <p className={styles['tag']} aria-hidden="true">
        <span>{areaTitles[area]}</span> <b className="display">{score}</b>
      </p>
      <figcaption className={styles['reading']}>
        {evidence?.reading ?? 'Not measured on this photo'}
      </figcaption>
    </figure>
  );
}
