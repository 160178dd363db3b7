import { createLazyDialog } from '../../components/createLazyDialog.ts';

/** The popup for a visitor without credits, fetched when it is first wanted. `NoCreditsPopupOutlet` opens and shows it. */
export const noCreditsPopup = createLazyDialog(
  () => import('./NoCreditsPopup.tsx'),
  (module) => module.NoCreditsPopup,
);
