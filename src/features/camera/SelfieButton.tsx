import { useRef, useState } from 'react';
import Camera from 'lucide-react/icons/camera';
import { Button } from '../../components/Button.tsx';
import { SelfieDialog } from './SelfieDialog.tsx';
import { useCameraKind } from './useCameraKind.ts';
import styles from './SelfieButton.module.css';

interface SelfieButtonProps {
  /** Receives the shot as a file, to be checked like any other. */
  readonly onPhoto: (file: File) => void;
  readonly disabled?: boolean;
}

/**
 * "Take a selfie": the system's camera app on touch devices, a framed live picture elsewhere, nothing without a
 * camera. Permission is asked for on the click, never before.
 */
export function SelfieButton({ onPhoto, disabled = false }: SelfieButtonProps) {
  const kind = useCameraKind();
  const input = useRef<HTMLInputElement>(null);
  const [framing, setFraming] = useState(false);
  if (kind === 'none') return null;

  return (
    <>
      <Button
        size="compact"
        disabled={disabled}
        onClick={() => (kind === 'system' ? input.current?.click() : setFraming(true))}
      >
        <Camera aria-hidden="true" size={20} />
        Take a Selfie
      </Button>
      {kind === 'system' && (
        <input
          ref={input}
          type="file"
          accept="image/*"
          capture="user"
          className={styles['input']}
          tabIndex={-1}
          aria-hidden="true"
          onChange={({ currentTarget }) => {
            const file = currentTarget.files?.[0];
            // Reset, because choosing the same file again fires no event otherwise.
            currentTarget.value = '';
            if (file) onPhoto(file);
          }}
        />
      )}
      {framing && (
        <SelfieDialog
          onClose={() => setFraming(false)}
          onShot={(file) => {
            setFraming(false);
            onPhoto(file);
          }}
        />
      )}
    </>
  );
}
