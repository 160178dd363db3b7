import { createRoom } from '../dialogs/createRoom.ts';

/** The purchase dialog, fetched when somebody wants to buy. */
export const purchaseRoom = createRoom(async () => (await import('./PurchaseDialog.tsx')).PurchaseDialog);

export const openPurchaseDialog = purchaseRoom.open;
