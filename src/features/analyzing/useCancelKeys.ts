import { useEffect, useEffectEvent } from 'react';
import { useBackCloses } from '../../components/useBackCloses.ts';

/** Escape and the browser's Back cancel. While a dialog is open both close the dialog instead, and Escape answers an open alert. */
export function useCancelKeys(onCancel: (() => void) | undefined): void {
  const possible = onCancel !== undefined;
  const cancel = useEffectEvent(() => onCancel?.());
  useEffect(() => {
    if (!possible) return;
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !document.querySelector('dialog[open], [role="alertdialog"]')) cancel();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [possible]);
  useBackCloses(possible, () => onCancel?.());
}
