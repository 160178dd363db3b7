import { createLazyDialog } from '../../components/createLazyDialog.ts';

/** Makeup Battle Mode, fetched when somebody wants to compare. */
export const battleDialog = createLazyDialog(async () => (await import('./BattleDialog.tsx')).BattleDialog);
