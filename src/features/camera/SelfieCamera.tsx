import type { RefObject } from 'react';
import { LazyDialogOutlet } from '../../components/LazyDialogOutlet.tsx';
import { PhotoInput } from '../../components/PhotoInput.tsx';
import { selfieDialog } from './selfieDialog.ts';

interface SelfieCameraProps {
  /** The input that opens the system's camera app. */
  readonly app: RefObject<HTMLInputElement | null>;
  /** Receives the shot as a file, to be checked like any other. */
  readonly onPhoto: (file: File) => void;
}

/**
 * What `SelfieButton` opens: the camera app or the frame. It stands apart from the button, because the button goes with its stage: a verdict
 * may come back while either is open, and the shot would be lost.
 */
export function SelfieCamera({ app, onPhoto }: SelfieCameraProps) {
  return (
    <>
      <PhotoInput ref={app} capture="user" onPhoto={onPhoto} />
      <LazyDialogOutlet dialog={selfieDialog} onShot={onPhoto} />
    </>
  );
}
