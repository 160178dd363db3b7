import { useEffect, useEffectEvent } from 'react';
import { useBackCloses } from '../../components/useBackCloses.ts';

/** Escape and Back cancel, as they close a dialog; while a dialog or an alert is open they are its own. */
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
