import { createLazyDialog } from '../../components/createLazyDialog.ts';
import { loadProgram } from '../../loadProgram.ts';

/** Makeup Battle Mode, fetched when it is first opened. */
export const battleDialog = createLazyDialog(
  async () => (await loadProgram(() => import('./BattleDialog.tsx'))).BattleDialog,
);
