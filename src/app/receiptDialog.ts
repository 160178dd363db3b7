import { createLazyDialog } from '../components/createLazyDialog.ts';

/** The visitor's receipt, and a way to use one; fetched when it is first opened (decision 33). */
export const receiptDialog = createLazyDialog(
  () => import('./Receipts.tsx'),
  (module) => module.Receipts,
);
