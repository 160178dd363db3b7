import { type ReactNode, useEffect, useEffectEvent, useId, useRef } from 'react';
import { Button } from '../../components/Button.tsx';
import { rescueFocus } from '../../components/rescueFocus.ts';
import styles from './StandingAlert.module.css';

interface StandingAlertProps {
  readonly title: string;
  /** To the letter; line breaks are kept. */
  readonly text: string;
  /** Stands below the one button. */
  readonly children?: ReactNode;
  readonly onClose: () => void;
}

/**
 * An alert that takes the focus but does not block the page: it stands at the foot of the screen, so that the payment banner
 * above can still be used. Escape and OK answer it; the focus then returns to where it was.
 */
export function StandingAlert({ title, text, children, onClose }: StandingAlertProps) {
  const id = useId();
  const okay = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    const before = document.activeElement as HTMLElement | null;
    okay.current?.focus({ preventScroll: true });
    return () => {
      before?.focus({ preventScroll: true });
      rescueFocus();
    };
  }, []);
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    // Where a dialog is open, Escape closes the dialog first.
    if (event.key === 'Escape' && !document.querySelector('dialog[open]')) onClose();
  });
  useEffect(() => {
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
  return (
    <div
      role="alertdialog"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      className={styles['alert']}
    >
      <h2 id={`${id}-title`}>{title}</h2>
      <p id={`${id}-text`} className={styles['text']}>
        {text}
      </p>
      <Button ref={okay} variant="primary" size="wide" onClick={onClose}>
        OK
      </Button>
      {children}
    </div>
  );
}
