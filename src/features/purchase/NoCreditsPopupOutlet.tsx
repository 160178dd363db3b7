import { useEffect } from 'react';
import { LazyDialogOutlet } from '../../components/LazyDialogOutlet.tsx';
import { noCreditsEvent, noCreditsPopup } from './noCreditsPopup.ts';

/** Where the popup appears. */
export function NoCreditsPopupOutlet() {
  useEffect(() => {
    window.addEventListener(noCreditsEvent, noCreditsPopup.open);
    return () => {
      window.removeEventListener(noCreditsEvent, noCreditsPopup.open);
      noCreditsPopup.close();
    };
  }, []);
  return <LazyDialogOutlet dialog={noCreditsPopup} />;
}
