import { createLazyDialog } from '../../components/createLazyDialog.ts';

/** The purchase dialog, fetched when it is first opened. */
export const purchaseDialog = createLazyDialog(
  async () => (await import('./PurchaseDialog.tsx')).PurchaseDialog,
);
