import { useEffect } from 'react';
import { LazyDialogOutlet } from '../../components/LazyDialogOutlet.tsx';
import { noCreditsPopup } from './noCreditsPopup.ts';

/** The window event that opens the popup. Every attempt to rate without a credit fires it (BUY-07). */
const openingEvent = 'showNoCreditsPopup';

/** Where the popup appears. */
export function NoCreditsPopupOutlet() {
  useEffect(() => {
    window.addEventListener(openingEvent, noCreditsPopup.open);
    return () => {
      window.removeEventListener(openingEvent, noCreditsPopup.open);
      noCreditsPopup.close();
    };
  }, []);
  return <LazyDialogOutlet dialog={noCreditsPopup} />;
}
