import { createLazyDialog } from '../components/createLazyDialog.ts';
import { loadProgram } from '../loadProgram.ts';

/** Makeup Battle Mode with its ways to share, fetched when it is first opened. */
export const battleDialog = createLazyDialog(
  async () => (await loadProgram(() => import('./SharedBattle.tsx'))).SharedBattle,
);
