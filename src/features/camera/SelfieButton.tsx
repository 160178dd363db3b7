import type { RefObject } from 'react';
import Camera from 'lucide-react/icons/camera';
import { Button } from '../../components/Button.tsx';
import { joinClasses } from '../../components/joinClasses.ts';
import { selfieDialog } from './selfieDialog.ts';
import { useCameraKind } from './useCameraKind.ts';
import styles from './SelfieButton.module.css';

interface SelfieButtonProps {
  /** The input of `SelfieCamera`. */
  readonly app: RefObject<HTMLInputElement | null>;
  readonly disabled?: boolean;
  /** Called on the click, before there is a photo, so that what analyzing one needs can be fetched. */
  readonly onReach?: () => void;
}

/**
 * "Take a selfie": the system's camera app on touch devices, a framed live picture elsewhere, nothing without a
 * camera. Permission is asked for on the click, never before. The frame is fetched on the click, too.
 */
export function SelfieButton({ app, disabled = false, onReach }: SelfieButtonProps) {
  const kind = useCameraKind();
  if (kind === 'none') return null;
  const reach = () => {
    onReach?.();
    if (kind === 'system') app.current?.click();
    else selfieDialog.open();
  };
  return (
    <Button
      size="compact"
      disabled={disabled}
      className={joinClasses(kind === 'system' && styles['touch'])}
      onClick={reach}
    >
      <Camera aria-hidden="true" size={20} />
      Take a Selfie
    </Button>
  );
}
