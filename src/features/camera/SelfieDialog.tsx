import { useEffect, useRef, useState } from 'react';
import { Button } from '../../components/Button.tsx';
import type { LazyDialogProps } from '../../components/createLazyDialog.ts';
import { Dialog } from '../../components/Dialog.tsx';
import { Notice } from '../../components/Notice.tsx';
import { afterPaint } from '../../hooks/afterPaint.ts';
import { describeFailure } from '../../domain/failures/describeFailure.ts';
import type { Failure } from '../../domain/failures/Failure.ts';
import { failureOf } from '../../domain/failures/failureOf.ts';
import { captureFrame } from './captureFrame.ts';
import { keepPlaying } from './keepPlaying.ts';
import { useSelfieStream } from './useSelfieStream.ts';
import styles from './SelfieDialog.module.css';

/** What the dialog is given besides the function that closes it. */
interface SelfieDialogProps {
  readonly onShot: (file: File) => void;
}

/** A live, mirrored picture with an oval to put the face in. */
export function SelfieDialog({ onClose, onShot }: LazyDialogProps & SelfieDialogProps) {
  const camera = useSelfieStream();
  const video = useRef<HTMLVideoElement>(null);
  const [playing, setPlaying] = useState(false);
  const [shooting, setShooting] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);

  useEffect(() => {
    const picture = video.current;
    if (camera.kind !== 'live' || !picture) return;
    picture.srcObject = camera.stream;
    return keepPlaying(picture);
  }, [camera]);

  async function shoot() {
    if (!video.current) return;
    setShooting(true);
    setFailure(null);
    // Copying a frame of the video takes tens of milliseconds, so the busy button is painted first.
    await new Promise<void>((resolve) => afterPaint(resolve));
    // The visitor may have closed the dialog during the wait.
    if (!video.current) return;
    const shot = await captureFrame(video.current).catch(failureOf);
    // Whoever closed the dialog meanwhile wants no photo.
    if (!video.current) return;
    if (shot instanceof File) {
      onClose();
      onShot(shot);
      return;
    }
    setShooting(false);
    setFailure(shot);
  }

  return (
    <Dialog
      title={
        <>
          Chin up, <em>lips out.</em>
        </>
      }
      onClose={onClose}
    >
      {camera.kind === 'refused' ? (
        <Notice tone="warning" role="alert" title="No camera">
          {camera.message}
        </Notice>
      ) : (
        <>
          <p>Put your face in the oval and turn to the light.</p>
          <div className={styles['frame']}>
            {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- a live picture without sound */}
            <video
              ref={video}
              autoPlay
              playsInline
              muted
              aria-label="Your camera"
              onPlaying={() => setPlaying(true)}
            />
            <svg viewBox="0 0 300 300" aria-hidden="true" className={styles['guide']}>
              <ellipse cx="150" cy="148" rx="82" ry="112" />
              <ellipse cx="150" cy="148" rx="82" ry="112" />
            </svg>
          </div>
          {failure && (
            <Notice tone="warning" role="alert">
              {describeFailure(failure)}
            </Notice>
          )}
          <output className={styles['state']} aria-label="Camera">
            {playing
              ? 'The camera is on. Nothing is recorded until you press the button.'
              : 'Opening the camera...'}
          </output>
          <Button
            variant="primary"
            size="wide"
            disabled={!playing}
            busy={shooting}
            onClick={() => void shoot()}
          >
            Take the Photo
          </Button>
        </>
      )}
    </Dialog>
  );
}
