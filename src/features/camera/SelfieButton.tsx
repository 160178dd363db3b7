import { useRef, useState, type ComponentType } from 'react';
import Camera from 'lucide-react/icons/camera';
import { Button } from '../../components/Button.tsx';
import { joinClasses } from '../../components/joinClasses.ts';
import { PhotoInput } from '../../components/PhotoInput.tsx';
import { loadProgram } from '../../loadProgram.ts';
import type { SelfieDialogProps } from './SelfieDialog.tsx';
import { useCameraKind } from './useCameraKind.ts';
import styles from './SelfieButton.module.css';

interface SelfieButtonProps {
  /** Receives the shot as a file, to be checked like any other. */
  readonly onPhoto: (file: File) => void;
  readonly disabled?: boolean;
  /** Called on the click, before there is a photo, so that what analyzing one needs can be fetched. */
  readonly onReach?: () => void;
}

/**
 * "Take a selfie": the system's camera app on touch devices, a framed live picture elsewhere, nothing without a
 * camera. Permission is asked for on the click, never before. The frame is fetched on the click too; where it does not load,
 * the system's own way to a photo opens.
 */
export function SelfieButton({ onPhoto, disabled = false, onReach }: SelfieButtonProps) {
  const kind = useCameraKind();
  const input = useRef<HTMLInputElement>(null);
  const [frame, setFrame] = useState<{ readonly Dialog: ComponentType<SelfieDialogProps> } | null>(null);
  if (kind === 'none') return null;

  const askSystem = () => input.current?.click();
  const openFrame = () =>
    void loadProgram(() => import('./SelfieDialog.tsx')).then(
      ({ SelfieDialog }) => setFrame({ Dialog: SelfieDialog }),
      askSystem,
    );
  const reach = () => {
    onReach?.();
    (kind === 'system' ? askSystem : openFrame)();
  };

  return (
    <>
      <Button
        size="compact"
        disabled={disabled}
        className={joinClasses(kind === 'system' && styles['touch'])}
        onClick={reach}
      >
        <Camera aria-hidden="true" size={20} />
        Take a Selfie
      </Button>
      <PhotoInput ref={input} capture="user" onPhoto={onPhoto} />
      {frame && (
        <frame.Dialog
          onClose={() => setFrame(null)}
          onShot={(file) => {
            setFrame(null);
            onPhoto(file);
          }}
        />
      )}
    </>
  );
}
