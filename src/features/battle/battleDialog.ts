import { createLazyDialog } from '../../components/createLazyDialog.ts';

/** Makeup Battle Mode, fetched when it is first opened. */
export const battleDialog = createLazyDialog(async () => (await import('./BattleDialog.tsx')).BattleDialog);
