import { createLazyDialog } from '../components/createLazyDialog.ts';

/** Makeup Battle Mode with its ways to share, fetched when it is first opened. */
export const battleDialog = createLazyDialog(
  () => import('./SharedBattle.tsx'),
  (module) => module.SharedBattle,
);
