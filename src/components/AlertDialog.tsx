import { type ReactNode, useId, useRef } from 'react';
import { Button } from './Button.tsx';
import { Dialog } from './Dialog.tsx';
import { joinClasses } from './joinClasses.ts';
import styles from './AlertDialog.module.css';

interface AlertDialogProps {
  readonly title: string;
  /** To the letter; line breaks are kept. */
  readonly text: string;
  /** Stands below the one button. */
  readonly children?: ReactNode;
  readonly onClose: () => void;
}

/** One message, one OK button (decision 23). Unlike the browser's own alert, it does not stop the main thread. */
export function AlertDialog({ title, text, children, onClose }: AlertDialogProps) {
  const textId = useId();
  const okay = useRef<HTMLButtonElement>(null);
  return (
    <Dialog
      role="alertdialog"
      size="small"
      title={title}
      describedBy={textId}
      initialFocus={okay}
      onClose={onClose}
    >
      <p id={textId} className={joinClasses(styles['text'], text.includes('\n') && styles['lines'])}>
        {text}
      </p>
      <Button ref={okay} variant="primary" size="wide" onClick={onClose}>
        OK
      </Button>
      {children}
    </Dialog>
  );
}
