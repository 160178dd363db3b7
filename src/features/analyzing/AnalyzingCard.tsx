import type { ReactNode } from 'react';
import type { ChosenPhoto } from '../../../machines/ChosenPhoto.ts';
import { faceOf } from '../../domain/photo/faceOf.ts';
import type { StepState, UploadProgress } from '../../../machines/uploadProgress.ts';
import { ArrivalHeading } from '../../components/ArrivalHeading.tsx';
import { Button } from '../../components/Button.tsx';
import { joinClasses } from '../../components/joinClasses.ts';
import { ProgressBar } from '../../components/ProgressBar.tsx';
import { shownPhoto } from '../../components/ShownPhoto.ts';
import { Checklist } from './Checklist.tsx';
import { useCancelKeys } from './useCancelKeys.ts';
import { ScannedPhoto } from './ScannedPhoto.tsx';
import styles from './AnalyzingCard.module.css';

interface AnalyzingCardProps {
  readonly chosen: ChosenPhoto;
  readonly progress: UploadProgress;
  /** What the first step still waits for. */
  readonly wait?: ReactNode;
  /** The button that started the analysis, now busy. */
  readonly button: ReactNode;
  /** Undefined while the credit is being taken, because it is too late to cancel then. */
  readonly onCancel?: (() => void) | undefined;
}

const barValue: Readonly<Record<StepState, number | null>> = {
  waiting: 0,
  running: null,
  done: 100,
  skipped: 0,
};

/** Shows how far the analysis is (ANA-01). Each step is ticked when the chart has done it, never by a timer. */
export function AnalyzingCard({ chosen, progress, wait, button, onCancel }: AnalyzingCardProps) {
  const photo = shownPhoto(chosen);
  useCancelKeys(onCancel);
  const steps = [
    { name: 'Face detection', state: progress.faceDetection },
    { name: 'Makeup analysis', state: progress.makeupAnalysis },
    { name: 'Generating feedback', state: progress.feedback },
  ];
  return (
    <div className={joinClasses('wrap', styles['card'])}>
      <div className={styles['columns']}>
        {photo && <ScannedPhoto className={styles['photo']} photo={photo} face={faceOf(chosen.location)} />}
        <div>
          <ArrivalHeading className={styles['title']}>AI Analyzing Your Makeup...</ArrivalHeading>
          <p className="muted">Takes 10-15 seconds. Don't touch your face.</p>
          <ol className={styles['steps']}>
            {steps.map(({ name, state }) => (
              <li key={name} className={joinClasses(state === 'running' && styles['running'])}>
                <ProgressBar value={barValue[state]} label={name} />
                <span>{name}</span>
              </li>
            ))}
          </ol>
          <Checklist progress={progress} />
          {/* The tip is shown only while `wait` is empty, in its place, so that nothing above moves. */}
          <div className={styles['meanwhile']}>
            {wait}
            <aside className={styles['tip']} aria-label="Lighting tip">
              <strong className="display">While you wait</strong>
              <p>
                Face a window, not a bulb: overhead light puts a shadow under every lash and calls it smudge.
              </p>
            </aside>
          </div>
          <div className={styles['actions']}>
            {button}
            <Button variant="link" disabled={!onCancel} onClick={onCancel}>
              Cancel
            </Button>
          </div>
        </div>
      </div>
    </div>
  );
}
