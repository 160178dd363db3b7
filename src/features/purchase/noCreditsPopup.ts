import { createLazyDialog } from '../../components/createLazyDialog.ts';

/** The window event that opens the popup. Every attempt to rate without a credit fires it (BUY-07). */
export const noCreditsEvent = 'showNoCreditsPopup';

/** The popup for a visitor without credits, fetched when it is first wanted. `NoCreditsPopupOutlet` opens and shows it. */
export const noCreditsPopup = createLazyDialog(
  () => import('./NoCreditsPopup.tsx'),
  (module) => module.NoCreditsPopup,
);
