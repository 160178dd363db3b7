import { createLazyDialog } from '../../components/createLazyDialog.ts';

/** The purchase dialog, fetched when somebody wants to buy. */
export const purchaseDialog = createLazyDialog(
  async () => (await import('./PurchaseDialog.tsx')).PurchaseDialog,
);
