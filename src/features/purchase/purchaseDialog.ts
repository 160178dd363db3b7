import { createLazyDialog } from '../../components/createLazyDialog.ts';

/** The purchase dialog, fetched when it is first opened. The page shows it with a `LazyDialogOutlet`. */
export const purchaseDialog = createLazyDialog(
  () => import('./PurchaseDialog.tsx'),
  (module) => module.PurchaseDialog,
);
