import { createRoom } from '../dialogs/createRoom.ts';

/** Makeup Battle Mode, fetched when somebody wants to compare. */
export const battleRoom = createRoom(async () => (await import('./BattleDialog.tsx')).BattleDialog);

export const openBattle = battleRoom.open;
