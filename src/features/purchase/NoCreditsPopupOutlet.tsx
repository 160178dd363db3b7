import { useEffect } from 'react';
import { createLazyDialog } from '../../components/createLazyDialog.ts';
import { LazyDialogOutlet } from '../../components/LazyDialogOutlet.tsx';

/** The window event that opens the popup. Every attempt to rate without a credit fires it (BUY-07). */
const openingEvent = 'showNoCreditsPopup';

const noCreditsPopup = createLazyDialog(
  () => import('./NoCreditsPopup.tsx'),
  (module) => module.NoCreditsPopup,
);

/** Where the popup appears, fetched when it is first wanted. */
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
