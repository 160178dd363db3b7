import { createLazyDialog } from '../../components/createLazyDialog.ts';
import { loadProgram } from '../../loadProgram.ts';

/** The purchase dialog, fetched when it is first opened. The page shows it with a `LazyDialogOutlet`. */
export const purchaseDialog = createLazyDialog(
  async () => (await loadProgram(() => import('./PurchaseDialog.tsx'))).PurchaseDialog,
);
